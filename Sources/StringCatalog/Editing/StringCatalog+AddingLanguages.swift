import OrderedCollections

extension StringCatalog {
  /// Gives every key that lacks a language a text in it, to be translated.
  ///
  /// Xcode itself writes nothing for a language until somebody translates; this fills a catalog for
  /// people and tools that work in the file. The texts are copies, with the plural categories that
  /// the language has. Keys that are stale, that need no translation, or whose text is empty get
  /// none.
  ///
  /// - Parameters:
  ///   - language: the tag of the language.
  ///   - state: the state of the copies.
  ///   - origin: the language whose texts are copied; the source language by default, which also
  ///     lends what another one lacks.
  /// - Returns: The keys that have a text in the language now and had none.
  /// - Throws: ``EditError`` if the language is that of the sources.
  /// - Complexity: O(*n*), where *n* is the number of texts.
  @discardableResult
  public mutating func addLanguage(
    _ language: String,
    state: TranslationState = .new,
    copyingFrom origin: String? = nil
  ) throws(EditError) -> [String] {
    guard language != sourceLanguage else {
      throw EditError(.isSourceLanguage, language: language)
    }
    var added: [String] = []
    for (key, var entry) in entries
    where entry.shouldTranslate && entry.extractionState != .stale
      && entry.localizations[language] == nil
    {
      let own = origin.flatMap { entry.localizations[$0] }
      var copy = own ?? entry.localizations[sourceLanguage] ?? Localization(key)
      guard copy.hasText else { continue }
      copy.startTranslation(to: language, state: state)
      entry.localizations[language] = copy
      self[key] = entry
      added.append(key)
    }
    return added
  }
}
