extension Expression {
  /// Whether the expression is a string literal, in whatever disguise.
  var isStringLiteral: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise): then.isStringLiteral || otherwise.isStringLiteral
    case .binary("+", let left, let right): left.isStringLiteral || right.isStringLiteral
    default: false
    }
  }

  /// Whether the expression is an element of a collection literal: `["a", "b"][index]`.
  var isSubscriptedLiteral: Bool {
    guard case .subscripting(let base, _) = kind else { return false }
    switch base.kind {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether the expression is `.name` or `.name(…)`.
  var isImplicitMember: Bool {
    switch kind {
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    default: false
    }
  }

  /// Whether the expression takes its type from its place.
  var isLiteral: Bool {
    switch kind {
    case .string, .integer, .floatingPoint, .boolean, .array, .dictionary, .closure, .null: true
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    case .prefix(_, let operand): operand.isLiteral
    default: false
    }
  }
}
