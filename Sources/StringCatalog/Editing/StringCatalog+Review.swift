import OrderedCollections

extension StringCatalog {
  /// Says how far texts of a localization have come.
  ///
  /// - Parameters:
  ///   - key: the key of the entry.
  ///   - language: the language of the texts.
  ///   - state: the new state.
  ///   - isMeant: chooses among the texts; all are meant by default. The phrases of an App Shortcut,
  ///     which have one state, are changed only where all are meant.
  /// - Returns: How many texts have another state now.
  @discardableResult
  public mutating func mark(
    _ key: String,
    language: String,
    as state: TranslationState,
    where isMeant: ((Localization.Leaf) -> Bool)? = nil
  ) -> Int {
    guard var entry = self[key], var localization = entry.localizations[language] else { return 0 }
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
    self[key] = entry
    return count
  }
}

// MARK: - Review

extension StringCatalog.Entry {
  /// Asks for a review of every finished translation: of every text that varies by number or device,
  /// of the parts of texts, and of the phrases of App Shortcuts.
  ///
  /// What nobody has translated yet stays as it is, and so do the texts of the source language.
  ///
  /// - Parameter source: the language of the sources.
  /// - Returns: The languages that had a finished translation.
  @discardableResult
  public mutating func requestReview(except source: String) -> [String] {
    var reviewed: [String] = []
    for (language, index) in zip(localizations.keys, localizations.values.indices)
    where language != source {
      if localizations.values[index].requestReview() { reviewed.append(language) }
    }
    return reviewed
  }
}

extension StringCatalog.Localization {
  /// Asks for a review of every finished text, and returns whether there was one.
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

extension StringCatalog.TranslationState {
  fileprivate var isTranslated: Bool {
    self == .translated || self == .machineTranslated
  }
}
