/// An expression of a source, reduced to the parts that determine the type of a literal.
///
/// It is a class, because its identity is the key of cached types. It is immutable, and does not
/// refer to the parser's tree, which is freed after a file is read.
package final class Expression: Sendable {
  /// The kind of the expression, with its parts.
  package let kind: Kind
  /// The UTF-8 offset at which the expression starts.
  package let offset: Int
  /// Whether the expression contains a string literal, or names are wanted as well.
  package let holdsLiterals: Bool

  /// Creates an expression.
  ///
  /// - Parameters:
  ///   - kind: The kind of the expression, with its parts.
  ///   - offset: The UTF-8 offset at which it starts.
  ///   - isWanted: Whether it is visited even without a literal, and so is every expression that
  ///     contains it.
  package init(_ kind: Kind, at offset: Int, isWanted: Bool = false) {
    self.kind = kind
    self.offset = offset
    holdsLiterals = isWanted || kind.holdsLiterals
  }

  /// A kind of expression.
  package enum Kind: Sendable {
    case string(StringLiteral)
    case integer
    case floatingPoint
    case boolean
    case null
    /// A name, `self`, `super`, `$0` or `$projection`, with generic arguments.
    case name(String, [TypeReference])
    /// A member; without a base an implicit member such as `.center`.
    case member(Expression?, String, [TypeReference])
    case call(Call)
    case subscripting(Expression, [Argument])
    /// A closure, which has more parts than any other expression, and is rarer than most.
    indirect case closure(Closure)
    case array([Expression])
    case dictionary([DictionaryElement])
    case tuple([Argument])
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    case postfix(String, Expression)
    case conditional(condition: Expression, then: Expression, otherwise: Expression)
    case assignment(to: Expression, Expression)
    case cast(Expression, Cast, TypeReference)
    case isOfType(Expression)
    case optionalTry(Expression)
    /// `e?` within a chain.
    case chained(Expression)
    /// `e!`.
    case forced(Expression)
    /// A type that is written as an expression: `[Int]`, `Int?`.
    case type(TypeReference)
    case branches(Branches)
    /// `#name(…)`.
    case macro(Call)
    /// `\Root.name?.name`; a `?` or `!` is a separate component.
    case keyPath(root: TypeReference?, [String])
    /// An expression whose type does not matter, with the parts that may contain literals.
    case opaque([Expression])
  }
}

extension Expression {
  /// An argument of a call, or an element of a tuple.
  package struct Argument: Sendable {
    /// The label; `nil` if there is none.
    package var label: String?
    package var value: Expression

    /// Creates an argument.
    package init(label: String?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A key and a value of a dictionary literal.
  package struct DictionaryElement: Sendable {
    package var key: Expression
    package var value: Expression
  }

  /// A call with its arguments.
  ///
  /// Trailing closures are separate, because different rules match them to parameters.
  package struct Call: Sendable {
    /// The called expression.
    package var callee: Expression
    /// The arguments between parentheses.
    package var arguments: [Argument]
    /// The first has no label.
    package var trailingClosures: [Argument]

    /// Creates a call.
    package init(callee: Expression, arguments: [Argument], trailingClosures: [Argument] = []) {
      self.callee = callee
      self.arguments = arguments
      self.trailingClosures = trailingClosures
    }
  }

  /// The kinds of casts.
  package enum Cast: CaseIterable, Sendable {
    case coercion
    case conditional
    case forced
  }

  /// The body of an `if` or a `switch`, which may be an expression.
  package struct Branches: Sendable {
    /// The branches in their order.
    package var branches: [Branch]
    /// The value of `switch`.
    package var subject: Expression?
  }

  /// A branch of an `if` or a `switch`.
  package struct Branch: Sendable {
    /// The conditions, or the pattern of a case.
    package var conditions: [Condition]
    package var body: [Statement]
  }

  /// A closure with the names and types in its signature.
  package struct Closure: Sendable {
    /// The parameters that the signature names.
    package var parameters: [Parameter]
    /// Whether the closure names its parameters; otherwise they are `$0`, `$1` and so on.
    package var hasSignature: Bool
    /// The highest *n* of a `$n` in the body plus one.
    var anonymousParameterCount: Int
    /// The type of the result that the signature writes.
    package var result: TypeReference?
    /// The captures in square brackets.
    package var captures: [Argument]
    package var body: [Statement]

    /// A parameter with the type that is written for it.
    package struct Parameter: Sendable {
      /// The name in the body.
      package var name: String
      var type: TypeReference?
    }
  }
}

extension Expression {
  /// The last name of the callee; empty if it has none.
  package var calleeName: String {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    case .chained(let value), .forced(let value): value.calleeName
    default: ""
    }
  }
}
