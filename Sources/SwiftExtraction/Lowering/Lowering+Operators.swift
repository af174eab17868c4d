import SwiftSyntax

extension Lowering {
  /// Reads a sequence of operands and operators by the precedence of the operators.
  ///
  /// A sequence that is longer than what people write keeps its operands only, because the tree
  /// of one expression is as deep as the sequence is long.
  mutating func lower(_ sequence: SequenceExprSyntax) -> Expression.Kind {
    var folding = OperatorFolding()
    var pendingCast: Expression.Cast?
    var isTest = false
    for element in sequence.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let binary):
        folding.append(.binary(binary.operator.text))
      case .assignmentExpr:
        folding.append(.assignment)
      case .unresolvedTernaryExpr(let ternary):
        folding.append(.conditional(then: lower(ternary.thenExpression)))
      case .unresolvedAsExpr(let cast):
        pendingCast = castKind(cast)
      case .unresolvedIsExpr:
        isTest = true
      case .typeExpr(let type) where pendingCast != nil || isTest:
        if let cast = pendingCast {
          folding.append(.cast(cast, lower(type.type)))
        } else {
          folding.append(.isOfType)
        }
        pendingCast = nil
        isTest = false
      default:
        folding.append(operand: lower(element))
      }
    }
    return folding.result(at: offset(of: sequence)).kind
  }

  private func castKind(_ cast: UnresolvedAsExprSyntax) -> Expression.Cast {
    switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .conditional
    case .exclamationMark: .forced
    default: .coercion
    }
  }
}
