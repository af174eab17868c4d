@_spi(RawSyntax) package import SwiftSyntax

extension Lowering {
  mutating func lower(_ statements: RawCodeBlockItemListSyntax) -> [Statement] {
    let outer = (fileTypes, typeDepth)
    defer { (fileTypes, typeDepth) = outer }
    if depth > 0 {
      fileTypes.enter(statements, number: localDeclarations.count)
      typeDepth = 0
    }
    var result: [Statement] = []
    for item in statements.elements { lower(item, into: &result) }
    return result
  }

  mutating func lower(_ item: RawCodeBlockItemSyntax, into result: inout [Statement]) {
    switch item.content {
    case .decl(let declaration):
      lower(declaration, into: &result)
    case .expr(let expression):
      result.append(.expression(lower(expression)))
    case .stmt(let statement):
      deeper { $0.lower(statement, into: &result) }
    case nil:
      break
    }
  }

  private mutating func lower(_ statement: RawStmtSyntax, into result: inout [Statement]) {
    let statement = statement.form
    switch statement {
    case .expressionStmt(let statement):
      result.append(.expression(lower(statement.expression)))
    case .returnStmt(let statement):
      if let value = statement.expression { result.append(.returning(lower(value))) }
    case .throwStmt(let statement):
      result.append(.expression(lower(statement.expression)))
    case .yieldStmt(let statement):
      if let value = RawExprSyntax(statement.yieldedExpressions) {
        result.append(.returning(lower(value)))
      }
    case .guardStmt(let statement):
      let conditions = lower(statement.conditions)
      result.append(.guarding(conditions, body: lower(statement.body.statements)))
    case .labeledStmt(let statement):
      deeper { $0.lower(statement.statement, into: &result) }
    default:
      lowerLoop(statement, into: &result)
    }
  }

  private mutating func lowerLoop(_ statement: RawStatement, into result: inout [Statement]) {
    switch statement {
    case .whileStmt(let statement):
      let conditions = lower(statement.conditions)
      result.append(.looping(conditions, body: lower(statement.body.statements)))
    case .repeatStmt(let statement):
      result.append(.scope(lower(statement.body.statements)))
      result.append(.expression(lower(statement.condition)))
    case .forStmt(let statement):
      result.append(lower(statement))
    case .deferStmt(let statement):
      result.append(.scope(lower(statement.body.statements)))
    case .doStmt(let statement):
      result.append(.scope(lower(statement.body.statements)))
      let thrown = statement.throwsClause?.type.map { lower($0) }
      for clause in statement.catchClauses.elements {
        result.append(lower(clause, catching: thrown))
      }
    default:
      break
    }
  }

  private mutating func lower(_ statement: RawForStmtSyntax) -> Statement {
    var pattern = lower(statement.pattern)
    if let annotation = statement.typeAnnotation {
      pattern = .typed(pattern, lower(annotation.type))
    }
    let sequence = lower(statement.sequence)
    return .iterating(
      pattern,
      over: sequence,
      where: statement.whereClause.map { lower($0.condition) },
      body: lower(statement.body.statements)
    )
  }

  private mutating func lower(
    _ clause: RawCatchClauseSyntax,
    catching thrown: TypeReference?
  ) -> Statement {
    var conditions: [Condition] = []
    if clause.catchItems.elements.isEmpty, let thrown {
      conditions.append(.binding(.name("error"), type: thrown, value: nil))
    }
    for item in clause.catchItems.elements {
      if let pattern = item.pattern { conditions.append(.matching(lower(pattern), value: nil)) }
      if let filter = item.whereClause { conditions.append(.expression(lower(filter.condition))) }
    }
    return .catching(conditions, body: lower(clause.body.statements))
  }

  private mutating func lower(_ declaration: RawDeclSyntax, into result: inout [Statement]) {
    var members = Members()
    lower(declaration, into: &members)
    if depth > 0 { localDeclarations += members.declarations.filter(\.isTypeOrAlias) }
    result += members.declarations.map(Statement.declaration)
    result += members.statements
  }
}

// MARK: - Branches

extension Lowering {
  mutating func lower(_ expression: RawIfExprSyntax) -> Expression.Branches {
    var branches: [Expression.Branch] = []
    var next: RawIfExprSyntax? = expression
    while let current = next {
      next = nil
      let conditions = lower(current.conditions)
      // The compiler removes the body of `if false` before it lists strings.
      if !current.conditions.isLiterallyFalse {
        let body = lower(current.body.statements)
        branches.append(Expression.Branch(conditions: conditions, body: body))
      }
      if let block = current.elseBody.flatMap({ RawCodeBlockSyntax($0) }) {
        branches.append(Expression.Branch(conditions: [], body: lower(block.statements)))
      } else {
        next = current.elseBody.flatMap { RawIfExprSyntax($0) }
      }
    }
    return Expression.Branches(branches: branches, subject: nil)
  }

  mutating func lower(_ expression: RawSwitchExprSyntax) -> Expression.Branches {
    let subject = lower(expression.subject)
    var branches: [Expression.Branch] = []
    lower(cases: expression.cases, into: &branches)
    return Expression.Branches(branches: branches, subject: subject)
  }

  private mutating func lower(
    cases: RawSwitchCaseListSyntax,
    into branches: inout [Expression.Branch]
  ) {
    for element in cases.elements {
      if let current = RawSwitchCaseSyntax(element) {
        let conditions = lower(label: current.label)
        let body = lower(current.statements)
        branches.append(Expression.Branch(conditions: conditions, body: body))
      } else if let config = RawIfConfigDeclSyntax(element) {
        var inner: [Expression.Branch] = []
        forEachClause(of: config) { lowering, clause in
          guard case .switchCases(let cases)? = clause.content else { return }
          lowering.lower(cases: cases, into: &inner)
        }
        branches += inner
      }
    }
  }

  private mutating func lower(label: RawSyntax) -> [Condition] {
    guard let label = RawSwitchCaseLabelSyntax(label) else { return [] }
    var conditions: [Condition] = []
    for item in label.caseItems.elements {
      conditions.append(.matching(lower(item.pattern), value: nil))
      if let filter = item.whereClause { conditions.append(.expression(lower(filter.condition))) }
    }
    return conditions
  }

  mutating func lower(_ conditions: RawConditionElementListSyntax) -> [Condition] {
    conditions.elements.compactMap { element in
      switch RawConditionElementSyntax.Condition(element.condition) {
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
      case .availability, nil: nil
      }
    }
  }
}

extension ConditionElementListSyntax {
  /// Whether the condition is the literal `false`.
  package var isLiterallyFalse: Bool {
    RawConditionElementListSyntax(raw)?.isLiterallyFalse ?? false
  }
}

extension RawConditionElementListSyntax {
  /// Whether the condition is the literal `false`.
  fileprivate var isLiterallyFalse: Bool {
    guard elements.count == 1, let condition = elements.first?.condition else { return false }
    return RawBooleanLiteralExprSyntax(condition)?.literal.isKeyword("false") ?? false
  }
}

// MARK: - Patterns

extension Lowering {
  mutating func lower(_ pattern: some RawPatternSyntaxNodeProtocol) -> Pattern {
    deeper { $0.lowerHere(RawPatternSyntax(pattern)) } ?? .wildcard
  }

  private mutating func lowerHere(_ pattern: RawPatternSyntax) -> Pattern {
    switch pattern.form {
    case .identifierPattern(let pattern):
      return .name(pattern.identifier.identifierName)
    case .tuplePattern(let pattern):
      return tuple(pattern.elements.elements.map { ($0.label?.identifierName, lower($0.pattern)) })
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

  /// Reads a pattern that is an expression for the parser, such as `.some(let x)`.
  private mutating func lower(patternIn expression: RawExprSyntax) -> Pattern {
    switch expression.form {
    case .patternExpr(let inner):
      return lower(inner.pattern)
    case .discardAssignmentExpr:
      return .wildcard
    case .declReferenceExpr:
      return .expression(lower(expression))
    case .optionalChainingExpr(let chain):
      return .optional(lower(patternIn: chain.expression))
    case .tupleExpr(let elements):
      return tuple(
        elements.elements.elements.map { ($0.label?.identifierName, binding($0.expression)) }
      )
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(RawMemberAccessExprSyntax.self) else {
        return .expression(lower(expression))
      }
      let elements = call.arguments.elements.map { argument in
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

  /// Reads an element of `case let .a(x, y)`, whose names are bound without another `let`.
  private mutating func binding(_ expression: RawExprSyntax) -> Pattern {
    if let reference = expression.as(RawDeclReferenceExprSyntax.self) {
      return .name(reference.baseName.identifierName)
    }
    return deeper { $0.lower(patternIn: expression) } ?? .wildcard
  }

  /// Reads `let x as T`.
  private mutating func lower(castIn sequence: RawSequenceExprSyntax) -> Pattern? {
    let elements = sequence.elements.elements
    guard elements.count == 3, elements[1].is(RawUnresolvedAsExprSyntax.self),
      let type = elements[2].as(RawTypeExprSyntax.self)
    else { return nil }
    return .typed(lower(patternIn: elements[0]), lower(type.type))
  }
}
