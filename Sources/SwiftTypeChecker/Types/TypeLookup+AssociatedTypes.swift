extension TypeLookup {
  /// Replaces generic parameters by the types that they are bound to; open ones stay.
  func substitute(_ bindings: Bindings, in type: SwiftType) -> SwiftType {
    switch type {
    case .unknown: return type
    case .parameter(let name): return bindings[name] ?? type
    case .nominal(let name, let arguments):
      guard arguments.contains(where: \.isGeneric) else { return type }
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
    for parent in supertypes(of: type) {
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

  /// Replaces open parameters by unknown types, so that they do not leave their declaration.
  func closing(_ names: Set<String>, in type: SwiftType) -> SwiftType {
    guard !names.isEmpty, type.isGeneric else { return type }
    var bindings = Bindings()
    for name in names { bindings[name] = .unknown }
    return substitute(bindings, in: type)
  }
}

// MARK: - Witnesses

/// Associated types without an alias, inferred from the members that satisfy a protocol.
extension TypeLookup {
  /// Returns the associated type of this name, inferred from the types of a concrete type's
  /// members.
  func witnessed(_ name: String, of type: SwiftType) -> SwiftType {
    let question = Member(name: name, owner: type)
    return witnesses.answer(question) {
      // A requirement may lead back to itself.
      guard openWitnesses.insert(question).inserted else {
        index.markIncomplete()
        return .unknown
      }
      defer { openWitnesses.remove(question) }
      return findWitness(of: name, of: type)
    }
  }

  private func findWitness(of name: String, of type: SwiftType) -> SwiftType {
    guard let owner = type.name, let entry = index.type(named: owner) else { return .unknown }
    let own = Bindings(entry.generics, type.arguments)
    for parent in supertypes(of: type).dropFirst() {
      guard let parentName = parent.name,
        let requirements = index.type(named: parentName)?.requirements[name]
      else { continue }
      for requirement in requirements {
        var bindings = Bindings()
        match(requirement, of: parentName, in: owner, &bindings)
        if let found = bindings[name], !found.isUnknown { return substitute(own, in: found) }
      }
    }
    return .unknown
  }

  /// Binds the associated types in a requirement by the member of this name that a type has.
  private func match(
    _ requirement: String,
    of protocolName: String,
    in owner: String,
    _ bindings: inout Bindings
  ) {
    let (inside, outside) = (TypeContext(owner: protocolName), TypeContext(owner: owner))
    if let pattern = index.variables(named: requirement, ofType: protocolName).first,
      let written = pattern.declaration.type,
      let type = index.variables(named: requirement, ofType: owner).first?.declaration.type
    {
      bindings.unify(resolve(written, in: inside), with: resolve(type, in: outside))
    }
    for pattern in index.functions(named: requirement, ofType: protocolName) {
      let labels = pattern.declaration.parameters.map(\.label)
      let member = index.functions(named: requirement, ofType: owner)
        .first { $0.declaration.parameters.map(\.label) == labels }
      guard let member else { continue }
      let pairs = zip(pattern.declaration.parameters, member.declaration.parameters)
      for (parameter, witness) in pairs {
        let type = resolve(witness.type, in: outside.adding(member.declaration.generics))
        bindings.unify(resolve(parameter.type, in: inside), with: type)
      }
      if let result = pattern.declaration.result, let made = member.declaration.result {
        bindings.unify(resolve(result, in: inside), with: resolve(made, in: outside))
      }
    }
  }
}
