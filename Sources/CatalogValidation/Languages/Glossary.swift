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
    /// Whether only exactly these words are the term, and none of their inflected forms.
    package var isLiteral: Bool
    /// Other forms of the term in the source language.
    package var sourceVariants: [String]
    /// The translations by language, one of which a text must use.
    package var translations: [String: [String]]
    /// Other forms of the translations that a text may use instead, by language.
    package var variants: [String: [String]]
    /// The terms that a text must not use, by language.
    package var forbidden: [String: [String]]
    /// The keys to which the term applies; `nil` for all.
    package var keys: Set<String>?
    /// The further translations that some keys may use.
    package var exceptions: [Exception]

    /// Further translations that some keys may use.
    package struct Exception: Hashable, Sendable {
      /// The keys; `nil` for all.
      package var keys: Set<String>?
      /// The words that their texts may use instead of the translations.
      package var accepted: [String]

      /// Creates an exception.
      package init(keys: Set<String>? = nil, accepted: [String]) {
        self.keys = keys
        self.accepted = accepted
      }
    }

    /// Creates a term.
    package init(
      _ text: String,
      isCaseSensitive: Bool = false,
      isTranslated: Bool = true,
      isLiteral: Bool = false,
      sourceVariants: [String] = [],
      translations: [String: [String]] = [:],
      variants: [String: [String]] = [:],
      forbidden: [String: [String]] = [:],
      keys: Set<String>? = nil,
      exceptions: [Exception] = []
    ) {
      self.text = text
      self.isCaseSensitive = isCaseSensitive
      self.isTranslated = isTranslated
      self.isLiteral = isLiteral
      self.sourceVariants = sourceVariants
      self.translations = translations
      self.variants = variants
      self.forbidden = forbidden
      self.keys = keys
      self.exceptions = exceptions
    }
  }

  /// Returns the terms that apply to a key and occur in any of its source strings.
  ///
  /// - Parameters:
  ///   - texts: The source strings.
  ///   - language: The source language.
  ///   - key: The key.
  /// - Returns: The terms, in their order.
  package func terms(in texts: [String], of language: String, forKey key: String) -> [Term] {
    guard !terms.isEmpty else { return [] }
    let texts = texts.map { TermText($0, in: language) }
    return terms.filter { term in
      term.keys?.contains(key) ?? true
        && texts.contains { text in
          ([term.text] + term.sourceVariants)
            .contains { form in
              text.contains(
                form,
                isLiteral: term.isLiteral || !term.isTranslated,
                isCaseSensitive: term.isCaseSensitive,
                acceptsEndings: false
              )
            }
        }
    }
  }
}

extension Glossary.Term {
  /// Returns the translations of which a text must use one; empty if there is no requirement.
  package func accepted(in language: LanguageSubject) -> [String] {
    isTranslated ? Self.nearest(translations, language) : [text]
  }

  /// Returns the words that the text of a key may use instead of the translations.
  func alternatives(in language: LanguageSubject, forKey key: String) -> [String] {
    guard isTranslated else { return [] }
    let exceptions = exceptions.filter { $0.keys?.contains(key) ?? true }
    return Self.nearest(variants, language) + exceptions.flatMap(\.accepted)
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
