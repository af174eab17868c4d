/// Associated types that no alias names, found out from the members that fulfil a protocol.
extension TypeLookup {
  /// Returns the associated type of this name, by the types of a concrete type's members.
  func witnessed(_ name: String, of type: SwiftType) -> SwiftType {
    let question = Member(name: name, owner: type)
    return witnesses.answer(question) {
      // A requirement may lead back to itself.
      guard openWitnesses.insert(question).inserted else {
        index.breakOff()
        return .unknown
      }
      defer { openWitnesses.remove(question) }
      return findWitness(of: name, of: type)
    }
  }

  private func findWitness(of name: String, of type: SwiftType) -> SwiftType {
    guard let owner = type.name, let entry = index.type(named: owner) else { return .unknown }
    let own = Bindings(entry.generics, type.arguments)
    for parent in lineage(of: type).dropFirst() {
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
