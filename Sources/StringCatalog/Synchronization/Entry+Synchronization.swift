import FormatString
import OrderedCollections

extension StringCatalog.Entry {
  /// Creates the entry of a key that is new in the sources.
  init(_ occurrences: KeyOccurrences, in sourceLanguage: String) {
    self.init(comment: occurrences.comment)
    if !occurrences.phrases.isEmpty {
      extractionState = .extractedWithValue
      localizations[sourceLanguage] = .init(phrases: occurrences.phrases)
    } else if let value = occurrences.defaultText {
      extractionState = .extractedWithValue
      localizations[sourceLanguage] = .init(value, state: .new)
    } else if occurrences.origin == .code,
      FormatString(parsing: occurrences.key).unnumberedCount > 1
    {
      localizations[sourceLanguage] = .init(numbered(occurrences.key), state: .new)
    }
  }

  /// Applies the occurrences of the key in the sources.
  ///
  /// A changed text of a document or an Info.plist always replaces the source string, because there
  /// it is the string itself; finished translations then need review.
  ///
  /// - Parameters:
  ///   - occurrences: The occurrences in the sources.
  ///   - sourceLanguage: The language of their strings.
  ///   - completeness: The completeness of the sources. A partial extraction only revives the key,
  ///     because other sources may have other comments and default values.
  ///   - options: The treatment of translations if the code has changed the source string.
  /// - Returns: The changes.
  mutating func adopt(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String,
    _ completeness: ExtractedStrings.Completeness,
    _ options: SyncOptions
  ) -> [SyncChange] {
    let former = self
    func requestReview(of entry: inout Self) -> [String] {
      entry.requestReview(
        after: former.sourceTexts(key: occurrences.key, sourceLanguage: sourceLanguage),
        of: occurrences.key,
        in: sourceLanguage,
        includingTrivial: options.reviewsTrivialChanges
      )
    }
    let wasMigrated = extractionState == .migrated
    var changes = [adoptState(occurrences, in: sourceLanguage, completeness)].compactMap(\.self)
      .map { SyncChange(key: occurrences.key, kind: $0, locations: occurrences.locations) }
    guard completeness == .complete else { return changes }
    if wasMigrated, occurrences.origin == .interfaceBuilder, let text = occurrences.defaultValue {
      // The text in the document replaces the one that a legacy file had for the source language.
      extractionState = .extractedWithValue
      localizations[sourceLanguage] = .init(text, state: .new)
    }
    if changes.first?.kind == .lostDefaultValue,
      let formerText = dropDefaultValue(occurrences, in: sourceLanguage)
    {
      changes[0].formerText = formerText
      if options.sourceChanges == .review {
        changes[0].reviewedLanguages = requestReview(of: &self)
      }
    }
    if !changes.isEmpty, extractionState == .extractedWithValue,
      adoptFirstText(occurrences, in: sourceLanguage),
      options.sourceChanges == .review || occurrences.origin != .code
    {
      changes[0].formerText = occurrences.key
      changes[0].reviewedLanguages = requestReview(of: &self)
    }
    if options.sourceChanges == .review || occurrences.origin != .code,
      var change = adoptChangedText(occurrences, in: sourceLanguage)
    {
      change.reviewedLanguages = requestReview(of: &self)
      changes.append(change)
    }
    return changes + adoptComment(occurrences)
  }

  /// Marks the key as in use, and returns the change, or `nil` if there is none.
  private mutating func adoptState(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String,
    _ completeness: ExtractedStrings.Completeness
  ) -> SyncChange.Kind? {
    let hasPhrases = !occurrences.phrases.isEmpty && !isSinglePhrase
    let hasText = occurrences.defaultValue != nil || hasPhrases
    let givesText = completeness == .complete && hasText && !hasEditedText(in: sourceLanguage)
    let used: StringCatalog.ExtractionState? = givesText ? .extractedWithValue : nil
    switch extractionState {
    case .stale:
      extractionState = used
      return .revived
    case .migrated where occurrences.origin != .code && completeness == .partial:
      // Its text is needed for the next state.
      return nil
    case .migrated:
      extractionState = used
      return .adopted
    case nil where givesText:
      extractionState = used
      return .gainedDefaultValue
    case .extractedWithValue
    where completeness == .complete && occurrences.isWithoutText
      && localizations[sourceLanguage]?.stringSet == nil:
      extractionState = nil
      return .lostDefaultValue
    default: return nil
    }
  }

  /// Sets the source string of a key that has none, and returns whether it is a default value.
  ///
  /// Before, translators saw only the key.
  private mutating func adoptFirstText(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> Bool {
    guard localizations[sourceLanguage] == nil else { return false }
    if !occurrences.phrases.isEmpty {
      localizations[sourceLanguage] = .init(phrases: occurrences.phrases)
    } else if let value = occurrences.defaultText {
      localizations[sourceLanguage] = .init(value, state: .new)
      return true
    }
    return false
  }

  /// Removes a default value that the code no longer has.
  ///
  /// The key is the source string again.
  ///
  /// - Returns: The default value, or `nil` if there was none that differs from the key.
  private mutating func dropDefaultValue(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> String? {
    guard !hasEditedText(in: sourceLanguage),
      let value = localizations[sourceLanguage]?.stringUnit?.value
    else { return nil }
    let withoutValue = Self(occurrences, in: sourceLanguage).localizations[sourceLanguage]
    localizations[sourceLanguage] = withoutValue
    let text = withoutValue?.stringUnit?.value ?? occurrences.key
    return text.hasSameCodePoints(as: value) ? nil : value
  }

  /// Applies a default value that the code has changed, and returns the change.
  ///
  /// Returns `nil` if it has not changed, or if a user has edited the string.
  private mutating func adoptChangedText(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> SyncChange? {
    guard let difference = difference(from: occurrences, in: sourceLanguage), !difference.isEdited
    else { return nil }
    localizations[sourceLanguage]?.stringUnit?.value = difference.codeText
    var change = SyncChange(
      key: occurrences.key,
      kind: .sourceTextChanged,
      locations: occurrences.locations
    )
    change.formerText = difference.catalogText
    return change
  }

  /// Applies the comment of the sources, and returns the change.
  ///
  /// If the sources have no comment, the existing one is kept. The comment of an Info.plist's key is
  /// only the name of that key, and does not replace one of a user.
  private mutating func adoptComment(_ occurrences: KeyOccurrences) -> [SyncChange] {
    guard occurrences.origin != .infoPlist || self.comment == nil else { return [] }
    guard let comment = occurrences.comment,
      comment != self.comment || isCommentAutoGenerated
    else { return [] }
    self.comment = comment
    isCommentAutoGenerated = false
    commentGenerationVersion = nil
    return [
      SyncChange(key: occurrences.key, kind: .commentChanged, locations: occurrences.locations)
    ]
  }

  /// Returns the difference between the source string and the default value of the code.
  ///
  /// Returns `nil` if they are equal, if either is missing, or if the string varies.
  func difference(
    from occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> SourceDifference? {
    let isEdited = extractionState == nil && hasEditedText(in: sourceLanguage)
    guard extractionState == .extractedWithValue || isEdited,
      let value = occurrences.defaultText, let source = localizations[sourceLanguage],
      source.variations == nil, source.substitutions.isEmpty, let unit = source.stringUnit,
      !occurrences.possibleDefaults.contains(unit.value)
    else { return nil }
    return SourceDifference(
      key: occurrences.key,
      catalogText: unit.value,
      codeText: value,
      isEdited: unit.state != .new,
      location: occurrences.defaultValuePlace
    )
  }

  /// Whether the entry would contain a single phrase of an App Shortcut, as in manually written
  /// catalogs.
  ///
  /// Xcode writes one entry for all phrases of a shortcut.
  var isSinglePhrase: Bool {
    !localizations.isEmpty && localizations.values.allSatisfy { $0.stringSet == nil }
  }

  /// Whether tools may mark or remove the entry when its key is removed from the code.
  ///
  /// They may not if a user added the entry, or if it came from a legacy file and was never found
  /// in code. They also ignore unknown states, which a later Xcode may write.
  var isKeptInStep: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .stale: true
    default: false
    }
  }
}

extension KeyOccurrences {
  /// The default value as Xcode writes it into a catalog; `nil` if there is none.
  ///
  /// Only texts of code are format strings, whose arguments get numbers.
  fileprivate var defaultText: String? {
    origin == .code ? defaultValue.map(numbered) : defaultValue
  }
}

extension StringCatalog.Localization {
  /// Creates the phrases of an App Shortcut from the sources.
  fileprivate init(phrases: [String]) {
    self.init(stringSet: StringCatalog.StringSet(state: .new, values: phrases))
  }
}

/// Returns a source string as Xcode writes it into a catalog.
///
/// If there are several arguments, they get numbers, so that translators can reorder them.
func numbered(_ text: String) -> String {
  let format = FormatString(parsing: text)
  return format.unnumberedCount > 1 ? format.numbered().text : text
}

// MARK: - Finished texts

extension StringCatalog.Entry {
  /// Returns whether the entry is kept, and marked stale, when its key is removed from the code.
  ///
  /// It is kept if a user has worked on one of its strings. Like Xcode, this method also returns
  /// `true` if there is any string in another language. The code did not write that string, and
  /// translation services deliver strings in the state `new`.
  func hasUserContent(in sourceLanguage: String) -> Bool {
    hasFinishedText || localizations.contains { $0.key != sourceLanguage && $0.value.hasText }
  }

  /// Whether a user has worked on a string of the entry, in any language.
  var hasFinishedText: Bool {
    localizations.values.contains { $0.finishedTextCount > 0 }
  }

  /// The number of strings of the entry on which a user has worked, in all languages.
  var finishedTextCount: Int {
    localizations.values.reduce(0) { $0 + $1.finishedTextCount }
  }
}

extension StringCatalog.Localization {
  fileprivate var finishedTextCount: Int {
    var count = (stringUnit?.state.isFinished ?? false) ? 1 : 0
    if stringSet?.state.isFinished ?? false { count += 1 }
    count += variations?.finishedTextCount ?? 0
    return substitutions.values.reduce(count) { $0 + $1.variations.finishedTextCount }
  }
}

extension StringCatalog.Variations {
  fileprivate var finishedTextCount: Int {
    plural.values.reduce(0) { $0 + $1.finishedTextCount }
      + device.values.reduce(0) { $0 + $1.finishedTextCount }
  }
}

extension StringCatalog.TranslationState {
  /// Whether a string in this state is the work of a user, which must not be lost.
  fileprivate var isFinished: Bool {
    self != .new
  }
}
