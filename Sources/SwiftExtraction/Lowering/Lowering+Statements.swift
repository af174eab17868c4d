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
