/// A string literal: its text with escapes resolved, and what it interpolates.
struct StringLiteral: Sendable {
  var segments: [Segment]
  /// The UTF-8 offsets of the literal, its quotes included.
  var range: Range<Int>
  /// Whether only a build with the `DEBUG` condition compiles the literal.
  var isDebugOnly: Bool

  enum Segment: Sendable {
    case text(String)
    case interpolation(Interpolation)
  }

  /// What stands between `\(` and `)`.
  struct Interpolation: Sendable {
    var arguments: [Expression.Argument]
    /// The UTF-8 offsets of the arguments.
    var range: Range<Int>
    /// The source of the arguments, to name them in a diagnostic.
    var source: String
  }

  /// The text of a literal that interpolates nothing.
  var plainText: String? {
    var result = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      result += text
    }
    return result
  }
}
