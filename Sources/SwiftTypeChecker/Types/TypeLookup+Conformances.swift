/// The supertypes of a type.
struct Lineage {
  /// The type itself and its supertypes, the nearest first, those that are only possible last.
  var types: [SwiftType] = []
  /// The number of supertypes that the type has for certain.
  ///
  /// The generic arguments of the type decide about the others, and they are not known.
  var certainCount = 0
}

extension TypeLookup {
  /// Returns the type itself and all its supertypes, the nearest first.
  ///
  /// Supertypes whose conditions the generic arguments may satisfy are included, at the end.
  package func supertypes(of type: SwiftType) -> [SwiftType] { lineage(of: type).types }

  /// Returns the type itself and its supertypes, the certain ones first.
  func lineage(of type: SwiftType) -> Lineage {
    if case .nominal(let name, let arguments) = type, arguments.isEmpty {
      return plainLineages.answer(name) { findLineage(of: type) }
    }
    return lineages.answer(type) { findLineage(of: type) }
  }

  private func findLineage(of type: SwiftType) -> Lineage {
    var search = LineageSearch()
    collect(type, into: &search, depth: 0)
    var result = Lineage(types: search.types, certainCount: search.types.count)
    while !search.possible.isEmpty {
      let possible = search.possible
      search.possible = []
      for (type, depth) in possible { collect(type, into: &search, depth: depth) }
    }
    result.types = search.types
    return result
  }

  /// The state of a search for supertypes.
  private struct LineageSearch {
    var types: [SwiftType] = []
    var seen: Set<String> = []
    /// The supertypes with undecided conditions, which are visited later.
    var possible: [(type: SwiftType, depth: Int)] = []
  }

  private func collect(_ type: SwiftType, into search: inout LineageSearch, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch type {
    case .composition(let members):
      for member in members { collect(member, into: &search, depth: depth + 1) }
    case .nominal(let name, let arguments):
      guard search.seen.insert(name).inserted else { return }
      search.types.append(type)
      guard let entry = index.type(named: name) else { return }
      let bindings = Bindings(entry.generics, arguments)
      for conformance in entry.conformances {
        let isMet = conformance.isConditional ? meets(conformance, entry, bindings) : true
        if isMet == false { continue }
        let parent = resolve(conformance.type, in: TypeContext(owner: name))
        let bound = substitute(bindings, in: parent)
        if isMet == nil {
          search.possible.append((bound, depth + 1))
        } else {
          collect(bound, into: &search, depth: depth + 1)
        }
      }
    default: return
    }
  }

  /// Returns the names of the associated types that a type and its supertypes leave open.
  func associatedTypes(of type: SwiftType) -> [String] {
    guard let name = type.name else { return [] }
    return openAssociatedTypes.answer(name) {
      supertypes(of: type)
        .flatMap { parent -> Set<String> in
          parent.name.flatMap { index.type(named: $0) }?.associatedTypes ?? []
        }
    }
  }

  /// Whether a type is, inherits or conforms to the type of this name; `nil` if a supertype is not
  /// available.
  func conforms(_ type: SwiftType, to name: String) -> Bool? {
    let supertypes = supertypes(of: type)
    if supertypes.contains(where: { $0.name == name }) { return true }
    let isComplete = supertypes.allSatisfy {
      $0.name.map { index.declaresType(named: $0) } ?? true
    }
    return isComplete && !supertypes.isEmpty ? false : nil
  }
}

// MARK: - Conditions

extension TypeLookup {
  /// The number of generic arguments within each other whose conformances are decided.
  ///
  /// The argument of a supertype may be larger than that of the type, and so on without end.
  private static let maximumConditionDepth = 12

  /// Returns whether generic arguments satisfy the conditions of a conformance.
  ///
  /// - Parameters:
  ///   - conformance: The conformance with its conditions.
  ///   - entry: The type that has it.
  ///   - bindings: The generic arguments of the type.
  /// - Returns: `false` if an argument violates a condition, `nil` if no argument decides.
  private func meets(
    _ conformance: Conformance,
    _ entry: TypeEntry,
    _ bindings: Bindings
  ) -> Bool? {
    guard conditionDepth < Self.maximumConditionDepth else {
      index.markIncomplete()
      return nil
    }
    conditionDepth += 1
    defer { conditionDepth -= 1 }
    var result: Bool?
    for requirement in conformance.bounds {
      for bound in requirement.bounds {
        switch meets(bound, parameter: requirement.name, of: entry, bindings) {
        case false?: return false
        case true?: result = true
        case nil: break
        }
      }
    }
    for equality in conformance.equalities {
      guard let name = equality.name, let argument = bindings[name].flatMap(declaredName),
        let required = declaredName(
          of: resolve(equality.type, in: TypeContext(owner: entry.name))
        )
      else { continue }
      if argument != required { return false }
      result = true
    }
    return result
  }

  /// Returns whether the argument of a generic parameter conforms to a bound; `nil` if that cannot
  /// be decided.
  private func meets(
    _ bound: TypeReference,
    parameter: String,
    of entry: TypeEntry,
    _ bindings: Bindings
  ) -> Bool? {
    guard let name = resolve(bound, in: TypeContext(owner: entry.name)).name else { return nil }
    if let argument = bindings[parameter], let isMet = certainlyConforms(argument, to: name) {
      return isMet
    }
    // All arguments satisfy the bounds of the type itself.
    let declared = entry.generics.first { $0.name == parameter }?.bounds ?? []
    let isMet = declared.contains { reference in
      let type = resolve(reference, in: TypeContext(owner: entry.name))
      return certainlyConforms(type, to: name) == true
    }
    return isMet ? true : nil
  }

  /// Returns whether a type conforms to a protocol; `nil` if that cannot be decided.
  private func certainlyConforms(_ type: SwiftType, to name: String) -> Bool? {
    let lineage = lineage(of: type)
    guard let location = lineage.types.firstIndex(where: { $0.name == name }) else {
      return mayConform(type, lineage, to: name) ? nil : false
    }
    return location < lineage.certainCount ? true : nil
  }

  /// Whether a type may conform to a protocol that is not among its known supertypes.
  private func mayConform(_ type: SwiftType, _ lineage: Lineage, to name: String) -> Bool {
    if case .composition(let members) = type {
      return members.contains { mayConform($0, lineage, to: name) }
    }
    guard declaredName(of: type) != nil, isProtocolWithKnownConformances(name) else { return true }
    return !lineage.types.allSatisfy { parent in
      parent.name.map { index.declaresType(named: $0) } ?? true
    }
  }

  /// Whether the declarations name every type that conforms to a protocol.
  private func isProtocolWithKnownConformances(_ name: String) -> Bool {
    guard let entry = index.type(named: name), entry.kind == .protocolType else { return false }
    return !OverloadResolver.unlistedProtocols.contains(name)
  }

  /// Returns the name of a type that is available and not a protocol.
  func declaredName(of type: SwiftType) -> String? {
    guard case .nominal(let name, _) = type, let entry = index.type(named: name),
      entry.isDeclared, entry.kind != .protocolType
    else { return nil }
    return name
  }
}
