import OrderedCollections

extension StringCatalog.Entry {
  /// Returns whether the text of the source language is somebody's work: one that was edited in the
  /// catalog, or that varies, rather than the default value of the code.
  package func hasEditedText(in sourceLanguage: String) -> Bool {
    guard let source = localizations[sourceLanguage] else { return false }
    let state = source.stringUnit?.state ?? source.stringSet?.state
    return source.variations != nil || !source.substitutions.isEmpty || state ?? .new != .new
  }

  /// Says no more that the code gives the text of the source language, if somebody has edited it.
  ///
  /// That is what Xcode does: `extracted_with_value` stands beside untouched default values alone.
  package mutating func disownEditedText(in sourceLanguage: String) {
    guard extractionState == .extractedWithValue, hasEditedText(in: sourceLanguage) else { return }
    extractionState = nil
  }
}
