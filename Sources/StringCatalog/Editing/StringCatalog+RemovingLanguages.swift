import OrderedCollections

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
