/// A token of C, as far as calls and literals need it.
struct Token {
  /// What the token is.
  enum Kind: Equatable {
    case identifier
    /// A string literal, without the `@` of Objective-C.
    case literal(StringToken)
    /// A number or a character.
    case constant
    /// A sign, or a byte that is part of nothing.
    case sign(UInt8)
    /// The name of a directive; the rest of its line follows.
    case directive
    /// The end of the line of a directive.
    case endOfDirective
    case end
  }

  var kind: Kind
  /// The offsets of the token.
  var range: Range<Int>
}

/// A string literal as it stands in a source.
struct StringToken: Equatable {
  /// The offsets of what stands between its delimiters.
  var content: Range<Int>
  /// Whether backslashes in it are text: `R"(…)"`.
  var isRaw: Bool
}
