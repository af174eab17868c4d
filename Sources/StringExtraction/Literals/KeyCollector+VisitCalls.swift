import SwiftTypeChecker

/// Walks calls: the callee determines the types of the arguments.
extension KeyCollector {
  /// Walks the call that `expression` is.
  func visit(_ call: Expression.Call, of expression: Expression, asking expected: SwiftType?) {
    if visit(routine: call) { return }
    visit(callee: call.callee, asking: expected)
    guard call.hasLiteralArguments, !visitCoercion(call, asking: expected) else { return }
    let candidates = inference.candidates(for: call.callee, asking: expected)
    let resolution = inference.overloads.resolution(of: call, among: candidates, asking: expected)
    noteComputedKey(of: call, resolution, candidates)
    // The rest of a chain needs the type.
    if expected == nil, let resolution { inference.remember(resolution, of: call, as: expression) }
    let first =
      resolution == nil
      ? inference.overloads.commonFirstType(of: call, among: candidates) : nil
    visitArguments(of: call, resolution, first: first)
  }

  /// Reports the key of a function such as `NSLocalizedString` if it is not a literal.
  private func noteComputedKey(
    of call: Expression.Call,
    _ resolution: Resolution?,
    _ candidates: [Candidate]
  ) {
    guard let key = call.arguments.first else { return }
    let candidate =
      resolution?.candidate
      ?? candidates.first { ArgumentMatching(call, to: $0.entry.declaration.parameters) != nil }
    guard let entry = candidate?.entry, entry.isKnown,
      let parameter = entry.declaration.parameters.first, parameter.label == key.label,
      parameter.type == .named("LocalizationKey")
    else { return }
    noteComputedKey(key.value)
  }

  /// Walks the parts of a callee that may contain literals.
  private func visit(callee: Expression, asking expected: SwiftType?) {
    switch callee.kind {
    case .member(let base?, let name, _): at(.base(name)) { visit(base, asking: nil) }
    case .closure(let closure):
      // A closure that is called at once returns the value that the context expects.
      visit(closure, asking: expected.map { .function([], $0) }, builder: nil)
    case .name, .type, .member, .array, .dictionary: return
    default: visit(callee, asking: nil)
    }
  }

  /// Walks `LocalizedStringKey("…")`.
  ///
  /// The compiler treats it as a literal of that type, whatever initializers the type has (SE-0213).
  /// It does not for `.init("…")`, which looks up a `String` at run time.
  private func visitCoercion(_ call: Expression.Call, asking expected: SwiftType?) -> Bool {
    guard call.trailingClosures.isEmpty, call.arguments.count == 1,
      call.arguments[0].label == nil || call.arguments[0].label == "stringLiteral",
      case .string(let literal) = call.arguments[0].value.kind
    else { return false }
    let type: SwiftType?
    var isInitializer = true
    if case .member(nil, "init", _) = call.callee.kind {
      type = expected?.unwrapped
    } else if case .member(let base?, "init", _) = call.callee.kind {
      type = inference.type(of: base).instance
    } else {
      isInitializer = false
      type = mayNameText(call.callee) ? inference.type(of: call.callee).instance : nil
    }
    guard let type, let role = inference.role(of: type), role.form != .key,
      role.form != .defaultValue
    else {
      return false
    }
    guard !isInitializer || type.name != "LocalizedStringKey" else {
      visit(call.arguments[0].value, asking: .string)
      return true
    }
    at(.coercion(call, type), call.arguments[0].value) {
      // `stringLiteral:` accepts a string. A string with interpolations only exists at run time.
      let isString = call.arguments[0].label != nil && literal.plainText == nil
      if !isString { found(literal, role, in: .none) }
      visit(interpolationsOf: literal, asking: type)
    }
    return true
  }

  /// Whether a callee may be the name of a localizable type instead of a function.
  private func mayNameText(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, _):
      return inference.local(name) != nil
        || inference.role(of: inference.lookUpType(named: name)) != nil
    case .member(let base?, _, _): return inference.type(of: base).instance != nil
    default: return true
    }
  }

  /// Walks the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - resolution: What the call means; `nil` if the callee is not known.
  ///   - first: The type of the first argument, if it is known without the callee.
  func visitArguments(
    of call: Expression.Call,
    _ resolution: Resolution?,
    first: SwiftType? = nil
  ) {
    let arguments = call.arguments + call.trailingClosures
    guard let resolution else {
      let context = first == nil ? .none : context(of: call)
      for (position, argument) in arguments.enumerated() {
        at(.argument(call, nil, position), argument.value) {
          let isFirst = position == 0 && first != nil
          visit(argument.value, asking: isFirst ? first : nil, in: isFirst ? context : .none)
        }
      }
      return
    }
    // The other associated values of a case do not describe a key.
    let isCase = resolution.candidate.entry.declaration.kind == .enumCase
    let context = isCase ? .none : context(of: call, resolution)
    for (position, argument) in arguments.enumerated() {
      let type = resolution.types[position]
      let parameter = resolution.parameters[position]
      at(.argument(call, resolution, position), argument.value) {
        if case .closure(let closure) = argument.value.kind {
          visit(closure, asking: type, builder: parameter.builder)
        } else {
          visit(argument.value, asking: type, in: context)
        }
      }
    }
  }

  /// Returns the other arguments of a call that has a key.
  ///
  /// The resolution has the types of the arguments, if it is known.
  private func context(
    of call: Expression.Call,
    _ resolution: Resolution? = nil
  ) -> CallContext {
    var context = CallContext(call.arguments) { position, isDefaultValue in
      guard let resolution else { return true }
      return inference.role(of: resolution.types[position])?.form
        == (isDefaultValue ? .defaultValue : nil)
    }
    if let bundle = context.bundle { context.isElsewhere = isOfPlatform(bundle, depth: 0) }
    return context
  }

  func visit(macro call: Expression.Call) {
    if visit(routine: call) { return }
    let macros = inference.macros(named: call.callee)
    let resolution = inference.overloads.resolution(of: call, among: macros)
    let isLocalizing = macros.contains { macro in
      macro.entry.declaration.macroImplementation
        .map { inference.index.isLocalizingMacro(implementedBy: $0) } ?? false
    }
    if isLocalizing, let key = call.arguments.first {
      at(.macro(call.callee.calleeName)) {
        visitKey(key.value, LiteralRole(form: .format), in: context(of: call))
      }
      let rest = call.arguments.dropFirst().map(\.value) + call.trailingClosures.map(\.value)
      visit(rest)
    } else {
      visitArguments(of: call, resolution)
    }
  }

  /// Walks the call of a routine that the options name, whose first argument is a key.
  private func visit(routine call: Expression.Call) -> Bool {
    guard !routines.isEmpty else { return false }
    switch call.callee.kind {
    case .name(let name, _) where routines.contains(name):
      break
    case .member(let base?, let name, _) where routines.contains(name):
      if base.isStringLiteral {
        visit(routineOn: base, in: CallContext(call.arguments))
        return true
      }
      visit(base, asking: nil)
    default: return false
    }
    guard let key = call.arguments.first else { return false }
    at(.routine(call.callee.calleeName)) {
      visitKey(key.value, LiteralRole(form: .key), in: CallContext(call.arguments))
    }
    visit(call.arguments.dropFirst().map(\.value) + call.trailingClosures.map(\.value))
    return true
  }

  /// Walks `"key".localized`.
  func visit(routineOn base: Expression, in context: CallContext) {
    guard base.isStringLiteral else { return }
    at(.routine("")) { visitKey(base, LiteralRole(form: .key), in: context) }
  }

  private func visitKey(_ expression: Expression, _ role: LiteralRole, in context: CallContext) {
    switch expression.kind {
    case .string(let literal):
      found(literal, role, in: context)
      visit(interpolationsOf: literal, asking: nil)
    case .conditional(let condition, let then, let otherwise):
      visit(condition, asking: .bool)
      visitKey(then, role, in: context)
      visitKey(otherwise, role, in: context)
    default: visit(expression, asking: nil)
    }
  }
}

// MARK: - Visit operators

/// Walks operations whose operators the project declares.
extension KeyCollector {
  /// Walks the operands as arguments of the operator's declaration.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - operands: The operands.
  ///   - expected: The type that the context expects.
  /// - Returns: Whether the operation uses the project's operator.
  func visit(operator name: String, _ operands: [Expression], asking expected: SwiftType?) -> Bool {
    guard let first = operands.first, operands.contains(where: \.holdsLiterals) else {
      return false
    }
    let declared = operators(named: name)
      .filter { $0.entry.declaration.parameters.count == operands.count }
    guard !declared.isEmpty else { return false }
    let call = Expression.Call(
      callee: first,
      arguments: operands.map { Expression.Argument(label: nil, value: $0) },
      trailingClosures: []
    )
    guard let found = inference.overloads.resolution(of: call, among: declared, asking: expected),
      !OperatorFolding.isStandard(name) || prefers(found, to: operands, asking: expected)
    else { return false }
    visitArguments(of: call, found)
    return true
  }

  /// Returns the project's declarations of an operator that may expect a key.
  ///
  /// Hundreds of types declare `==` for their own values. These declarations do not determine the
  /// type of a literal.
  private func operators(named name: String) -> [Candidate] {
    if let known = operators[name] { return known }
    let declared = inference.functions(forOperator: name)
      .filter { !OperatorFolding.isStandard(name) || !isForOwnValues($0.entry) }
    operators[name] = declared
    return declared
  }

  /// Whether a type that is not localizable declares an operator only for its own values.
  private func isForOwnValues(_ entry: FunctionEntry) -> Bool {
    guard let owner = entry.owner, inference.role(of: .nominal(owner, [])) == nil else {
      return false
    }
    let names = ["Self", owner.split(separator: ".").last.map(String.init) ?? owner]
    return entry.declaration.parameters.allSatisfy { parameter in
      guard case .named(let components) = parameter.type, let last = components.last else {
        return false
      }
      return names.contains(last.name)
    }
  }

  /// Whether an operation uses the project's overload of an operator of the standard library.
  ///
  /// It does if a type selects the overload that is known and not a string.
  private func prefers(
    _ found: Resolution,
    to operands: [Expression],
    asking expected: SwiftType?
  ) -> Bool {
    let types = operands.filter { !$0.isLiteral && !$0.isStringLiteral }
      .map { inference.type(of: $0) }
    if types.contains(where: \.isUnknown) { return false }
    if let expected, inference.role(of: expected) != nil, types.isEmpty {
      return found.result.unwrapped == expected.unwrapped
    }
    return types.contains { $0.unwrapped != .string }
  }
}
