import Diagnostics

/// What can be wrong with calls that look keys up. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// A literal, a comment or a call does not end as it should.
  static let sourceSyntax: Self = "source-syntax"
  /// A key is made while the program runs.
  static let localizationKeyNotLiteral: Self = "localization-key-not-literal"
  /// The table of a key is made while the program runs (the key).
  static let localizationTableNotLiteral: Self = "localization-table-not-literal"
  /// The text of a key is not Unicode.
  static let localizationKeyNotUnicode: Self = "localization-key-not-unicode"
}
