@_spi(RawSyntax) import SwiftSyntax

/// The folding of a flat sequence of operands and operators into one expression.
///
/// It uses the precedence of the standard library's operators. An operator of the project has the
/// precedence of one without a precedence group.
package struct OperatorFolding {
  enum Operator {
    case binary(String)
    case assignment
    case conditional(then: Expression)
    case cast(Expression.Cast, TypeReference)
    case isOfType
  }

  /// The longest sequence that is folded.
  private static let maximumLength = 200

  private var operands: [Expression] = []
  private var operators: [Operator] = []
  /// All operands, for a sequence that is too long or invalid.
  private var parts: [Expression] = []
  private var count = 0

  /// Whether the standard library declares an operator.
  package static func isStandard(_ name: String) -> Bool { Operator.isStandard(name) }

  mutating func append(operand: Expression) {
    parts.append(operand)
    operands.append(operand)
  }

  mutating func append(_ newOperator: Operator) {
    count += 1
    if case .conditional(let then) = newOperator { parts.append(then) }
    guard count <= Self.maximumLength else { return }
    while let last = operators.last, last.binds(before: newOperator) { reduce() }
    switch newOperator {
    case .cast(let cast, let type):
      replaceLast { .cast($0, cast, type) }
    case .isOfType:
      replaceLast { .isOfType($0) }
    default:
      operators.append(newOperator)
    }
  }

  /// Returns the expression.
  mutating func result(at offset: Int) -> Expression {
    guard count <= Self.maximumLength else { return Expression(.opaque(parts), at: offset) }
    while !operators.isEmpty, operands.count > 1 { reduce() }
    if operators.isEmpty, operands.count == 1 { return operands[0] }
    return Expression(.opaque(parts), at: offset)
  }

  private mutating func replaceLast(_ make: (Expression) -> Expression.Kind) {
    guard let last = operands.popLast() else { return }
    operands.append(Expression(make(last), at: last.offset))
  }

  /// Applies the last operator to the last two operands.
  private mutating func reduce() {
    guard let last = operators.popLast(), operands.count > 1 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let kind: Expression.Kind
    switch last {
    case .binary(let name): kind = .binary(name, left, right)
    case .assignment: kind = .assignment(to: left, right)
    case .conditional(let then):
      kind = .conditional(condition: left, then: then, otherwise: right)
    case .cast, .isOfType: kind = .opaque([left, right])
    }
    operands.append(Expression(kind, at: left.offset))
  }
}

extension OperatorFolding.Operator {
  /// Whether the standard library declares an operator.
  fileprivate static func isStandard(_ name: String) -> Bool {
    precedences[name] != nil || assignments.contains(name) || ["!", "~"].contains(name)
  }

  /// Whether this operator, to the left of `other`, binds the operand between them.
  fileprivate func binds(before other: Self) -> Bool {
    precedence == other.precedence ? !isRightAssociative : precedence > other.precedence
  }

  private var isRightAssociative: Bool {
    switch self {
    case .binary(let name): name == "??" || Self.assignments.contains(name)
    case .assignment, .conditional: true
    case .cast, .isOfType: false
    }
  }

  private var precedence: Int {
    switch self {
    case .binary(let name):
      if Self.assignments.contains(name) { return 0 }
      return Self.precedences[name] ?? 2
    case .assignment: return 0
    case .conditional: return 1
    case .cast, .isOfType: return 7
    }
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  private static let precedences: [String: Int] = {
    let levels: [(Int, [String])] = [
      (3, ["||"]),
      (4, ["&&"]),
      (5, ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", "~~", ".==", ".<"]),
      (6, ["??"]),
      (8, ["...", "..<"]),
      (9, ["+", "-", "&+", "&-", "|", "^"]),
      (10, ["*", "/", "%", "&*", "&"]),
      (11, ["<<", ">>", "&<<", "&>>"]),
    ]
    var result: [String: Int] = [:]
    for (level, names) in levels {
      for name in names { result[name] = level }
    }
    return result
  }()
}

// MARK: - Operators

extension Lowering {
  /// Reads a sequence of operands and operators by the precedence of the operators.
  ///
  /// The tree of an expression is as deep as the sequence is long. So only the operands are kept of
  /// a sequence that is longer than any realistic one.
  mutating func lower(_ sequence: RawSequenceExprSyntax) -> Expression.Kind {
    var folding = OperatorFolding()
    var pendingCast: Expression.Cast?
    var isTest = false
    for element in sequence.elements.elements {
      switch element.form {
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

  private func castKind(_ cast: RawUnresolvedAsExprSyntax) -> Expression.Cast {
    switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .conditional
    case .exclamationMark: .forced
    default: .coercion
    }
  }
}
