/// A string literal: its text with escapes resolved, and what it interpolates.
package struct StringLiteral: Sendable {
  /// Texts and interpolations in their order.
  package var segments: [Segment]
  /// The UTF-8 offsets of the literal, its quotes included.
  package var range: Range<Int>
  /// Whether only a build with the `DEBUG` condition compiles the literal.
  package var isDebugOnly: Bool

  /// A piece of a literal.
  package enum Segment: Sendable {
    case text(String)
    case interpolation(Interpolation)
  }

  /// The content between `\(` and `)`.
  package struct Interpolation: Sendable {
    /// The interpolated value, and its format.
    package var arguments: [Expression.Argument]
    /// The UTF-8 offsets of the arguments.
    package var range: Range<Int>
    /// The source of the arguments, to name them in a diagnostic.
    package var source: String
  }

  /// The text of a literal that interpolates nothing.
  package var plainText: String? {
    if segments.count == 1 {
      guard case .text(let text) = segments[0] else { return nil }
      return text
    }
    var result = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      result += text
    }
    return result
  }
}

/// A part of a tree that may contain string literals.
///
/// Most parts contain none, and are skipped.
package protocol LiteralHolding {
  /// Whether the part contains a string literal.
  var holdsLiterals: Bool { get }
}

extension Array: LiteralHolding where Element: LiteralHolding {
  package var holdsLiterals: Bool { contains(where: \.holdsLiterals) }
}

extension Optional: LiteralHolding where Wrapped: LiteralHolding {
  package var holdsLiterals: Bool { self?.holdsLiterals ?? false }
}

extension Expression.Kind: LiteralHolding {
  package var holdsLiterals: Bool {
    switch self {
    case .string: true
    case .integer, .floatingPoint, .boolean, .null, .name, .type, .keyPath: false
    case .member(let base, _, _): base.holdsLiterals
    case .call(let call), .macro(let call): call.holdsLiterals
    case .subscripting(let base, let arguments): base.holdsLiterals || arguments.holdsLiterals
    case .closure(let closure): closure.holdsLiterals
    case .array(let values), .opaque(let values): values.holdsLiterals
    case .dictionary(let elements):
      elements.contains { $0.key.holdsLiterals || $0.value.holdsLiterals }
    case .tuple(let elements): elements.holdsLiterals
    case .binary(_, let left, let right), .assignment(let left, let right):
      left.holdsLiterals || right.holdsLiterals
    case .conditional(let condition, let then, let otherwise):
      condition.holdsLiterals || then.holdsLiterals || otherwise.holdsLiterals
    case .prefix(_, let value), .postfix(_, let value), .cast(let value, _, _),
      .isOfType(let value),
      .optionalTry(let value), .chained(let value), .forced(let value):
      value.holdsLiterals
    case .branches(let branches): branches.subject.holdsLiterals || branches.branches.holdsLiterals
    }
  }
}

extension Expression: LiteralHolding {}

extension Expression.Argument: LiteralHolding {
  package var holdsLiterals: Bool { value.holdsLiterals }
}

extension Expression.Call: LiteralHolding {
  package var holdsLiterals: Bool { callee.holdsLiterals || hasLiteralArguments }

  /// Whether an argument contains a literal.
  package var hasLiteralArguments: Bool {
    arguments.holdsLiterals || trailingClosures.holdsLiterals
  }
}

extension Expression.Closure: LiteralHolding {
  package var holdsLiterals: Bool { captures.holdsLiterals || body.holdsLiterals }
}

extension Expression.Branch: LiteralHolding {
  package var holdsLiterals: Bool { conditions.holdsLiterals || body.holdsLiterals }
}

extension Statement: LiteralHolding {
  package var holdsLiterals: Bool {
    switch self {
    case .expression(let value), .returning(let value): value.holdsLiterals
    case .declaration(let declaration): declaration.holdsLiterals
    case .guarding(let conditions, let body), .looping(let conditions, let body),
      .catching(let conditions, let body):
      conditions.holdsLiterals || body.holdsLiterals
    case .iterating(let pattern, let sequence, let filter, let body):
      sequence.holdsLiterals || filter.holdsLiterals || body.holdsLiterals || pattern.holdsLiterals
    case .scope(let body): body.holdsLiterals
    }
  }
}

extension Condition: LiteralHolding {
  package var holdsLiterals: Bool {
    switch self {
    case .expression(let value): value.holdsLiterals
    case .binding(_, _, let value): value.holdsLiterals
    case .matching(let pattern, let value): pattern.holdsLiterals || value.holdsLiterals
    }
  }
}

extension Pattern: LiteralHolding {
  package var holdsLiterals: Bool {
    switch self {
    case .name, .wildcard: false
    case .tuple(let elements), .enumCase(_, _, let elements):
      elements.contains { $0.pattern.holdsLiterals }
    case .optional(let pattern), .typed(let pattern, _): pattern.holdsLiterals
    case .expression(let value): value.holdsLiterals
    }
  }
}

extension Declaration: LiteralHolding {
  package var holdsLiterals: Bool {
    switch self {
    case .type(let type): type.holdsLiterals
    case .function(let function): function.holdsLiterals
    case .variable(let variable): variable.holdsLiterals
    case .alias: false
    }
  }
}

extension Attribute: LiteralHolding {
  package var holdsLiterals: Bool { arguments.holdsLiterals }
}

extension TypeDeclaration: LiteralHolding {
  package var holdsLiterals: Bool {
    attributes.holdsLiterals || members.holdsLiterals || statements.holdsLiterals
  }
}

extension FunctionDeclaration: LiteralHolding {
  package var holdsLiterals: Bool {
    attributes.holdsLiterals || parameters.contains { $0.defaultValue.holdsLiterals }
      || body.holdsLiterals || rawValue.holdsLiterals
  }
}

extension VariableDeclaration: LiteralHolding {
  package var holdsLiterals: Bool {
    attributes.holdsLiterals || initialValue.holdsLiterals || getter.holdsLiterals
      || otherAccessors.contains { $0.body.holdsLiterals }
  }
}

// MARK: - Literals

extension Expression {
  /// Whether the expression is a string literal, also in parentheses or branches.
  package var isStringLiteral: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise): then.isStringLiteral || otherwise.isStringLiteral
    case .binary("+", let left, let right): left.isStringLiteral || right.isStringLiteral
    default: false
    }
  }

  /// Whether the expression is an element of a collection literal: `["a", "b"][index]`.
  package var isSubscriptedLiteral: Bool {
    guard case .subscripting(let base, _) = kind else { return false }
    switch base.kind {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether the expression is `.name` or `.name(…)`.
  package var isImplicitMember: Bool {
    switch kind {
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    default: false
    }
  }

  /// Whether the type of the expression follows from the expected one.
  package var isLiteral: Bool {
    switch kind {
    case .string, .integer, .floatingPoint, .boolean, .array, .dictionary, .closure, .null: true
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    case .prefix(_, let operand): operand.isLiteral
    default: false
    }
  }
}
