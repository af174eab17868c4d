/// Where the texts of a value go.
extension FlowObserver {
  /// Notes where the texts of a value go that stands at a site.
  func note(_ value: Expression, at site: ValueSite, _ checker: Checker) {
    switch site {
    case .argument(let call, let resolution, let position):
      note(value, asArgument: position, of: call, resolution, checker)
    case .initialValue(let variable): note(value, asInitial: variable, checker)
    case .defaultValue(let function, let position):
      let parameter = function.parameters[position]
      guard checker.resolve(parameter.type).isText,
        function.kind != .initializer || !checker.isData(checker.context.owner)
      else { return }
      let name = function.declarationName(in: checker.context.owner)
      note(value, to: .node(.parameter(name, parameter.name, position)), checker)
    case .rawValue:
      guard let owner = checker.context.owner else { return }
      note(value, to: .node(.rawValue(owner)), checker)
    case .returned: noteReturned(value, checker)
    case .assigned(let target): note(value, assignedTo: target, checker)
    case .interpolated(let literal):
      guard isLocalizable(literal), checker.type(of: value).isText else { return }
      note(value, to: .screen(.interpolation), checker)
    case .bound(let pattern), .sequence(let pattern):
      guard checker.type(of: value).isText else { return }
      for name in pattern.names {
        if let local = declare(name, checker) { note(value, to: .node(local), checker) }
      }
    case .matched(let pattern): note(value, matchedBy: pattern, checker)
    default: return
    }
  }

  private func note(
    _ value: Expression,
    asArgument position: Int,
    of call: Expression.Call,
    _ resolution: Resolution?,
    _ checker: Checker
  ) {
    guard let resolution else {
      if let screen = Screen(argument: position, of: call, checker) {
        note(value, to: .screen(screen), checker)
      } else if !value.isLiteralThroughout, checker.type(of: value).isText,
        let entry = checker.localizableOverload(of: call, position)
      {
        note(value, to: .screen(Screen(entry)), checker)
      }
      return
    }
    let entry = resolution.candidate.entry
    guard resolution.candidate.parameterTypes == nil, resolution.types[position].isText else {
      return
    }
    if entry.isKnown {
      guard checker.hasLocalizableOverload(of: call, resolution, position) else { return }
      note(value, to: .screen(Screen(entry)), checker)
      return
    }
    let kind = entry.declaration.kind
    guard kind == .function || kind == .subscripting || !checker.isData(entry.owner) else { return }
    let parameter = resolution.parameters[position]
    let index = entry.declaration.parameters.firstIndex {
      $0.label == parameter.label && $0.name == parameter.name
    }
    let node = FlowNode.parameter(entry.declarationName, parameter.name, index ?? position)
    note(value, to: .node(node), checker)
  }

  private func note(
    _ value: Expression,
    asInitial variable: VariableDeclaration,
    _ checker: Checker
  ) {
    let type = variable.type.map { checker.resolve($0) } ?? checker.type(of: value)
    guard let name = variable.name else { return }
    guard type.isText else {
      _ = declare(name, checker)
      return
    }
    if let local = declare(name, checker) {
      note(value, to: .node(local), checker)
    } else if !checker.isData(checker.context.owner) {
      note(value, toVariable: name, of: checker.context.owner, checker)
    }
  }

  /// Notes a flow into a property, and on into the requirement of a protocol that it meets.
  private func note(
    _ value: Expression,
    toVariable name: String,
    of owner: String?,
    _ checker: Checker
  ) {
    let node = FlowNode.variable(owner: owner, name)
    note(value, to: .node(node), checker)
    guard let owner else { return }
    for parent in checker.lookup.lineage(of: .nominal(owner, [])).dropFirst() {
      guard let parentName = parent.name else { continue }
      if parentName == "LocalizedError", Screen.errorTexts.contains(name) {
        note(
          value,
          to: .screen(Screen(name: "LocalizedError.\(name)", takesLocalizable: false)),
          checker
        )
      }
      let declared = checker.index.variables(named: name, ofType: parentName)
      if declared.contains(where: { !$0.isKnown }) {
        note(node, to: .variable(owner: parentName, name), checker)
      }
    }
  }

  private func noteReturned(_ value: Expression, _ checker: Checker) {
    for site in surroundings {
      switch site {
      case .function(let function):
        guard let result = function.result, checker.resolve(result).isText else { return }
        let name = function.declarationName(in: checker.context.owner)
        return note(value, to: .node(.result(name)), checker)
      case .getter(let variable):
        guard let name = variable.name, let type = variable.type, checker.resolve(type).isText
        else { return }
        return note(value, toVariable: name, of: checker.context.owner, checker)
      case .closure: return
      default: continue
      }
    }
  }

  private func note(
    _ value: Expression,
    assignedTo target: Expression,
    _ checker: Checker
  ) {
    if let screen = Screen(assignedTo: target, checker) {
      return note(value, to: .screen(screen), checker)
    }
    let node: FlowNode? =
      switch target.kind {
      case .name(let name, _): self.node(named: name, checker)
      case .member(let base?, let name, _): self.node(ofMember: name, of: base, checker)
      default: nil
      }
    guard let node else { return }
    if case .variable(let owner, _) = node, checker.isData(owner) { return }
    note(value, to: .node(node), checker)
  }

  /// Notes what the pattern of a case binds: the values that the case was made of.
  private func note(
    _ value: Expression,
    matchedBy pattern: Pattern,
    _ checker: Checker
  ) {
    guard case .enumCase(let name, _, let elements) = pattern,
      let owner = checker.type(of: value).unwrapped.name,
      let entry = checker.index.functions(named: name, ofType: owner)
        .first(where: { $0.declaration.kind == .enumCase })
    else { return }
    for (position, element) in elements.enumerated() {
      guard case .name(let bound) = element.pattern,
        entry.declaration.parameters.indices.contains(position),
        let local = declare(bound, checker)
      else { continue }
      let parameter = entry.declaration.parameters[position].name
      note(.parameter(entry.declarationName, parameter, position), to: local, checker)
    }
  }
}

extension Checker {
  /// Whether a type holds data that is read from elsewhere, and no texts of the interface: literals
  /// in it stand in for such data.
  fileprivate func isData(_ owner: String?) -> Bool {
    guard let entry = owner.flatMap({ index.type(named: $0) }) else { return false }
    return entry.inherited.contains { reference in
      guard case .named(let components) = reference, let name = components.last?.name else {
        return false
      }
      return Self.dataProtocols.contains(name)
    }
  }

  private static let dataProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "NSManagedObject", "PersistentModel",
  ]
}
