import SwiftSyntax

extension Lowering {
  mutating func lower(_ pattern: some PatternSyntaxProtocol) -> Pattern {
    deeper { $0.lowerHere(PatternSyntax(pattern)) } ?? .wildcard
  }

  private mutating func lowerHere(_ pattern: PatternSyntax) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      return .name(pattern.identifier.identifierName)
    case .tuplePattern(let pattern):
      return tuple(pattern.elements.map { ($0.label?.identifierName, lower($0.pattern)) })
    case .valueBindingPattern(let pattern):
      return lower(pattern.pattern)
    case .expressionPattern(let pattern):
      return lower(patternIn: pattern.expression)
    default:
      return .wildcard
    }
  }

  private func tuple(_ elements: [(String?, Pattern)]) -> Pattern {
    if elements.count == 1, elements[0].0 == nil { return elements[0].1 }
    return .tuple(elements.map { PatternElement(label: $0.0, pattern: $0.1) })
  }

  /// Reads a pattern that the parser sees as an expression, such as `.some(let x)`.
  private mutating func lower(patternIn expression: ExprSyntax) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return lower(inner.pattern)
    case .discardAssignmentExpr:
      return .wildcard
    case .declReferenceExpr:
      return .expression(lower(expression))
    case .optionalChainingExpr(let chain):
      return .optional(lower(patternIn: chain.expression))
    case .tupleExpr(let elements):
      return tuple(elements.elements.map { ($0.label?.identifierName, binding($0.expression)) })
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .expression(lower(expression))
      }
      let elements = call.arguments.map { argument in
        PatternElement(label: argument.label?.identifierName, pattern: binding(argument.expression))
      }
      return .enumCase(
        access.declName.baseName.identifierName,
        of: access.base.map { lower($0) },
        elements
      )
    case .sequenceExpr(let sequence):
      return lower(castIn: sequence) ?? .expression(lower(expression))
    default:
      return .expression(lower(expression))
    }
  }

  /// Reads an element of `case let .a(x, y)`, where the names are bound without `let` of their own.
  private mutating func binding(_ expression: ExprSyntax) -> Pattern {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return .name(reference.baseName.identifierName)
    }
    return deeper { $0.lower(patternIn: expression) } ?? .wildcard
  }

  /// Reads `let x as T`.
  private mutating func lower(castIn sequence: SequenceExprSyntax) -> Pattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .typed(lower(patternIn: elements[0]), lower(type.type))
  }
}
