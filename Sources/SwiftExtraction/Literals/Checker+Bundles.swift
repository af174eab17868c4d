/// Telling the bundle of the sources from another one.
extension Checker {
  /// Whether a bundle is known to be one of the platform's, whose tables hold keys that are not the
  /// project's: `Bundle(identifier: "com.apple.UIKit")`, `Bundle(for: NSNumber.self)`, or a constant
  /// that is one of these.
  ///
  /// Every other bundle may be that of the sources, and so counts as theirs.
  func isOfPlatform(_ bundle: Expression, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch bundle.kind {
    case .call(let call):
      return makesBundle(call) && call.arguments.first.map(namesPlatform) ?? false
    case .forced(let value), .optionalTry(let value):
      return isOfPlatform(value, depth: depth + 1)
    case .binary("??", let value, _):
      return isOfPlatform(value, depth: depth + 1)
    case .name, .member:
      return constant(bundle).map { isOfPlatform($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func makesBundle(_ call: Expression.Call) -> Bool {
    if case .member(nil, "init", _) = call.callee.kind { return true }
    return constructedType(of: call)?.name == "Bundle"
  }

  private func constructedType(of call: Expression.Call) -> SwiftType? {
    if case .member(let base?, "init", _) = call.callee.kind { return type(of: base).instance }
    return type(of: call.callee).instance
  }

  private func namesPlatform(_ argument: Expression.Argument) -> Bool {
    switch (argument.label, argument.value.kind) {
    case ("identifier", .string(let literal)):
      return literal.plainText?.hasPrefix("com.apple.") ?? false
    case ("for", .member(let base?, "self", _)):
      let name = type(of: base).instance?.name
      return name.flatMap { index.type(named: $0) }?.isOfPlatform ?? false
    default: return false
    }
  }

  /// Returns the initial value of the constant that an expression names.
  private func constant(_ expression: Expression) -> Expression? {
    let entries: [VariableEntry]
    switch expression.kind {
    case .name(let name, _):
      let own = context.owner.map { index.variables(named: name, ofType: $0) } ?? []
      entries = own + index.variables(named: name)
    case .member(nil, let name, _):
      entries = index.variables(named: name, ofType: "Bundle")
    case .member(let base?, let name, _):
      let owner = type(of: base).instance?.name
      entries = owner.map { index.variables(named: name, ofType: $0) } ?? []
    default: return nil
    }
    return entries.first { isVisible($0) && $0.declaration.isConstant }?.declaration.initialValue
  }
}
