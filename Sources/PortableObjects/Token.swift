import Diagnostics

/// A piece of a PO file.
struct Token {
  /// What it is.
  let kind: Kind
  /// Where it stands.
  let place: Place
  /// Whether its line begins with `#~`.
  let isObsolete: Bool
  /// Whether its line begins with `#|` or `#~|`.
  let isPrevious: Bool

  /// What a piece can be.
  enum Kind {
    /// A word, such as `msgid`.
    case word(String)
    /// `[1]`.
    case index(Int)
    /// What stands between two quotation marks, without escapes.
    case text([UInt8])
    /// A comment, without the characters that tell its kind.
    case comment(Comment, [UInt8])
  }

  /// The kinds of comments, by the character behind the number sign.
  enum Comment {
    /// `#`.
    case translator
    /// `#.`.
    case extracted
    /// `#:`.
    case reference
    /// `#,`.
    case flag
  }
}
