/// What becomes of a text in a language that nobody speaks.
package enum PseudoScheme: String, Hashable, Sendable, CaseIterable {
  /// Accents on Latin letters, longer, in brackets: the text is still read, and what is cut off or was never
  /// localized is seen. So do the pseudo-languages of Android, Unicode and Xcode.
  case accented
  /// Each word from right to left, by the marks of Unicode for that; so do Android and Unicode.
  case bidirectional
  /// The text twice, as `NSDoubleLocalizedStrings` shows it.
  case doubled
  /// In brackets alone, which show where a text begins and ends, and which texts are glued together.
  case bounded
  /// In capitals: what stays small was not localized.
  case capitals
}
