import FormatString
import OrderedCollections

/// A removed key, and the one to which it was probably renamed.
struct RenamePair {
  let formerKey: String
  let key: String
  /// The similarity of the source strings, in percent.
  let similarity: Int
  /// The mapping of the arguments.
  let arguments: ArgumentMapping
  /// Whether both have the same comment.
  let hasSameComment: Bool

  /// Creates a pair.
  ///
  /// Returns `nil` if the strings are too different, or if those of the former key cannot be
  /// adapted to the new key.
  init?(_ former: RenameCandidate, _ new: RenameCandidate) {
    guard let old = former.arguments, let wanted = new.arguments else { return nil }
    formerKey = former.key
    key = new.key
    hasSameComment = former.comment != nil && former.comment == new.comment
    let mapping = ArgumentMapping(from: old, to: wanted)
    if let replaced = ArgumentMapping(replacing: old, with: wanted),
      replaced.adapt(former.key) == new.key, mapping != nil || !former.variesWithNumber
    {
      similarity = Self.similarityWithOtherSpecifiers
      arguments = replaced
      return
    }
    guard !former.isManual, let mapping, mapping.order.isEmpty || !former.variesWithNumber
    else { return nil }
    let found = former.texts.flatMap { old in
      new.texts.compactMap { Self.similarity(of: old, $0) }
    }
    guard let similarity = found.max() else { return nil }
    self.similarity = similarity
    arguments = mapping
  }

  /// The similarity of keys that differ in their specifiers only.
  private static let similarityWithOtherSpecifiers = 99

  /// Returns the similarity of two strings, or `nil` if it is too low.
  private static func similarity(of first: ComparedText, _ second: ComparedText) -> Int? {
    let limit = max(first.leastSimilarity, second.leastSimilarity)
    return TextSimilarity(first, second).percentage(atLeast: limit)
  }

  /// Returns whether one pair precedes another: the more similar one, then the one with the same
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
  /// The least similarity of sentences.
  ///
  /// In the histories of apps, gettext's limit of 60 percent pairs more texts with other meanings
  /// than changed texts.
  private static let sentenceLimit = 85
  /// The least similarity of labels, and of names such as `login.title`: one other word in them is
  /// another meaning.
  private static let labelLimit = 90
  /// The length of the shortest sentences.
  private static let sentenceLength = 40

  /// The least similarity that another string must have with this one, in percent.
  var leastSimilarity: Int {
    unicodeScalars.count < Self.sentenceLength || !unicodeScalars.contains(" ")
      ? Self.labelLimit : Self.sentenceLimit
  }
}

/// A key that may have been renamed, or to which another one may have been renamed.
struct RenameCandidate {
  let key: String
  /// The strings to compare.
  let texts: [ComparedText]
  /// The arguments that the code passes; `nil` if they are unknown.
  let arguments: [CallArgument]?
  let comment: String?
  /// Whether strings vary by number.
  ///
  /// Their argument then cannot be reordered.
  let variesWithNumber: Bool
  /// Whether the entry was added by hand, so that it can only be the same key with other specifiers.
  var isManual = false

  /// Creates the candidate for a removed key, or returns `nil` if it cannot have been renamed.
  init?(former key: String, _ entry: StringCatalog.Entry, in sourceLanguage: String) {
    guard entry.isKeptInStep || entry.extractionState == .manual, entry.shouldTranslate,
      entry.hasFinishedText
    else { return nil }
    self.key = key
    isManual = entry.extractionState == .manual
    let source = entry.localizations[sourceLanguage]
    let sourceText = source?.representativeText
    // The catalog does not record whether the code gave a stale key a default value.
    texts = [sourceText, key].compactMap(\.self).map { ComparedText($0) }
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

  /// Creates the candidate for a key in the sources, or returns `nil` if no key can have been
  /// renamed to it.
  ///
  /// - Parameters:
  ///   - occurrences: The occurrences in the sources.
  ///   - entry: The entry of the key; `nil` if the catalog has none yet.
  init?(_ occurrences: KeyOccurrences, _ entry: StringCatalog.Entry?) {
    if let entry {
      guard entry.isUntouched else { return nil }
    }
    key = occurrences.key
    texts = [ComparedText(occurrences.defaultValue ?? occurrences.key)]
    let ofKey = CallArgument.arguments(of: occurrences.key)
    arguments =
      ofKey?.isEmpty ?? false
      ? CallArgument.arguments(of: occurrences.defaultValue ?? occurrences.key) : ofKey
    comment = occurrences.comment ?? entry?.comment
    variesWithNumber = false
  }
}

extension StringCatalog.Entry {
  /// Whether the entry has not been edited since an extraction added it.
  fileprivate var isUntouched: Bool {
    (extractionState == nil || extractionState == .extractedWithValue) && shouldTranslate
      && generatesSymbol && unknownFields.isEmpty && !hasFinishedText
  }
}

extension StringCatalog.Localization {
  /// The string that represents all variants.
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
  /// Converts the entry of a former key to that of the new key.
  ///
  /// Every finished string needs review, except after a trivial change of a text that is its own
  /// key. So does the source string if a user has written it. A source string from the code, or one
  /// equal to the former key, changes with the key.
  ///
  /// - Parameters:
  ///   - occurrences: The occurrences of the new key in the sources.
  ///   - pair: The two keys.
  ///   - sourceLanguage: The source language.
  ///   - includesTrivial: Whether trivial changes are reviewed, too.
  /// - Returns: The languages whose translations now need review.
  mutating func carryOver(
    to occurrences: KeyOccurrences,
    by pair: RenamePair,
    in sourceLanguage: String,
    includingTrivial includesTrivial: Bool
  ) -> [String] {
    let former = sourceTexts(key: pair.formerKey, sourceLanguage: sourceLanguage)
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
    let current = sourceTexts(key: pair.key, sourceLanguage: sourceLanguage)
    // A name such as "settings.title" says nothing about the text.
    guard former == ["": pair.formerKey], current == ["": pair.key] else {
      return requestReview(except: sourceLanguage)
    }
    return requestReview(
      after: former,
      of: pair.key,
      in: sourceLanguage,
      includingTrivial: includesTrivial
    )
  }
}

extension StringCatalog.Localization {
  /// Returns whether the string is equal to a key.
  fileprivate func repeats(_ key: String) -> Bool {
    guard variations == nil, substitutions.isEmpty, let value = stringUnit?.value else {
      return false
    }
    return value == key || value == numbered(key)
  }
}
