import OrderedCollections

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
