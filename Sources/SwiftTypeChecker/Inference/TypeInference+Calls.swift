/// The types of calls and closures.
extension TypeInference {
  func type(ofCall call: Expression.Call) -> SwiftType {
    if let type = conversion(call) { return type }
    if let resolution = overloads.resolution(
      of: call,
      among: candidates(for: call.callee, asking: nil)
    ) {
      return type(of: resolution, of: call)
    }
    switch call.callee.kind {
    case .closure(let closure):
      guard case .function(_, let result) = type(ofClosure: closure, parameters: []) else {
        return .unknown
      }
      return result
    case .array, .dictionary, .type:
      return constructed(by: call.callee)
    default:
      // An initializer that is not available still creates a value of its type.
      return constructed(by: call.callee)
    }
  }

  private func type(of resolution: Resolution, of call: Expression.Call) -> SwiftType {
    call.callee.isOptionalChain ? resolution.result.optionalized : resolution.result
  }

  /// Caches the type of a call that was resolved without an expected type.
  package func remember(
    _ resolution: Resolution,
    of call: Expression.Call,
    as expression: Expression
  ) {
    guard conversion(call) == nil else { return }
    remember(type(of: resolution, of: call), of: expression)
  }

  /// Returns the type of the value that a call of a type creates.
  private func constructed(by callee: Expression) -> SwiftType {
    switch callee.kind {
    case .array(let elements) where elements.count == 1:
      return type(of: elements[0]).instance.map(SwiftType.array) ?? .unknown
    case .dictionary(let elements) where elements.count == 1:
      guard let key = type(of: elements[0].key).instance,
        let value = type(of: elements[0].value).instance
      else { return .unknown }
      return .nominal("Dictionary", [key, value])
    case .member(let base?, "init", _): return type(of: base).instance ?? .unknown
    default: return type(of: callee).instance ?? .unknown
    }
  }

  /// Returns the type of a conversion such as `Double(x)`, whose many overloads the tables omit.
  private func conversion(_ call: Expression.Call) -> SwiftType? {
    guard case .name(let name, _) = call.callee.kind, Self.numbers.contains(name),
      local(name) == nil, call.arguments.count == 1, call.trailingClosures.isEmpty
    else { return nil }
    let type = SwiftType.nominal(name, [])
    let argument = call.arguments[0]
    if argument.label == "exactly" { return .optional(type) }
    guard argument.label == nil else { return type }
    let value = self.type(of: argument.value)
    return value == .string || value == .nominal("Substring", []) ? .optional(type) : type
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  /// Returns everything that a call may mean.
  ///
  /// - Parameters:
  ///   - callee: What is called.
  ///   - expected: The type that is expected of the call, which is the base of an implicit member.
  /// - Returns: The candidates, those of the innermost scope first.
  package func candidates(for callee: Expression, asking expected: SwiftType?) -> [Candidate] {
    switch callee.kind {
    case .name(let name, let arguments):
      return candidates(named: name, arguments)
    case .member(nil, let name, _):
      guard let expected, !expected.isUnknown else { return localizingInitializers(name) }
      return implicitMembers(named: name, of: expected)
    case .member(let base?, let name, let arguments):
      return candidates(ofMember: name, arguments, of: base)
    case .type(let reference):
      return initializers(of: resolve(reference))
    case .array(let elements) where elements.count == 1:
      // `[Text](…)` is a type.
      return type(of: elements[0]).instance.map { initializers(of: .array($0)) } ?? []
    case .array, .dictionary, .closure:
      return []
    default:
      return candidates(calling: type(of: callee))
    }
  }

  /// Returns the initializers for `.init(localized:)` without an expected type; the label is enough
  /// to find them.
  private func localizingInitializers(_ name: String) -> [Candidate] {
    guard name == "init" else { return [] }
    return initializers(of: .string)
      .filter { candidate in
        candidate.entry.isKnown
          && candidate.entry.declaration.parameters.first?.label == "localized"
      }
  }

  /// Returns the candidates for `.name(…)` with an expected type.
  func implicitMembers(named name: String, of expected: SwiftType) -> [Candidate] {
    var result: [Candidate] = []
    var type: SwiftType? = expected
    while let current = type {
      result +=
        name == "init"
        ? initializers(of: current)
        : functions(named: name, of: current, isStatic: true)
      type = current.wrapped
    }
    return result
  }

  private func candidates(
    ofMember name: String,
    _ arguments: [TypeReference],
    of base: Expression
  ) -> [Candidate] {
    var owner = type(of: base)
    if base.isOptionalChain { owner = owner.unwrapped }
    switch owner {
    case .metatype(let instance):
      return staticCandidates(name, arguments, of: instance)
    case .unknown:
      return anywhere(name)
    default:
      if name == "init" { return initializers(of: owner) }
      let methods = functions(named: name, of: owner, isStatic: false)
      if !methods.isEmpty { return methods }
      if let value = variable(named: name, of: owner, isStatic: false) {
        return candidates(calling: value)
      }
      return isComplete(owner) ? [] : anywhere(name).filter { $0.entry.isKnown }
    }
  }

  private func staticCandidates(
    _ name: String,
    _ arguments: [TypeReference],
    of instance: SwiftType
  ) -> [Candidate] {
    if name == "init" { return initializers(of: instance) }
    let functions = functions(named: name, of: instance, isStatic: true)
    if !functions.isEmpty { return functions }
    return candidates(calling: staticType(name, arguments, of: instance))
  }

  private func staticType(
    _ name: String,
    _ arguments: [TypeReference],
    of instance: SwiftType
  ) -> SwiftType {
    type(ofMember: name, arguments, of: .metatype(instance))
  }

  /// Returns the members of this name of all types, for a base whose type is not known.
  private func anywhere(_ name: String) -> [Candidate] {
    index.members(named: name).filter { isVisible($0) }
      .map { entry in
        var bindings = Bindings()
        if let owner = entry.owner { bindings["Self"] = .nominal(owner, []) }
        var candidate = Candidate(
          entry,
          bindings: bindings,
          base: entry.owner.map { .nominal($0, []) }
        )
        candidate.isGuess = true
        if isOfRareProtocol(entry) { candidate.resultType = .unknown }
        return candidate
      }
  }

  /// Whether a function of the platform returns a value of a protocol that may be the wrong one.
  ///
  /// The tables do not contain every modifier of a view. So the only known function of a name may
  /// be that of a table row. Then the members that follow are better looked up by their names
  /// alone.
  private func isOfRareProtocol(_ entry: FunctionEntry) -> Bool {
    guard entry.isKnown, entry.owner != "View", let result = entry.declaration.result,
      let name = lookup.resolve(result, in: TypeContext(owner: entry.owner)).name, name != "View"
    else { return false }
    return index.type(named: name)?.kind == .protocolType
  }

  /// Returns the declarations of a macro.
  package func macros(named callee: Expression) -> [Candidate] {
    guard case .name(let name, _) = callee.kind else { return [] }
    return index.macros(named: name).map { Candidate($0) }
  }

  /// Returns the type of a closure whose parameters have these types.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - parameters: The types that are expected of its parameters.
  ///   - isBuilder: Whether a result builder transforms its body.
  /// - Returns: The type of the function.
  package func type(
    ofClosure closure: Expression.Closure,
    parameters: [SwiftType],
    isBuilder: Bool = false
  ) -> SwiftType {
    let types = closure.parameterTypes(expected: parameters) { self.resolve($0) }
    if let result = closure.result { return .function(types, resolve(result)) }
    let result = inScope { () -> SwiftType in
      bindParameters(of: closure, to: types)
      return isBuilder ? builtType(by: closure.body) : resultType(of: closure.body)
    }
    return .function(types, result)
  }

  /// Returns the type that a result builder makes of a body.
  ///
  /// A builder combines several statements to a value of a separate type, which conforms to the
  /// protocols that the types of all statements have in common. That type is not known, so it is
  /// a composition of the first type that is.
  private func builtType(by body: [Statement]) -> SwiftType {
    for statement in body {
      let type = partType(of: statement)
      if !type.isUnknown, type != .void { return body.count == 1 ? type : .composition([type]) }
    }
    return .unknown
  }

  /// Returns the type of the value that a statement adds to those of a result builder.
  private func partType(of statement: Statement) -> SwiftType {
    switch statement {
    case .expression(let value):
      guard case .branches(let branches) = value.kind else { return type(of: value) }
      for branch in branches.branches {
        let type = inScope { () -> SwiftType in
          bind(branch.conditions, subject: branches.subject)
          return builtType(by: branch.body)
        }
        if !type.isUnknown { return type }
      }
    case .returning(let value): return type(of: value)
    case .declaration(.variable(let variable)): bindLocal(variable)
    case .guarding(let conditions, _): bind(conditions, subject: nil)
    default: break
    }
    return .unknown
  }

  /// Returns the type that a body returns, from its only expression or its first `return`.
  private func resultType(of body: [Statement]) -> SwiftType {
    for statement in body {
      switch statement {
      case .expression(let value) where body.count == 1: return type(of: value)
      case .returning(let value): return type(of: value)
      case .declaration(.variable(let variable)):
        bindLocal(variable)
      case .guarding(let conditions, _):
        bind(conditions, subject: nil)
      case .expression(let value):
        if case .branches(let branches) = value.kind {
          let type = returnType(in: branches)
          if !type.isUnknown { return type }
        }
      default: continue
      }
    }
    return .unknown
  }

  private func returnType(in branches: Expression.Branches) -> SwiftType {
    for branch in branches.branches {
      let type = inScope { () -> SwiftType in
        bind(branch.conditions, subject: branches.subject)
        guard case .returning? = branch.body.last else { return .unknown }
        return resultType(of: branch.body)
      }
      if !type.isUnknown { return type }
    }
    return .unknown
  }
}

extension Expression.Closure {
  /// Returns the types of the parameters: the written ones, or else the expected ones.
  package func parameterTypes(
    expected: [SwiftType],
    resolve: (TypeReference) -> SwiftType
  ) -> [SwiftType] {
    let count = hasSignature ? parameters.count : max(anonymousParameterCount, 0)
    if count > 1, expected.count == 1, case .tuple(let elements) = expected[0],
      elements.count == count
    {
      // A closure with several parameters destructures a tuple.
      return elements.map(\.type)
    }
    return (0..<count)
      .map { position in
        if hasSignature, let type = parameters[position].type { return resolve(type) }
        return expected.indices.contains(position) ? expected[position] : .unknown
      }
  }
}
