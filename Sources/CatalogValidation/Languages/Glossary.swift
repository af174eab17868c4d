/// The words that translations have to use or to avoid.
package struct Glossary: Hashable, Sendable {
  /// The terms, in the order in which they are checked.
  package var terms: [Term]

  /// Creates a glossary.
  package init(_ terms: [Term] = []) {
    self.terms = terms
  }

  /// A word of the sources, and what translations make of it.
  package struct Term: Hashable, Sendable {
    /// The word or phrase of the source language.
    package var text: String
    /// Whether only the same capitals are the term.
    package var isCaseSensitive: Bool
    /// Whether it has another name in other languages; a brand has not.
    package var isTranslated: Bool
    /// The translations by language, of which a text has to use one.
    package var translations: [String: [String]]
    /// The words that a text must not use, by language.
    package var forbidden: [String: [String]]

    /// Creates a term.
    package init(
      _ text: String,
      isCaseSensitive: Bool = false,
      isTranslated: Bool = true,
      translations: [String: [String]] = [:],
      forbidden: [String: [String]] = [:]
    ) {
      self.text = text
      self.isCaseSensitive = isCaseSensitive
      self.isTranslated = isTranslated
      self.translations = translations
      self.forbidden = forbidden
    }
  }

  /// Returns the terms that occur in one of some texts of the source language.
  func terms(in texts: [String]) -> [Term] {
    terms.filter { term in
      texts.contains { $0.hasWord(term.text, isCaseSensitive: term.isCaseSensitive) }
    }
  }
}

extension Glossary.Term {
  /// Returns the texts of which a translation has to use one; empty if any word will do.
  func accepted(in language: LanguageSubject) -> [String] {
    isTranslated ? Self.nearest(translations, language) : [text]
  }

  /// Returns the words that a translation must not use.
  func forbidden(in language: LanguageSubject) -> [String] {
    Self.nearest(forbidden, language)
  }

  /// What a glossary says of Spanish holds for the Spanish of Mexico too, unless it says more.
  private static func nearest(_ texts: [String: [String]], _ language: LanguageSubject) -> [String]
  {
    ([language.tag] + language.fallbacks).lazy.compactMap { texts[$0] }.first ?? []
  }
}
