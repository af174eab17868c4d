/// A part of a tree in which string literals may stand.
///
/// Most parts hold none, and there is nothing to find in them.
protocol LiteralHolding {
  /// Whether a string literal stands somewhere in the part.
  var holdsLiterals: Bool { get }
}

extension Array: LiteralHolding where Element: LiteralHolding {
  var holdsLiterals: Bool { contains(where: \.holdsLiterals) }
}

extension Optional: LiteralHolding where Wrapped: LiteralHolding {
  var holdsLiterals: Bool { self?.holdsLiterals ?? false }
}

extension Expression.Kind: LiteralHolding {
  var holdsLiterals: Bool {
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
  var holdsLiterals: Bool { value.holdsLiterals }
}

extension Expression.Call: LiteralHolding {
  var holdsLiterals: Bool { callee.holdsLiterals || hasLiteralArguments }

  /// Whether a literal stands in an argument.
  var hasLiteralArguments: Bool { arguments.holdsLiterals || trailingClosures.holdsLiterals }
}

extension Expression.Closure: LiteralHolding {
  var holdsLiterals: Bool { captures.holdsLiterals || body.holdsLiterals }
}

extension Expression.Branch: LiteralHolding {
  var holdsLiterals: Bool { conditions.holdsLiterals || body.holdsLiterals }
}

extension Statement: LiteralHolding {
  var holdsLiterals: Bool {
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
  var holdsLiterals: Bool {
    switch self {
    case .expression(let value): value.holdsLiterals
    case .binding(_, _, let value): value.holdsLiterals
    case .matching(let pattern, let value): pattern.holdsLiterals || value.holdsLiterals
    }
  }
}

extension Pattern: LiteralHolding {
  var holdsLiterals: Bool {
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
  var holdsLiterals: Bool {
    switch self {
    case .type(let type): type.holdsLiterals
    case .function(let function): function.holdsLiterals
    case .variable(let variable): variable.holdsLiterals
    case .alias: false
    }
  }
}

extension Attribute: LiteralHolding {
  var holdsLiterals: Bool { arguments.holdsLiterals }
}

extension TypeDeclaration: LiteralHolding {
  var holdsLiterals: Bool {
    attributes.holdsLiterals || members.holdsLiterals || statements.holdsLiterals
  }
}

extension FunctionDeclaration: LiteralHolding {
  var holdsLiterals: Bool {
    attributes.holdsLiterals || parameters.contains { $0.defaultValue.holdsLiterals }
      || body.holdsLiterals || rawValue.holdsLiterals
  }
}

extension VariableDeclaration: LiteralHolding {
  var holdsLiterals: Bool {
    attributes.holdsLiterals || initialValue.holdsLiterals || getter.holdsLiterals
      || otherAccessors.contains { $0.body.holdsLiterals }
  }
}
