extension TypeLookup {
  /// Replaces generic parameters by what they are bound to; open ones stay.
  func substitute(_ bindings: Bindings, in type: SwiftType) -> SwiftType {
    switch type {
    case .unknown: return type
    case .parameter(let name): return bindings[name] ?? type
    case .nominal(let name, let arguments):
      if arguments.isEmpty { return type }
      return .nominal(name, arguments.map { substitute(bindings, in: $0) })
    case .dependent(let base, let name):
      return associated(name, of: substitute(bindings, in: base))
    case .tuple(let elements):
      return .tuple(
        elements.map {
          SwiftType.Element(label: $0.label, type: substitute(bindings, in: $0.type))
        }
      )
    case .function(let parameters, let result):
      return .function(
        parameters.map { substitute(bindings, in: $0) },
        substitute(bindings, in: result)
      )
    case .metatype(let instance): return .metatype(substitute(bindings, in: instance))
    case .composition(let members):
      return .composition(members.map { substitute(bindings, in: $0) })
    }
  }

  /// Returns the associated type of this name of a concrete type.
  func associated(_ name: String, of type: SwiftType) -> SwiftType {
    switch type {
    case .parameter, .dependent: return .dependent(type, name)
    case .nominal("Binding", let arguments):
      // A binding of a collection is a collection of its elements' bindings.
      let type = arguments.first.map { associated(name, of: $0) } ?? .unknown
      return name == "Element" && !type.isUnknown ? .binding(type) : type
    case .nominal:
      return associatedTypes.answer(Member(name: name, owner: type)) {
        findAssociated(name, of: type)
      }
    default: return .unknown
    }
  }

  private func findAssociated(_ name: String, of type: SwiftType) -> SwiftType {
    for parent in lineage(of: type) {
      guard let parentName = parent.name, let entry = index.type(named: parentName) else {
        continue
      }
      let bindings = Bindings(entry.generics, parent.arguments)
      if let bound = bindings[name] { return bound }
      if let alias = index.alias(named: name, ofType: parentName), alias.target != nil {
        return substitute(bindings, in: resolve(alias, in: TypeContext(owner: parentName)))
      }
      if let inner = nested(name, in: parentName), case .nominal = inner { return inner }
    }
    return witnessed(name, of: type)
  }

  /// Replaces what is still open by unknown types, so that no parameter leaves its declaration.
  func closing(_ names: Set<String>, in type: SwiftType) -> SwiftType {
    guard !names.isEmpty else { return type }
    var bindings = Bindings()
    for name in names { bindings[name] = .unknown }
    return substitute(bindings, in: type)
  }
}
