extension TypeLookup {
  /// Returns the type itself and everything that it inherits and conforms to, the nearest first.
  func lineage(of type: SwiftType) -> [SwiftType] {
    if case .nominal(let name, let arguments) = type, arguments.isEmpty {
      return plainSupertypes.answer(name) { collectedLineage(of: type) }
    }
    return supertypes.answer(type) { collectedLineage(of: type) }
  }

  private func collectedLineage(of type: SwiftType) -> [SwiftType] {
    var result: [SwiftType] = []
    var seen: Set<String> = []
    collect(type, into: &result, seen: &seen, depth: 0)
    return result
  }

  private func collect(
    _ type: SwiftType,
    into result: inout [SwiftType],
    seen: inout Set<String>,
    depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    switch type {
    case .composition(let members):
      for member in members { collect(member, into: &result, seen: &seen, depth: depth + 1) }
    case .nominal(let name, let arguments):
      guard seen.insert(name).inserted else { return }
      result.append(type)
      guard let entry = index.type(named: name) else { return }
      let bindings = Bindings(entry.generics, arguments)
      for reference in entry.inherited {
        let parent = resolve(reference, in: TypeContext(owner: name))
        let bound = substitute(bindings, in: parent)
        collect(bound, into: &result, seen: &seen, depth: depth + 1)
      }
    default: return
    }
  }

  /// Returns the names of the associated types that a type and what it inherits leave open.
  func associatedTypes(of type: SwiftType) -> [String] {
    guard let name = type.name else { return [] }
    return openAssociatedTypes.answer(name) {
      lineage(of: type)
        .flatMap { parent -> Set<String> in
          parent.name.flatMap { index.type(named: $0) }?.associatedTypes ?? []
        }
    }
  }

  /// Whether a type is, inherits or conforms to the type of this name; `nil` where a supertype is
  /// not at hand.
  func conforms(_ type: SwiftType, to name: String) -> Bool? {
    let lineage = lineage(of: type)
    if lineage.contains(where: { $0.name == name }) { return true }
    let isComplete = lineage.allSatisfy {
      $0.name.map { index.declaresType(named: $0) } ?? true
    }
    return isComplete && !lineage.isEmpty ? false : nil
  }
}
