import FormatString
import OrderedCollections

/// A key that is gone, and the one that it was probably renamed to.
struct RenamePair {
  let formerKey: String
  let key: String
  /// How much their source texts have in common, in percent.
  let similarity: Int
  /// How the texts of the one become those of the other.
  let arguments: ArgumentMapping
  /// Whether translators are told the same about both.
  let hasSameComment: Bool

  /// Creates a pair; `nil` if the texts have too little in common, or if those of the one cannot be
  /// made to fit the other.
  init?(_ former: RenameSide, _ new: RenameSide) {
    let found = former.texts.flatMap { old in
      new.texts.compactMap { Self.similarity(of: old, $0) }
    }
    guard let similarity = found.max(), let old = former.arguments, let wanted = new.arguments,
      let arguments = ArgumentMapping(from: old, to: wanted),
      arguments.order.isEmpty || !former.variesWithNumber
    else { return nil }
    formerKey = former.key
    key = new.key
    self.similarity = similarity
    self.arguments = arguments
    hasSameComment = former.comment != nil && former.comment == new.comment
  }

  /// Returns how much two texts have in common; `nil` if that is too little.
  private static func similarity(of first: String, _ second: String) -> Int? {
    let limit = [first.leastSimilarity, second.leastSimilarity].min() ?? String.textLimit
    return TextSimilarity(first, second).percentage(atLeast: limit)
  }

  /// Whether one pair goes before another: the one with more in common, then the one with the same
  /// comment, then by key.
  static func precedes(_ first: RenamePair, _ second: RenamePair) -> Bool {
    if first.similarity != second.similarity { return first.similarity > second.similarity }
    if first.hasSameComment != second.hasSameComment { return first.hasSameComment }
    if precedesByCodePoint(first.formerKey, second.formerKey) { return true }
    if precedesByCodePoint(second.formerKey, first.formerKey) { return false }
    return precedesByCodePoint(first.key, second.key)
  }
}

extension String {
  /// What gettext asks of the texts of a fuzzy match.
  fileprivate static let textLimit = 60
  /// What is asked of single words.
  private static let wordLimit = 80
  /// What is asked of names such as `login.title`, which have whole parts in common with others that
  /// mean something else.
  private static let nameLimit = 90

  /// How much another text has to have in common with this one, in percent.
  fileprivate var leastSimilarity: Int {
    guard utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return Self.textLimit }
    return utf8.dropLast().contains { UInt8(ascii: ".") == $0 || UInt8(ascii: "_") == $0 }
      ? Self.nameLimit : Self.wordLimit
  }
}

/// A key that may have been renamed, or that another one may have been renamed to.
struct RenameSide {
  let key: String
  /// The texts by which it is recognized.
  let texts: [String]
  /// What the code passes along; `nil` if that is not known.
  let arguments: [CallArgument]?
  let comment: String?
  /// Whether texts vary with a number, so that its argument cannot change places.
  let variesWithNumber: Bool

  /// Creates the side of a key that is gone; `nil` if it is none that may be renamed.
  init?(former key: String, _ entry: StringCatalog.Entry, in sourceLanguage: String) {
    guard entry.isKeptInStep, entry.shouldTranslate, entry.hasFinishedText else { return nil }
    self.key = key
    let source = entry.localizations[sourceLanguage]
    let sourceText = source?.representativeText
    // Once a key is stale, nobody can tell whether the code gave it a default value.
    texts = [sourceText, key].compactMap(\.self)
    let substitutions = (source?.substitutions ?? [:]).mapValues(\.formatSpecifier)
    let ofKey = CallArgument.arguments(of: key)
    arguments =
      ofKey?.isEmpty ?? false
      ? CallArgument.arguments(
        of: sourceText ?? key,
        Dictionary(uniqueKeysWithValues: substitutions.map { ($0.key, $0.value) })
      ) : ofKey
    comment = entry.comment
    variesWithNumber = entry.localizations.values.contains(where: \.variesWithNumber)
  }

  /// Creates the side of a key that the sources have; `nil` if its entry is none that may be renamed
  /// to.
  ///
  /// - Parameters:
  ///   - occurrences: What the sources say.
  ///   - entry: What the catalog has for the key; `nil` if it has nothing yet.
  init?(_ occurrences: KeyOccurrences, _ entry: StringCatalog.Entry?) {
    if let entry {
      guard entry.isUntouched else { return nil }
    }
    key = occurrences.key
    texts = [occurrences.defaultValue ?? occurrences.key]
    let ofKey = CallArgument.arguments(of: occurrences.key)
    arguments =
      ofKey?.isEmpty ?? false
      ? CallArgument.arguments(of: occurrences.defaultValue ?? occurrences.key) : ofKey
    comment = occurrences.comment ?? entry?.comment
    variesWithNumber = false
  }
}

extension StringCatalog.Entry {
  /// Whether nobody has done anything to the entry since an extraction added it.
  fileprivate var isUntouched: Bool {
    (extractionState == nil || extractionState == .extractedWithValue) && shouldTranslate
      && generatesSymbol && unknownFields.isEmpty && !hasFinishedText
  }
}

extension StringCatalog.Localization {
  /// The text that stands for all variants.
  fileprivate var representativeText: String? {
    if let stringUnit { return stringUnit.value }
    let leaves = leaves
    return (leaves.first { $0.path.dropLast().last == "other" } ?? leaves.first)?.unit.value
  }

  fileprivate var variesWithNumber: Bool {
    !substitutions.isEmpty || variations?.variesWithNumber ?? false
  }
}

extension StringCatalog.Variations {
  fileprivate var variesWithNumber: Bool {
    !plural.isEmpty || device.values.contains(where: \.variesWithNumber)
  }
}

// MARK: - Carrying over

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
