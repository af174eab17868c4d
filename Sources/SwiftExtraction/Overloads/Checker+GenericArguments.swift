/// Binding the generic parameters of a candidate by the arguments of its call.
extension Checker {
  /// The names of the generic parameters that a call binds.
  func openNames(of candidate: Candidate) -> Set<String> {
    var names = Set(candidate.entry.declaration.generics.map(\.name))
    if let owner = candidate.entry.owner, let entry = index.type(named: owner) {
      names.formUnion(entry.generics.lazy.map(\.name).filter { candidate.bindings[$0] == nil })
      names.formUnion(entry.associatedTypes.lazy.filter { candidate.bindings[$0] == nil })
    }
    return names
  }

  /// Binds the parameters: by arguments that have a type, by the type that the place asks for, by
  /// literals, and by the results of closures, in this order.
  func bind(
    _ candidate: inout Candidate,
    _ arguments: [Expression.Argument],
    _ matching: ArgumentMatching,
    asking expected: SwiftType?
  ) {
    bindRequirements(of: &candidate)
    let types = parameterTypes(of: candidate)
    let pairs = zip(arguments, matching.parameters).map { ($0.value, $1) }
    for (value, index) in pairs where !value.isLiteral && !value.isFunctionValue {
      candidate.bindings.unify(types[index], with: type(of: value))
    }
    if let expected { bindResult(of: &candidate, to: expected) }
    for (value, index) in pairs where value.isFunctionValue {
      bindOperator(&candidate, types[index])
    }
    for (value, index) in pairs where value.isLiteral {
      switch value.kind {
      case .closure, .keyPath: continue
      default: candidate.bindings.unify(types[index], with: type(of: value))
      }
    }
    for (value, index) in pairs {
      switch value.kind {
      case .closure(let closure): bindResult(of: closure, types[index], &candidate)
      case .keyPath(let components): bindResult(of: components, types[index], &candidate)
      default: continue
      }
    }
  }

  /// Binds what the extension around a candidate asks: `where Label == Text`.
  private func bindRequirements(of candidate: inout Candidate) {
    for equality in candidate.entry.equalities {
      guard candidate.bindings[equality.name] == nil, let owner = candidate.entry.owner else {
        continue
      }
      candidate.bindings[equality.name] = lookup.resolve(
        equality.type,
        in: TypeContext(owner: owner)
      )
    }
  }

  private func bindResult(of candidate: inout Candidate, to expected: SwiftType) {
    let declaration = candidate.entry.declaration
    guard declaration.kind == .function, let result = declaration.result else { return }
    let context = TypeContext(owner: candidate.entry.owner).adding(declaration.generics)
    candidate.bindings.unify(lookup.resolve(result, in: context), with: expected)
  }

  /// Binds the parameters of an operator that is passed as a function, such as `reduce(0, +)`: all
  /// its types are the same.
  private func bindOperator(_ candidate: inout Candidate, _ type: SwiftType) {
    guard case .function(let parameters, let result) = type.unwrapped else { return }
    let known = (parameters + [result]).lazy
      .map { [lookup, bindings = candidate.bindings] in
        lookup.substitute(bindings, in: $0)
      }
      .first { if case .parameter = $0 { false } else { !$0.isUnknown } }
    guard let known else { return }
    for parameter in parameters + [result] { candidate.bindings.unify(parameter, with: known) }
  }

  /// Binds what a closure's result tells: the `T` of `map`.
  private func bindResult(
    of closure: Expression.Closure,
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard let (parameters, result) = openFunction(type, of: candidate) else { return }
    guard case .function(_, let made) = self.type(ofClosure: closure, parameters: parameters) else {
      return
    }
    candidate.bindings.unify(result, with: made)
  }

  /// Binds what a key path leads to: the `T` of `map(\.name)`.
  private func bindResult(
    of components: [String],
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard let (parameters, result) = openFunction(type, of: candidate), let root = parameters.first
    else { return }
    let made = components.reduce(root) { self.type(ofMember: $1, [], of: $0) }
    candidate.bindings.unify(result, with: made)
  }

  /// Returns the parameters and the result of a function type whose result is still open.
  private func openFunction(
    _ type: SwiftType,
    of candidate: Candidate
  ) -> (parameters: [SwiftType], result: SwiftType)? {
    guard case .function(let parameters, let result) = type.unwrapped else { return nil }
    let open = openNames(of: candidate)
    guard lookup.substitute(candidate.bindings, in: result).mentions(open) else { return nil }
    let closed = parameters.map {
      lookup.closing(open, in: lookup.substitute(candidate.bindings, in: $0))
    }
    return (closed, result)
  }
}

extension Expression {
  /// Whether the expression is an operator that is passed as a function.
  fileprivate var isFunctionValue: Bool {
    guard case .name(let name, _) = kind, let first = name.unicodeScalars.first else {
      return false
    }
    return !first.properties.isXIDStart && first != "_" && first != "$"
  }
}

extension SwiftType {
  /// Whether one of the parameters occurs in the type.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .unknown: false
    case .parameter(let name): names.contains(name)
    case .nominal(_, let arguments): arguments.contains { $0.mentions(names) }
    case .dependent(let base, _), .metatype(let base): base.mentions(names)
    case .tuple(let elements): elements.contains { $0.type.mentions(names) }
    case .function(let parameters, let result):
      result.mentions(names) || parameters.contains { $0.mentions(names) }
    case .composition(let members): members.contains { $0.mentions(names) }
    }
  }
}
