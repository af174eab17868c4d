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
    let declared = functions(forOperator: name)
      .filter { $0.entry.declaration.parameters.count == operands.count }
    guard !declared.isEmpty, let first = operands.first else { return false }
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
