/// The terms that translations must use or avoid.
package struct Glossary: Hashable, Sendable {
  /// The terms, in the order of the checks.
  package var terms: [Term]

  /// Creates a glossary.
  package init(_ terms: [Term] = []) {
    self.terms = terms
  }

  /// A term of the source language, and its translations.
  package struct Term: Hashable, Sendable {
    /// The word or phrase of the source language.
    package var text: String
    /// Whether case must match.
    package var isCaseSensitive: Bool
    /// Whether the term is translated; brand names are not.
    package var isTranslated: Bool
    /// The translations by language, one of which a text must use.
    package var translations: [String: [String]]
    /// The terms that a text must not use, by language.
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

  /// Returns the terms that occur in any of the source strings.
  func terms(in texts: [String]) -> [Term] {
    terms.filter { term in
      texts.contains { $0.hasWord(term.text, isCaseSensitive: term.isCaseSensitive) }
    }
  }
}

extension Glossary.Term {
  /// Returns the translations of which a text must use one; empty if there is no requirement.
  package func accepted(in language: LanguageSubject) -> [String] {
    isTranslated ? Self.nearest(translations, language) : [text]
  }

  /// Returns the terms that a translation must not use.
  package func forbidden(in language: LanguageSubject) -> [String] {
    Self.nearest(forbidden, language)
  }

  /// Returns the entries for the nearest language: those for Spanish also apply to Mexican Spanish,
  /// unless it has separate ones.
  private static func nearest(_ texts: [String: [String]], _ language: LanguageSubject) -> [String]
  {
    ([language.tag] + language.fallbacks).lazy.compactMap { texts[$0] }.first ?? []
  }
}
