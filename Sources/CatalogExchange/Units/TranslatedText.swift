import OrderedCollections
package import StringCatalog

/// A finished translation with its source text, in the notation of catalogs.
package struct TranslatedText: Hashable, Sendable {
  /// The identifier of the string.
  package var id: TranslationUnit.ID
  /// The source text of the same form, or the most similar one.
  package var source: String
  /// The translation.
  package var target: String
  /// Whether a machine made the translation, and no person has approved it.
  package var isMachine: Bool
  /// The comment for translators; `nil` if there is none.
  package var comment: String?
}

extension StringCatalog {
  /// Returns the finished translations into a language, one for each string of a variant.
  ///
  /// Plural forms have the source text of the same form, or that of `other`. Phrases of App
  /// Shortcuts are left out, because those of different languages do not correspond.
  ///
  /// - Parameters:
  ///   - language: The target language.
  ///   - isIncluded: Returns whether the texts of a key are included.
  /// - Returns: The translations, in the order of the catalog.
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func translatedTexts(
    in language: String,
    where isIncluded: (_ key: String, Entry) -> Bool = { _, _ in true }
  ) -> [TranslatedText] {
    guard language != sourceLanguage else { return [] }
    return entries(inLanguages: [sourceLanguage, language])
      .flatMap { key, entry in
        isIncluded(key, entry)
          ? entry.translatedTexts(key: key, from: sourceLanguage, to: language) : []
      }
  }
}

extension StringCatalog.Entry {
  /// Returns the finished translations of an entry into a language.
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - source: The source language.
  ///   - language: The target language.
  /// - Returns: The translations, like those of a catalog.
  package func translatedTexts(
    key: String,
    from source: String,
    to language: String
  ) -> [TranslatedText] {
    guard shouldTranslate, let target = localizations[language] else { return [] }
    let sources = SourceTexts(of: localizations[source], key: key)
    return target.leaves.compactMap { leaf in
      guard [.translated, .machineTranslated].contains(leaf.unit.state), !leaf.unit.value.isEmpty,
        let variant = leaf.variant, let source = sources.rawText(of: variant), !source.isEmpty
      else { return nil }
      return TranslatedText(
        id: TranslationUnit.ID(key: key, variant: variant),
        source: source,
        target: leaf.unit.value,
        isMachine: leaf.unit.state == .machineTranslated,
        comment: comment
      )
    }
  }
}
