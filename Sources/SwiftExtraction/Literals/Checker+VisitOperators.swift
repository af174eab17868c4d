/// Walking operations whose operator the project declares.
extension Checker {
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
    guard let found = resolution(of: call, among: declared, asking: expected),
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
    let declared = functions(forOperator: name)
      .filter { !OperatorFolding.isStandard(name) || !isForOwnValues($0.entry) }
    operators[name] = declared
    return declared
  }

  /// Whether a type that is not localizable declares an operator for its own values alone.
  private func isForOwnValues(_ entry: FunctionEntry) -> Bool {
    guard let owner = entry.owner, role(of: .nominal(owner, [])) == nil else { return false }
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
    let types = operands.filter { !$0.isLiteral && !$0.isStringLiteral }.map { type(of: $0) }
    if types.contains(where: \.isUnknown) { return false }
    if let expected, role(of: expected) != nil, types.isEmpty {
      return found.result.unwrapped == expected.unwrapped
    }
    return types.contains { $0.unwrapped != .string }
  }
}
