/// A language that nobody speaks, which shows what a layout cannot hold.
package struct PseudoLanguage: RawRepresentable, Hashable, Sendable {
  /// The tag, as in `en-XA`.
  package var rawValue: String

  /// Creates a language from its tag.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// English with accents, longer, in brackets.
  package static let accented = PseudoLanguage(rawValue: "en-XA")
  /// English from right to left.
  package static let bidirectional = PseudoLanguage(rawValue: "en-XB")
}
