extension Configuration {
  /// A word of the sources, and what translations make of it.
  package struct GlossaryTerm: Hashable, Sendable {
    /// The word or phrase of the source language.
    package var term: String
    /// What it means, for translators; `nil` if that is clear.
    package var definition: String?
    /// Whether it has another name in other languages; a brand has not.
    package var isTranslated: Bool
    /// Whether only the same capitals are the term: `May` is not `may`.
    package var isCaseSensitive: Bool
    /// The translations by language; a text has to use one of those of its language.
    package var translations: [String: [String]]
    /// The words that translations must not use, by language.
    package var forbidden: [String: [String]]

    /// Creates a term.
    package init(
      _ term: String,
      definition: String? = nil,
      isTranslated: Bool = true,
      isCaseSensitive: Bool = false,
      translations: [String: [String]] = [:],
      forbidden: [String: [String]] = [:]
    ) {
      self.term = term
      self.definition = definition
      self.isTranslated = isTranslated
      self.isCaseSensitive = isCaseSensitive
      self.translations = translations
      self.forbidden = forbidden
    }
  }
}
