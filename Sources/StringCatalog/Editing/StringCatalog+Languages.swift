import ICU
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

// MARK: - Removing languages

extension StringCatalog {
  /// Removes the texts of a key in one language.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public mutating func removeLocalization(of key: String, language: String) -> Bool {
    guard var entry = self[key], entry.hasLocalization(in: language) else { return false }
    entry.localizations[language] = nil
    entry.unknownFields["localizations", language] = nil
    self[key] = entry
    return true
  }

  /// Removes all texts in one language.
  ///
  /// - Returns: The keys that had one.
  /// - Throws: ``EditError`` if the language is that of the sources.
  /// - Complexity: O(*n*), where *n* is the number of texts.
  @discardableResult
  public mutating func removeLanguage(_ language: String) throws(EditError) -> [String] {
    guard language != sourceLanguage else {
      throw EditError(.isSourceLanguage, language: language)
    }
    var removed: [String] = []
    for key in keys where removeLocalization(of: key, language: language) { removed.append(key) }
    return removed
  }
}

extension StringCatalog.Entry {
  /// Whether the catalog has anything for a language, be it what the model cannot hold.
  fileprivate func hasLocalization(in language: String) -> Bool {
    localizations[language] != nil || unknownFields["localizations", language] != nil
  }
}

// MARK: - Copying

extension StringCatalog.Localization {
  /// Whether anything is to be read.
  package var hasText: Bool {
    leaves.contains { !$0.unit.value.isEmpty } || stringSet?.values.isEmpty == false
  }

  /// Makes the texts of one language those that a translation to another one starts from.
  ///
  /// - Parameters:
  ///   - language: The other language, whose plural categories the plurals get.
  ///   - state: The state of the texts.
  package mutating func startTranslation(
    to language: String,
    state: StringCatalog.TranslationState
  ) {
    if let categories = PluralRules.knownCategories(languageTag: language) {
      variations?.fillPlurals(categories)
      for index in substitutions.values.indices {
        substitutions.values[index].variations.fillPlurals(categories)
      }
    }
    updateUnits { unit, _ in unit.state = state }
    stringSet?.state = state
  }
}

extension StringCatalog.Variations {
  /// Gives the plurals the categories of another language; those that are new start with `other`.
  fileprivate mutating func fillPlurals(_ categories: [PluralCategory]) {
    for index in device.values.indices {
      device.values[index].variations?.fillPlurals(categories)
    }
    guard !plural.isEmpty else { return }
    var filled: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in categories { filled[category] = plural[category] ?? plural[.other] }
    plural = filled
  }
}
