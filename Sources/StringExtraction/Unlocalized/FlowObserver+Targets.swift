import SwiftTypeChecker

/// The targets of the strings of a value.
extension FlowObserver {
  /// Adds the flows of a value at a site.
  func note(_ value: Expression, at site: ValueSite, _ collector: KeyCollector) {
    switch site {
    case .argument(let call, let resolution, let position):
      note(value, asArgument: position, of: call, resolution, collector)
    case .initialValue(let variable): note(value, asInitial: variable, collector)
    case .defaultValue(let function, let position):
      let parameter = function.parameters[position]
      guard collector.inference.resolve(parameter.type).isText,
        function.kind != .initializer || !collector.isData(collector.inference.owner)
      else { return }
      let name = function.declarationName(in: collector.inference.owner)
      note(value, to: .node(.parameter(name, parameter.name, position)), collector)
    case .rawValue:
      guard let owner = collector.inference.owner else { return }
      note(value, to: .node(.rawValue(owner)), collector)
    case .returned: noteReturned(value, collector)
    case .assigned(let target): note(value, assignedTo: target, collector)
    case .interpolated(let literal):
      guard isLocalizable(literal), collector.inference.type(of: value).isText else { return }
      note(value, to: .screen(.interpolation), collector)
    case .bound(let pattern), .sequence(let pattern):
      guard collector.inference.type(of: value).isText else { return }
      for name in pattern.names {
        if let local = declare(name, collector) { note(value, to: .node(local), collector) }
      }
    case .matched(let pattern): note(value, matchedBy: pattern, collector)
    default: return
    }
  }

  private func note(
    _ value: Expression,
    asArgument position: Int,
    of call: Expression.Call,
    _ resolution: Resolution?,
    _ collector: KeyCollector
  ) {
    guard let resolution else {
      if let screen = DisplaySink(argument: position, of: call, collector) {
        note(value, to: .screen(screen), collector)
      } else if !value.isLiteralThroughout, collector.inference.type(of: value).isText,
        let entry = collector.localizableOverload(of: call, position)
      {
        note(value, to: .screen(DisplaySink(entry)), collector)
      }
      return
    }
    let entry = resolution.candidate.entry
    guard resolution.candidate.parameterTypes == nil, resolution.types[position].isText else {
      return
    }
    if entry.isKnown {
      guard collector.hasLocalizableOverload(of: call, resolution, position) else { return }
      note(value, to: .screen(DisplaySink(entry)), collector)
      return
    }
    let kind = entry.declaration.kind
    guard kind == .function || kind == .subscripting || !collector.isData(entry.owner) else {
      return
    }
    let parameter = resolution.parameters[position]
    let index = entry.declaration.parameters.firstIndex {
      $0.label == parameter.label && $0.name == parameter.name
    }
    let node = FlowNode.parameter(entry.declarationName, parameter.name, index ?? position)
    note(value, to: .node(node), collector)
  }

  private func note(
    _ value: Expression,
    asInitial variable: VariableDeclaration,
    _ collector: KeyCollector
  ) {
    let type =
      variable.type.map { collector.inference.resolve($0) } ?? collector.inference.type(of: value)
    guard let name = variable.name else { return }
    guard type.isText else {
      _ = declare(name, collector)
      return
    }
    if let local = declare(name, collector) {
      note(value, to: .node(local), collector)
    } else if !collector.isData(collector.inference.owner) {
      note(value, toVariable: name, of: collector.inference.owner, collector)
    }
  }

  /// Adds a flow into a property, and into the protocol requirement that it implements.
  private func note(
    _ value: Expression,
    toVariable name: String,
    of owner: String?,
    _ collector: KeyCollector
  ) {
    let node = FlowNode.variable(owner: owner, name)
    note(value, to: .node(node), collector)
    guard let owner else { return }
    for parent in collector.inference.lookup.supertypes(of: .nominal(owner, [])).dropFirst() {
      guard let parentName = parent.name else { continue }
      if parentName == "LocalizedError", DisplaySink.errorTexts.contains(name) {
        note(
          value,
          to: .screen(DisplaySink(name: "LocalizedError.\(name)", takesLocalizable: false)),
          collector
        )
      }
      let declared = collector.inference.index.variables(named: name, ofType: parentName)
      if declared.contains(where: { !$0.isKnown }) {
        note(node, to: .variable(owner: parentName, name), collector)
      }
    }
  }

  private func noteReturned(_ value: Expression, _ collector: KeyCollector) {
    for site in surroundings {
      switch site {
      case .function(let function):
        guard let result = function.result, collector.inference.resolve(result).isText else {
          return
        }
        let name = function.declarationName(in: collector.inference.owner)
        return note(value, to: .node(.result(name)), collector)
      case .getter(let variable):
        guard let name = variable.name, let type = variable.type,
          collector.inference.resolve(type).isText
        else { return }
        return note(value, toVariable: name, of: collector.inference.owner, collector)
      case .closure: return
      default: continue
      }
    }
  }

  private func note(
    _ value: Expression,
    assignedTo target: Expression,
    _ collector: KeyCollector
  ) {
    if let screen = DisplaySink(assignedTo: target, collector) {
      return note(value, to: .screen(screen), collector)
    }
    let node: FlowNode? =
      switch target.kind {
      case .name(let name, _): self.node(named: name, collector)
      case .member(let base?, let name, _): self.node(ofMember: name, of: base, collector)
      default: nil
      }
    guard let node else { return }
    if case .variable(let owner, _) = node, collector.isData(owner) { return }
    note(value, to: .node(node), collector)
  }

  /// Adds the flows from the associated values of a case to the names that its pattern binds.
  private func note(
    _ value: Expression,
    matchedBy pattern: Pattern,
    _ collector: KeyCollector
  ) {
    guard case .enumCase(let name, _, let elements) = pattern,
      let owner = collector.inference.type(of: value).unwrapped.name,
      let entry = collector.inference.index.functions(named: name, ofType: owner)
        .first(where: { $0.declaration.kind == .enumCase })
    else { return }
    for (position, element) in elements.enumerated() {
      guard case .name(let bound) = element.pattern,
        entry.declaration.parameters.indices.contains(position),
        let local = declare(bound, collector)
      else { continue }
      let parameter = entry.declaration.parameters[position].name
      note(.parameter(entry.declarationName, parameter, position), to: local, collector)
    }
  }
}

extension KeyCollector {
  /// Whether a type contains decoded data instead of strings of the interface.
  ///
  /// Literals in such a type are sample data.
  fileprivate func isData(_ owner: String?) -> Bool {
    guard let entry = owner.flatMap({ inference.index.type(named: $0) }) else { return false }
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
