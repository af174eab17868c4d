import ICU

/// A language that nobody speaks, which shows what a layout cannot hold and what code does not localize.
///
/// Its region is one of those that ISO 3166 leaves to its users, `XA` to `XZ`. Kosovo has `XK`.
///
/// ```swift
/// PseudoLanguage("en-XA")  // accented English
/// PseudoLanguage("en-GB")  // nil
/// ```
package struct PseudoLanguage: Hashable, Sendable {
  /// The tag, as in `en-XA`.
  package let tag: String

  /// Creates a language from its tag, with `-` or `_`; `nil` if people may speak it.
  package init?(_ tag: String) {
    guard LocaleData.isPseudoLanguage(tag) else { return nil }
    self.tag = tag
  }

  /// What becomes of the texts unless somebody asks for something else: `XB` is for what is written
  /// from right to left, as with Android and Unicode's own data.
  package var usualScheme: PseudoScheme {
    tag.uppercased().hasSuffix("XB") ? .bidirectional : .accented
  }
}
