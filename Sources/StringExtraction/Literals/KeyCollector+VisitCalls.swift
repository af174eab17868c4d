import SwiftTypeChecker

/// Walking calls: the callee settles the types that the arguments are asked for.
extension KeyCollector {
  /// Walks a call, which `expression` is.
  func visit(_ call: Expression.Call, of expression: Expression, asking expected: SwiftType?) {
    if visit(routine: call) { return }
    visit(callee: call.callee, asking: expected)
    guard call.hasLiteralArguments, !visitCoercion(call, asking: expected) else { return }
    let candidates = inference.candidates(for: call.callee, asking: expected)
    let resolution = inference.overloads.resolution(of: call, among: candidates, asking: expected)
    // What follows in a chain asks for the type.
    if expected == nil, let resolution { inference.remember(resolution, of: call, as: expression) }
    visitArguments(of: call, resolution)
  }

  /// Walks what is called, as far as literals may stand in it.
  private func visit(callee: Expression, asking expected: SwiftType?) {
    switch callee.kind {
    case .member(let base?, let name, _): at(.base(name)) { visit(base, asking: nil) }
    case .closure(let closure):
      // A closure that is called at once makes the value that the place asks for.
      visit(closure, asking: expected.map { .function([], $0) }, builder: nil)
    case .name, .type, .member, .array, .dictionary: return
    default: visit(callee, asking: nil)
    }
  }

  /// Walks `LocalizedStringKey("…")`, which the compiler reads as the literal in that type,
  /// whatever initializers there are.
  private func visitCoercion(_ call: Expression.Call, asking expected: SwiftType?) -> Bool {
    guard call.trailingClosures.isEmpty, call.arguments.count == 1,
      call.arguments[0].label == nil || call.arguments[0].label == "stringLiteral",
      case .string(let literal) = call.arguments[0].value.kind
    else { return false }
    let type: SwiftType?
    if case .member(nil, "init", _) = call.callee.kind {
      type = expected?.unwrapped
    } else if case .member(let base?, "init", _) = call.callee.kind {
      type = inference.type(of: base).instance
    } else {
      type = mayNameText(call.callee) ? inference.type(of: call.callee).instance : nil
    }
    guard let type, let role = inference.role(of: type), role.form != .key,
      role.form != .defaultValue
    else {
      return false
    }
    at(.coercion(call, type), call.arguments[0].value) {
      // `stringLiteral:` takes a string, and one with interpolations is made while it runs.
      let isString = call.arguments[0].label != nil && literal.plainText == nil
      if !isString { found(literal, role, beside: .none) }
      visit(interpolationsOf: literal, asking: type)
    }
    return true
  }

  /// Whether a callee may be the name of a localizable type, and not that of a function.
  private func mayNameText(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, _):
      return inference.local(name) != nil
        || inference.role(of: inference.lookUpType(named: name)) != nil
    case .member(let base?, _, _): return inference.type(of: base).instance != nil
    default: return true
    }
  }

  /// Walks the arguments of a call whose callee is settled, or not known.
  func visitArguments(of call: Expression.Call, _ resolution: Resolution?) {
    let arguments = call.arguments + call.trailingClosures
    guard let resolution else {
      for (position, argument) in arguments.enumerated() {
        at(.argument(call, nil, position), argument.value) { visit(argument.value, asking: nil) }
      }
      return
    }
    // What stands beside a value in a case of an enum is no part of it.
    let isCase = resolution.candidate.entry.declaration.kind == .enumCase
    let beside = isCase ? .none : context(of: call, resolution)
    for (position, argument) in arguments.enumerated() {
      let type = resolution.types[position]
      let parameter = resolution.parameters[position]
      at(.argument(call, resolution, position), argument.value) {
        if case .closure(let closure) = argument.value.kind {
          visit(closure, asking: type, builder: parameter.builder)
        } else {
          visit(argument.value, asking: type, beside: beside)
        }
      }
    }
  }

  /// Returns what stands beside a key in a call; `resolution` tells what its arguments are, if that
  /// is known.
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
        visitKey(key.value, LiteralRole(form: .format), beside: context(of: call))
      }
      let rest = call.arguments.dropFirst().map(\.value) + call.trailingClosures.map(\.value)
      visit(rest)
    } else {
      visitArguments(of: call, resolution)
    }
  }

  /// Walks the call of a routine that the project names, whose first argument is a key.
  private func visit(routine call: Expression.Call) -> Bool {
    guard !routines.isEmpty else { return false }
    switch call.callee.kind {
    case .name(let name, _) where routines.contains(name):
      break
    case .member(let base?, let name, _) where routines.contains(name):
      if base.isStringLiteral {
        visit(routineOn: base, beside: CallContext(call.arguments))
        return true
      }
      visit(base, asking: nil)
    default: return false
    }
    guard let key = call.arguments.first else { return false }
    at(.routine(call.callee.calleeName)) {
      visitKey(key.value, LiteralRole(form: .key), beside: CallContext(call.arguments))
    }
    visit(call.arguments.dropFirst().map(\.value) + call.trailingClosures.map(\.value))
    return true
  }

  /// Walks `"key".localized`.
  func visit(routineOn base: Expression, beside: CallContext) {
    guard base.isStringLiteral else { return }
    at(.routine("")) { visitKey(base, LiteralRole(form: .key), beside: beside) }
  }

  private func visitKey(_ expression: Expression, _ role: LiteralRole, beside: CallContext) {
    switch expression.kind {
    case .string(let literal):
      found(literal, role, beside: beside)
      visit(interpolationsOf: literal, asking: nil)
    case .conditional(let condition, let then, let otherwise):
      visit(condition, asking: .bool)
      visitKey(then, role, beside: beside)
      visitKey(otherwise, role, beside: beside)
    default: visit(expression, asking: nil)
    }
  }
}

// MARK: - Visit operators

/// Walking operations whose operator the project declares.
extension KeyCollector {
  /// Walks the operands as arguments of the operator's declaration.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - operands: What stands beside it.
  ///   - expected: The type that the place asks for.
  /// - Returns: Whether the project's operator is meant.
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

  /// Returns the project's declarations of an operator that may ask for a key.
  ///
  /// Hundreds of types declare `==` for their own values; these tell nothing of a literal.
  private func operators(named name: String) -> [Candidate] {
    if let known = operators[name] { return known }
    let declared = inference.functions(forOperator: name)
      .filter { !OperatorFolding.isStandard(name) || !isForOwnValues($0.entry) }
    operators[name] = declared
    return declared
  }

  /// Whether a type that is not localizable declares an operator for its own values alone.
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

  /// Whether the project's overload of an operator of the standard library is meant: a type that is
  /// neither a string nor unknown asks for it.
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
