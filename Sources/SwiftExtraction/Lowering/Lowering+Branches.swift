import SwiftSyntax

extension Lowering {
  mutating func lower(_ expression: IfExprSyntax) -> Expression.Branches {
    var branches: [Expression.Branch] = []
    var next: IfExprSyntax? = expression
    while let current = next {
      next = nil
      let conditions = lower(current.conditions)
      // The compiler drops what stands in `if false`, before it lists strings.
      if !current.conditions.isLiterallyFalse {
        let body = lower(current.body.statements)
        branches.append(Expression.Branch(conditions: conditions, body: body))
      }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        branches.append(Expression.Branch(conditions: [], body: lower(block.statements)))
      case nil: break
      }
    }
    return Expression.Branches(branches: branches, subject: nil)
  }

  mutating func lower(_ expression: SwitchExprSyntax) -> Expression.Branches {
    let subject = lower(expression.subject)
    var branches: [Expression.Branch] = []
    lower(cases: expression.cases, into: &branches)
    return Expression.Branches(branches: branches, subject: subject)
  }

  private mutating func lower(
    cases: SwitchCaseListSyntax,
    into branches: inout [Expression.Branch]
  ) {
    for element in cases {
      switch element {
      case .switchCase(let current):
        let conditions = lower(label: current.label)
        let body = lower(current.statements)
        branches.append(Expression.Branch(conditions: conditions, body: body))
      case .ifConfigDecl(let config):
        var inner: [Expression.Branch] = []
        forEachClause(of: config) { lowering, clause in
          guard case .switchCases(let cases)? = clause.elements else { return }
          lowering.lower(cases: cases, into: &inner)
        }
        branches += inner
      }
    }
  }

  private mutating func lower(label: SwitchCaseSyntax.Label) -> [Condition] {
    guard case .case(let label) = label else { return [] }
    var conditions: [Condition] = []
    for item in label.caseItems {
      conditions.append(.matching(lower(item.pattern), value: nil))
      if let filter = item.whereClause { conditions.append(.expression(lower(filter.condition))) }
    }
    return conditions
  }

  mutating func lower(_ conditions: ConditionElementListSyntax) -> [Condition] {
    conditions.compactMap { element in
      switch element.condition {
      case .expression(let expression):
        .expression(lower(expression))
      case .optionalBinding(let binding):
        .binding(
          lower(binding.pattern),
          type: binding.typeAnnotation.map { lower($0.type) },
          value: binding.initializer.map { lower($0.value) }
        )
      case .matchingPattern(let matching):
        .matching(lower(matching.pattern), value: lower(matching.initializer.value))
      case .availability: nil
      }
    }
  }
}

extension ConditionElementListSyntax {
  /// Whether the condition is the literal `false`.
  var isLiterallyFalse: Bool {
    guard count == 1, case .expression(let expression)? = first?.condition else { return false }
    return expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
