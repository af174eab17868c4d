/// An expression of a source, reduced to what tells the type of a literal.
///
/// A class, so that the type of an expression can be remembered by its identity. It holds nothing
/// that changes, and no reference to the parser's tree, which can go as soon as a file is read.
final class Expression: Sendable {
  let kind: Kind
  /// The UTF-8 offset at which the expression starts.
  let offset: Int
  /// Whether a string literal stands somewhere in the expression, or names are wanted as much.
  let holdsLiterals: Bool

  /// Creates an expression.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - offset: The UTF-8 offset at which it starts.
  ///   - isWanted: Whether it is walked even if it holds no literal, and what holds it with it.
  init(_ kind: Kind, at offset: Int, isWanted: Bool = false) {
    self.kind = kind
    self.offset = offset
    holdsLiterals = isWanted || kind.holdsLiterals
  }

  enum Kind: Sendable {
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
    case closure(Closure)
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
    /// `\Root.name?.name`; a `?` or `!` is a component of its own.
    case keyPath(root: TypeReference?, [String])
    /// Something whose type does not matter, with the parts in which literals may stand.
    case opaque([Expression])
  }
}

extension Expression {
  /// One argument of a call, or one element of a tuple.
  struct Argument: Sendable {
    var label: String?
    var value: Expression
  }

  /// A key and a value of a dictionary literal.
  struct DictionaryElement: Sendable {
    var key: Expression
    var value: Expression
  }

  /// A call with its arguments; the trailing closures stand apart, because they match parameters
  /// by rules of their own.
  struct Call: Sendable {
    var callee: Expression
    var arguments: [Argument]
    /// The first has no label.
    var trailingClosures: [Argument]
  }

  /// The three ways to cast.
  enum Cast: Sendable {
    case coercion
    case conditional
    case forced
  }

  /// The body of an `if` or a `switch`, which may be an expression.
  struct Branches: Sendable {
    var branches: [Branch]
    /// The value of `switch`.
    var subject: Expression?
  }

  /// One branch of an `if` or a `switch`.
  struct Branch: Sendable {
    var conditions: [Condition]
    var body: [Statement]
  }

  /// A closure with the names and types that its signature tells.
  struct Closure: Sendable {
    var parameters: [Parameter]
    /// Whether the closure names its parameters; otherwise they are `$0`, `$1` and so on.
    var hasSignature: Bool
    /// The highest *n* of a `$n` in the body plus one.
    var anonymousParameterCount: Int
    var result: TypeReference?
    var captures: [Argument]
    var body: [Statement]

    struct Parameter: Sendable {
      var name: String
      var type: TypeReference?
    }
  }
}
