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
