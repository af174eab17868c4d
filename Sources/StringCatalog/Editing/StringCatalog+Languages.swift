import FormatString
import ICU
import OrderedCollections

extension StringCatalog {
  /// Adds a string in a language, to be translated, to every key that has none.
  ///
  /// Xcode adds a language to an entry only when a user translates it. This method fills the
  /// catalog in advance, for translators and tools that work in the file. The strings are copies
  /// that have the plural categories of the language. Stale keys, keys that need no translation and
  /// keys with an empty string are skipped.
  ///
  /// - Parameters:
  ///   - language: The tag of the language.
  ///   - state: The state of the copies.
  ///   - origin: The language to copy from. The default is the source language, which is also used
  ///     for strings that another language lacks.
  /// - Returns: The keys that got a string in the language.
  /// - Throws: ``EditError`` if the language is the source language.
  /// - Complexity: O(*n*), where *n* is the number of strings.
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
  /// Removes the strings of a key in one language.
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

  /// Removes all strings in one language.
  ///
  /// - Returns: The keys that had one.
  /// - Throws: ``EditError`` if the language is the source language.
  /// - Complexity: O(*n*), where *n* is the number of strings.
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
  /// Returns whether the catalog contains anything for a language, including values that the model
  /// cannot represent.
  fileprivate func hasLocalization(in language: String) -> Bool {
    localizations[language] != nil || unknownFields["localizations", language] != nil
  }
}

// MARK: - Copying

extension StringCatalog.Localization {
  /// Whether there is a string that is not empty, or a phrase.
  package var hasText: Bool {
    leaves.contains { !$0.unit.value.isEmpty } || stringSet?.values.isEmpty == false
  }

  /// Prepares copied strings as the starting point of a translation to another language.
  ///
  /// - Parameters:
  ///   - language: The target language, which determines the plural categories.
  ///   - state: The state of the strings.
  ///   - keepsZero: Whether strings for zero are kept, which every language may have.
  package mutating func startTranslation(
    to language: String,
    state: StringCatalog.TranslationState,
    keepsZero: Bool = false
  ) {
    if let rules = PluralRules.known(languageTag: language) {
      variations?.fillPlurals(rules, keepsZero)
      for index in substitutions.values.indices {
        substitutions.values[index].variations.fillPlurals(rules, keepsZero)
      }
    }
    updateUnits { unit, _ in unit.state = state }
    stringSet?.state = state
  }
}

extension StringCatalog.Variations {
  /// Adjusts plural variations to the categories of another language.
  ///
  /// New categories start with the string of `other`, and so do categories that contain several
  /// numbers if their string leaves out the number: "One file" is wrong for 21 files, which are
  /// `one` in Russian.
  fileprivate mutating func fillPlurals(_ rules: PluralRules, _ keepsZero: Bool) {
    for index in device.values.indices {
      device.values[index].variations?.fillPlurals(rules, keepsZero)
    }
    guard let other = plural[.other] ?? plural.values.last else { return }
    var filled: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    if keepsZero { filled[.zero] = plural[.zero] }
    for category in rules.categories {
      guard let own = plural[category] else {
        filled[category] = plural[.other]
        continue
      }
      let isUsable = own.showsNumber(like: other) || !rules.hasSeveralNumbers(in: category)
      filled[category] = isUsable ? own : other
    }
    plural = filled
  }
}

extension StringCatalog.Localization {
  /// Returns whether a string has as many placeholders as that of another category.
  fileprivate func showsNumber(like other: Self) -> Bool {
    leaves.allSatisfy { leaf in
      let wanted = other.leaves.first { $0.path == leaf.path }?.unit.value ?? ""
      return FormatString(parsing: leaf.unit.value).insertions
        >= FormatString(parsing: wanted).insertions
    }
  }
}

extension FormatString {
  /// The number of values and substitutions that the string inserts.
  fileprivate var insertions: Int {
    segments.count { segment in
      switch segment {
      case .text, .escapedPercent: false
      case .specifier, .substitution, .argument: true
      }
    }
  }
}
