import FormatString
import OrderedCollections
import StringCatalog

extension StringCatalog.Entry {
  /// Makes the entry of a former key that of the key that it was renamed to.
  ///
  /// Every finished text needs review. That of the source language does so too if a person has written
  /// it; what was taken from the code, or says what the former key said, goes with that.
  ///
  /// - Parameters:
  ///   - occurrences: What the sources say of the new key.
  ///   - pair: The two keys.
  ///   - sourceLanguage: The language of the sources.
  /// - Returns: The languages whose translations need review from now on.
  mutating func carryOver(
    to occurrences: KeyOccurrences,
    by pair: RenamePair,
    in sourceLanguage: String
  ) -> [String] {
    let fresh = StringCatalog.Entry(occurrences, in: sourceLanguage)
    for (language, index) in zip(localizations.keys, localizations.values.indices) {
      guard language == sourceLanguage else {
        pair.arguments.adapt(&localizations.values[index])
        continue
      }
      if localizations.values[index].repeats(pair.formerKey) {
        localizations.values[index].stringUnit?.value = numbered(
          occurrences.defaultValue ?? occurrences.key
        )
      } else {
        pair.arguments.adapt(&localizations.values[index])
        _ = localizations.values[index].requestReview()
      }
    }
    if !(localizations[sourceLanguage]?.leaves.contains { $0.unit.state != .new } ?? false) {
      localizations[sourceLanguage] = fresh.localizations[sourceLanguage]
    }
    extractionState = fresh.extractionState
    if let comment = fresh.comment { setComment(comment) }
    return requestReview(except: sourceLanguage)
  }
}

extension StringCatalog.Localization {
  /// Whether the text says what a key says.
  fileprivate func repeats(_ key: String) -> Bool {
    guard variations == nil, substitutions.isEmpty, let value = stringUnit?.value else {
      return false
    }
    return value == key || value == numbered(key)
  }
}
