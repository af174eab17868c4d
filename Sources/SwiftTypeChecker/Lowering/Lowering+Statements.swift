import SwiftSyntax

extension Lowering {
  mutating func lower(_ statements: CodeBlockItemListSyntax) -> [Statement] {
    let outer = (fileTypes, typeDepth)
    defer { (fileTypes, typeDepth) = outer }
    if depth > 0 {
      fileTypes.enter(statements, number: localDeclarations.count)
      typeDepth = 0
    }
    var result: [Statement] = []
    for item in statements { lower(item.item, into: &result) }
    return result
  }

  mutating func lower(_ item: CodeBlockItemSyntax.Item, into result: inout [Statement]) {
    switch item {
    case .decl(let declaration):
      lower(declaration, into: &result)
    case .expr(let expression):
      result.append(.expression(lower(expression)))
    case .stmt(let statement):
      deeper { $0.lower(statement, into: &result) }
    }
  }

  private mutating func lower(_ statement: StmtSyntax, into result: inout [Statement]) {
    let statement = statement.as(StmtSyntaxEnum.self)
    switch statement {
    case .expressionStmt(let statement):
      result.append(.expression(lower(statement.expression)))
    case .returnStmt(let statement):
      if let value = statement.expression { result.append(.returning(lower(value))) }
    case .throwStmt(let statement):
      result.append(.expression(lower(statement.expression)))
    case .yieldStmt(let statement):
      if case .single(let value) = statement.yieldedExpressions {
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

  private mutating func lowerLoop(_ statement: StmtSyntaxEnum, into result: inout [Statement]) {
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
      for clause in statement.catchClauses { result.append(lower(clause, catching: thrown)) }
    default:
      break
    }
  }

  private mutating func lower(_ statement: ForStmtSyntax) -> Statement {
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
    _ clause: CatchClauseSyntax,
    catching thrown: TypeReference?
  ) -> Statement {
    var conditions: [Condition] = []
    if clause.catchItems.isEmpty, let thrown {
      conditions.append(.binding(.name("error"), type: thrown, value: nil))
    }
    for item in clause.catchItems {
      if let pattern = item.pattern { conditions.append(.matching(lower(pattern), value: nil)) }
      if let filter = item.whereClause { conditions.append(.expression(lower(filter.condition))) }
    }
    return .catching(conditions, body: lower(clause.body.statements))
  }

  private mutating func lower(_ declaration: DeclSyntax, into result: inout [Statement]) {
    var members = Members()
    lower(declaration, into: &members)
    if depth > 0 { localDeclarations += members.declarations.filter(\.isTypeOrAlias) }
    result += members.declarations.map(Statement.declaration)
    result += members.statements
  }
}

// MARK: - Branches

extension Lowering {
  mutating func lower(_ expression: IfExprSyntax) -> Expression.Branches {
    var branches: [Expression.Branch] = []
    var next: IfExprSyntax? = expression
    while let current = next {
      next = nil
      let conditions = lower(current.conditions)
      // The compiler removes the body of `if false` before it lists strings.
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
  package var isLiterallyFalse: Bool {
    guard count == 1, case .expression(let expression)? = first?.condition else { return false }
    return expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}

// MARK: - Patterns

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

  /// Reads a pattern that is an expression for the parser, such as `.some(let x)`.
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

  /// Reads an element of `case let .a(x, y)`, whose names are bound without another `let`.
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
