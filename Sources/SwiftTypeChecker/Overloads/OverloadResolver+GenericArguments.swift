/// The bindings of the generic parameters of a candidate by the arguments of its call.
extension OverloadResolver {
  /// The names of the generic parameters that a call binds.
  func openNames(of candidate: Candidate) -> Set<String> {
    let signature = lookup.signature(of: candidate.entry)
    var names = signature.generics
    for name in signature.ownerGenerics where candidate.bindings[name] == nil {
      names.insert(name)
    }
    return names
  }

  /// Binds the parameters in this order: by arguments with a type, by the expected type, by
  /// literals, by the results of closures, and by literals of whole numbers.
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
      if case .function = types[index].unwrapped, value.isReference { continue }
      candidate.bindings.unify(types[index], with: inference.type(of: value))
    }
    for (value, index) in pairs {
      guard case .keyPath(_, let components) = value.kind else { continue }
      bindValue(atKeyPath: components, types[index], &candidate)
    }
    if let expected { bindResult(of: &candidate, to: expected) }
    for (value, index) in pairs where value.isFunctionValue {
      bindOperator(&candidate, types[index])
    }
    let literals = pairs.filter { pair in
      if case .closure = pair.0.kind { false } else { pair.0.isLiteral }
    }
    for (value, index) in literals { bindImplicit(value, types[index], &candidate) }
    for (value, index) in literals where !value.isWholeNumber {
      candidate.bindings.unify(types[index], with: inference.type(of: value))
    }
    for (value, index) in pairs {
      switch value.kind {
      case .closure(let closure):
        let isBuilder = candidate.entry.declaration.parameters[index].isBuilder
        bindResult(of: closure, isBuilder: isBuilder, types[index], &candidate)
      case .keyPath(_, let components): bindResult(of: components, types[index], &candidate)
      case .name, .member: bindResult(ofReference: value, types[index], &candidate)
      default: continue
      }
    }
    // The literal of a whole number has the type that all other arguments determine.
    for (value, index) in literals where value.isWholeNumber {
      candidate.bindings.unify(types[index], with: inference.type(of: value))
    }
    bindSignature(of: &candidate)
  }

  /// Binds the result of an implicit member: the `Value` of `.constant(…)` for a `Binding<Value>`.
  private func bindImplicit(
    _ value: Expression,
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard case .call(let call) = value.kind, case .nominal(let name, _) = type.unwrapped,
      type.mentions(openNames(of: candidate)), inference.effort.hasRoomForImplicitMember
    else { return }
    inference.effort.implicitDepth += 1
    defer { inference.effort.implicitDepth -= 1 }
    let members = inference.candidates(for: call.callee, asking: .nominal(name, []))
    guard let found = resolution(of: call, among: members) else { return }
    candidate.bindings.unify(type, with: found.result)
  }

  /// Binds the value type of a key path: the `Value` of `KeyPath<Root, Value>`.
  private func bindValue(
    atKeyPath components: [String],
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    let arguments = type.unwrapped.arguments
    guard arguments.count == 2 else { return }
    let root = lookup.closing(
      openNames(of: candidate),
      in: lookup.substitute(candidate.bindings, in: arguments[0])
    )
    candidate.bindings.unify(arguments[1], with: inference.type(atKeyPath: components, of: root))
  }

  /// Binds the result of a function that is passed by its name: the `T` of `map(Double.init)`.
  private func bindResult(
    ofReference value: Expression,
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard case .function = type.unwrapped,
      let (parameters, result) = openFunction(type, of: candidate)
    else { return }
    let functions = inference.candidates(for: value, asking: nil)
    if let made = self.result(of: functions, calledWith: parameters) {
      candidate.bindings.unify(result, with: made)
    } else {
      candidate.bindings.unify(type, with: inference.type(of: value))
    }
  }

  /// Returns the result type of the best function whose parameters take values of these types.
  private func result(of functions: [Candidate], calledWith types: [SwiftType]) -> SwiftType? {
    var best: (score: OverloadScore, type: SwiftType)?
    for function in functions {
      let parameters = parameterTypes(of: function)
      guard parameters.count == types.count else { continue }
      let scores = zip(types, parameters).map { conversionScore(of: $0, to: $1, [:]) }
      guard !scores.contains(nil) else { continue }
      let score = scores.reduce(.perfect) { $0 + ($1 ?? .perfect) }
      if best.map({ score < $0.score }) ?? true { best = (score, resultType(of: function)) }
    }
    return best?.type
  }

  /// Binds the requirements of the extension that contains a candidate: `where Label == Text`.
  private func bindRequirements(of candidate: inout Candidate) {
    for equality in candidate.entry.equalities {
      guard let name = equality.name, candidate.bindings[name] == nil,
        let owner = candidate.entry.owner
      else { continue }
      candidate.bindings[name] = lookup.resolve(equality.type, in: TypeContext(owner: owner))
    }
  }

  /// Binds the requirements of the signature of a candidate, after the arguments: `where Value ==
  /// [S]`, `where S.Element == Element`.
  private func bindSignature(of candidate: inout Candidate) {
    guard !candidate.entry.declaration.equalities.isEmpty else { return }
    let context = lookup.signature(of: candidate.entry).context
    for equality in candidate.entry.declaration.equalities {
      let left = lookup.resolve(equality.left, in: context)
      let right = lookup.resolve(equality.type, in: context)
      candidate.bindings.unify(left, with: lookup.substitute(candidate.bindings, in: right))
      candidate.bindings.unify(right, with: lookup.substitute(candidate.bindings, in: left))
    }
  }

  /// Binds the result to the type that is expected of the call.
  private func bindResult(of candidate: inout Candidate, to expected: SwiftType) {
    let declaration = candidate.entry.declaration
    switch declaration.kind {
    case .function:
      guard let type = lookup.signature(of: candidate.entry).result else { return }
      candidate.bindings.unify(type, with: expected)
    case .initializer, .enumCase:
      guard let owner = candidate.entry.owner, let entry = index.type(named: owner) else {
        return
      }
      let made = SwiftType.nominal(owner, entry.generics.map { .parameter($0.name) })
      let location = expected.name == owner ? expected : expected.unwrapped
      candidate.bindings.unify(made, with: location)
    case .subscripting, .macro: return
    }
  }

  /// Binds the parameters of an operator that is passed as a function, such as `reduce(0, +)`.
  ///
  /// All its types are the same.
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

  /// Binds the result of a closure: the `T` of `map`.
  private func bindResult(
    of closure: Expression.Closure,
    isBuilder: Bool,
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard let (parameters, result) = openFunction(type, of: candidate) else { return }
    let function = inference.type(
      ofClosure: closure,
      parameters: parameters,
      isBuilder: isBuilder
    )
    guard case .function(_, let made) = function else { return }
    candidate.bindings.unify(result, with: made)
  }

  /// Binds the value type of a key path as a function: the `T` of `map(\.name)`.
  private func bindResult(
    of components: [String],
    _ type: SwiftType,
    _ candidate: inout Candidate
  ) {
    guard let (parameters, result) = openFunction(type, of: candidate), let root = parameters.first
    else { return }
    let made = inference.type(atKeyPath: components, of: root)
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
  /// Whether the expression is a literal of a whole number.
  fileprivate var isWholeNumber: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let operand): operand.isWholeNumber
    default: false
    }
  }

  /// Whether the expression is a name, which may be that of a function.
  fileprivate var isReference: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }

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

// MARK: - Requirements

/// The requirements of extensions on the generic parameters of their types.
extension OverloadResolver {
  /// Whether the parameters may satisfy the requirements of an extension.
  ///
  /// Unknown types may satisfy any.
  ///
  /// - Parameters:
  ///   - equalities: The requirements such as `Element == Int`.
  ///   - added: The parameters with the bounds that the extension adds.
  ///   - owner: The name of the extended type.
  ///   - bindings: The types of the parameters.
  /// - Returns: `false` if a known type violates a requirement.
  func meets(
    _ equalities: [TypeDeclaration.Equality],
    _ added: [GenericParameter],
    of owner: String?,
    with bindings: Bindings
  ) -> Bool {
    for equality in equalities {
      guard let name = equality.name, name != "Self", let bound = bindings[name],
        let boundName = lookup.declaredName(of: bound),
        let required = lookup.declaredName(
          of: lookup.resolve(equality.type, in: TypeContext(owner: owner))
        )
      else { continue }
      if boundName != required { return false }
    }
    return added.allSatisfy { parameter in
      guard parameter.name != "Self", let type = bindings[parameter.name],
        lookup.declaredName(of: type) != nil
      else { return true }
      return parameter.bounds.allSatisfy { mayConform(type, to: $0, of: owner) }
    }
  }

  private func mayConform(
    _ type: SwiftType,
    to bound: TypeReference,
    of owner: String?
  ) -> Bool {
    guard let name = lookup.resolve(bound, in: TypeContext(owner: owner)).name,
      Self.strictBounds.contains(name) || isProtocolOfProject(name)
    else { return true }
    return lookup.conforms(type, to: name) != false
  }

  private func isProtocolOfProject(_ name: String) -> Bool {
    guard let entry = index.type(named: name) else { return false }
    return entry.kind == .protocolType && !entry.isOfPlatform
  }
}
