/// The types of local names.
extension TypeInference {
  /// Binds the captures and the parameters of a closure.
  package func bindParameters(of closure: Expression.Closure, to types: [SwiftType]) {
    for capture in closure.captures {
      if let name = capture.label { bind(name, to: type(of: capture.value)) }
    }
    for (position, type) in types.enumerated() {
      guard closure.hasSignature else {
        bind("$\(position)", to: type)
        continue
      }
      let name = closure.parameters[position].name
      bind(name, to: type)
      if name.utf8.first == UInt8(ascii: "$") {
        // `$item` names a binding, and `item` its value.
        bind(String(name.dropFirst()), to: type.arguments.first ?? .unknown)
      }
    }
  }

  /// Binds the names of a local variable.
  func bindLocal(_ variable: VariableDeclaration) {
    let type = variable.type.map { resolve($0) } ?? variable.initialValue.map { self.type(of: $0) }
    bind(variable.pattern, to: type ?? .unknown)
  }

  /// Binds the names of a pattern that a value of this type matches.
  package func bind(_ pattern: Pattern, to type: SwiftType) {
    switch pattern {
    case .name(let name): bind(name, to: type)
    case .typed(let inner, let reference): bind(inner, to: resolve(reference))
    case .optional(let inner): bind(inner, to: type.unwrapped)
    case .tuple(let elements):
      guard case .tuple(let types) = type, types.count == elements.count else {
        for element in elements { bind(element.pattern, to: .unknown) }
        return
      }
      for (element, type) in zip(elements, types) { bind(element.pattern, to: type.type) }
    case .enumCase(let name, let base, let elements):
      let written = base.flatMap { self.type(of: $0).instance }
      // The value has the generic arguments, which the pattern omits.
      let isSame = written?.name == type.unwrapped.name
      bind(enumCase: name, elements, to: isSame ? type.unwrapped : written ?? type)
    case .expression, .wildcard: return
    }
  }

  private func bind(enumCase name: String, _ elements: [PatternElement], to type: SwiftType) {
    let functions = implicitMembers(named: name, of: type)
    let enumCase = functions.first { $0.entry.declaration.kind == .enumCase }
    let types = enumCase.map { overloads.parameterTypes(of: $0) } ?? []
    if elements.count == 1, types.count > 1 {
      let parameters = enumCase?.entry.declaration.parameters ?? []
      let tuple = zip(parameters, types).map { SwiftType.Element(label: $0.label, type: $1) }
      bind(elements[0].pattern, to: .tuple(tuple))
      return
    }
    for (position, element) in elements.enumerated() {
      bind(element.pattern, to: types.indices.contains(position) ? types[position] : .unknown)
    }
  }

  /// Binds the names that conditions introduce, in their order.
  package func bind(_ conditions: [Condition], subject: Expression?) {
    for condition in conditions {
      switch condition {
      case .expression: continue
      case .binding(let pattern, let type, let value):
        bind(pattern, to: type.map { resolve($0).unwrapped } ?? boundType(of: value, pattern))
      case .matching(let pattern, let value):
        let matched = value ?? subject
        bind(pattern, to: matched.map { self.type(of: $0) } ?? .unknown)
      }
    }
  }

  /// Returns the type of `x` in `if let x = value` and `if let x`.
  private func boundType(of value: Expression?, _ pattern: Pattern) -> SwiftType {
    if let value { return type(of: value).unwrapped }
    guard case .name(let name) = pattern else { return .unknown }
    return type(ofName: name, []).unwrapped
  }

  /// Returns the type of the elements of a sequence.
  package func elementType(of sequence: SwiftType) -> SwiftType {
    lookup.associated("Element", of: sequence)
  }
}
