import OrderedCollections

extension StringCatalog {
  /// Sets the translation state of strings in a localization.
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - language: The language of the strings.
  ///   - state: The new state.
  ///   - isMeant: Selects the strings to change. By default, all are changed. The phrases of an App
  ///     Shortcut share one state, so it changes only if all of them are selected.
  /// - Returns: The number of strings whose state changed.
  @discardableResult
  public mutating func mark(
    _ key: String,
    language: String,
    as state: TranslationState,
    where isMeant: ((Localization.Leaf) -> Bool)? = nil
  ) -> Int {
    guard var entry = self[key, inLanguages: [language]],
      var localization = entry.localizations[language]
    else { return 0 }
    var count = 0
    localization.updateUnits { unit, path in
      guard unit.state != state, isMeant?(Localization.Leaf(path: path, unit: unit)) ?? true else {
        return
      }
      unit.state = state
      count += 1
    }
    if isMeant == nil, let set = localization.stringSet, set.state != state {
      localization.stringSet?.state = state
      count += 1
    }
    guard count > 0 else { return 0 }
    entry.localizations[language] = localization
    if language == sourceLanguage { entry.disownEditedText(in: sourceLanguage) }
    self[key, inLanguages: [language]] = entry
    return count
  }
}

// MARK: - Review

extension StringCatalog.Entry {
  /// Marks every finished translation as needing review, including variants, substitutions and the
  /// phrases of App Shortcuts.
  ///
  /// Strings that are not translated yet and those of the source language do not change.
  ///
  /// - Parameter source: The source language.
  /// - Returns: The languages that had a finished translation.
  @discardableResult
  public mutating func requestReview(except source: String) -> [String] {
    requestReview { language, _ in language != source }
  }

  /// Marks some translations as needing review, and returns the languages that had a finished one.
  mutating func requestReview(
    where isConcerned: (String, StringCatalog.Localization) -> Bool
  ) -> [String] {
    var reviewed: [String] = []
    for (language, index) in zip(localizations.keys, localizations.values.indices)
    where isConcerned(language, localizations.values[index]) {
      if localizations.values[index].requestReview() { reviewed.append(language) }
    }
    return reviewed
  }
}

extension StringCatalog.Localization {
  /// Marks every finished string as needing review, and returns whether there was one.
  public mutating func requestReview() -> Bool {
    var isFinished = false
    updateUnits { unit, _ in
      guard unit.state.isTranslated else { return }
      unit.state = .needsReview
      isFinished = true
    }
    if let set = stringSet, set.state.isTranslated {
      stringSet?.state = .needsReview
      isFinished = true
    }
    return isFinished
  }
}

extension StringCatalog.Localization {
  /// Whether a string or the phrases wait for a person.
  package var hasDraft: Bool {
    var hasDraft = stringSet?.state.isDraft ?? false
    forEachUnit { hasDraft = hasDraft || $0.state.isDraft }
    return hasDraft
  }
}

extension StringCatalog.TranslationState {
  /// Whether a string waits for a person: it needs review, or a machine has translated it.
  package var isDraft: Bool { self == .needsReview || self == .machineTranslated }

  /// Whether the translation is finished.
  var isTranslated: Bool {
    self == .translated || self == .machineTranslated
  }
}
