import SwiftSyntax

extension Lowering {
  mutating func lower(_ closure: ClosureExprSyntax) -> Expression.Closure {
    let outerCount = anonymousParameterCount
    anonymousParameterCount = 0
    defer { anonymousParameterCount = outerCount }
    let signature = closure.signature
    let captures = captures(of: signature)
    let result = signature?.returnClause.map { lower($0.type) }
    let parameters = parameters(of: signature)
    let body = lower(closure.statements)
    return Expression.Closure(
      parameters: parameters,
      hasSignature: signature?.parameterClause != nil,
      anonymousParameterCount: anonymousParameterCount,
      result: result,
      captures: captures,
      body: body
    )
  }

  private mutating func captures(of signature: ClosureSignatureSyntax?) -> [Expression.Argument] {
    guard let items = signature?.capture?.items else { return [] }
    return items.compactMap { capture in
      guard let value = capture.initializer?.value else { return nil }
      return Expression.Argument(label: capture.name.identifierName, value: lower(value))
    }
  }

  private mutating func parameters(
    of signature: ClosureSignatureSyntax?
  ) -> [Expression.Closure.Parameter] {
    switch signature?.parameterClause {
    case .simpleInput(let list):
      return list.map { Expression.Closure.Parameter(name: $0.name.identifierName, type: nil) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        Expression.Closure.Parameter(
          name: (parameter.secondName ?? parameter.firstName).identifierName,
          type: parameter.type.map { lower($0) }
        )
      }
    case nil: return []
    }
  }
}
