import FormatString
import OrderedCollections

extension StringCatalog.Entry {
  /// Creates the entry of a key that is new in the sources.
  init(_ occurrences: KeyOccurrences, in sourceLanguage: String) {
    self.init(comment: occurrences.comment)
    if !occurrences.phrases.isEmpty {
      extractionState = .extractedWithValue
      localizations[sourceLanguage] = .init(phrases: occurrences.phrases)
    } else if let value = occurrences.defaultValue {
      extractionState = .extractedWithValue
      localizations[sourceLanguage] = .init(numbering: value)
    } else if FormatString(parsing: occurrences.key).unnumberedCount > 1 {
      localizations[sourceLanguage] = .init(numbering: occurrences.key)
    }
  }

  /// Takes over what the sources say of the key.
  ///
  /// - Parameters:
  ///   - occurrences: What the sources say.
  ///   - sourceLanguage: The language of their texts.
  ///   - authority: Which sources say it. A part of them revives the key and no more: the others may
  ///     have comments and default values of their own.
  ///   - sourceChanges: What becomes of the translations of a source text that the code has changed.
  /// - Returns: The changes that it meant.
  mutating func adopt(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String,
    _ authority: ExtractedStrings.Authority,
    _ sourceChanges: StringCatalog.SourceChangePolicy
  ) -> [SyncChange] {
    var changes = [adoptState(occurrences, in: sourceLanguage, authority)].compactMap(\.self)
      .map { SyncChange(key: occurrences.key, kind: $0, places: occurrences.places) }
    guard authority == .complete else { return changes }
    if changes.first?.kind == .lostDefaultValue,
      let formerText = dropDefaultValue(occurrences, in: sourceLanguage)
    {
      changes[0].formerText = formerText
      if sourceChanges == .review {
        changes[0].reviewedLanguages = requestReview(except: sourceLanguage)
      }
    }
    if !changes.isEmpty, extractionState == .extractedWithValue,
      adoptFirstText(occurrences, in: sourceLanguage), sourceChanges == .review
    {
      changes[0].formerText = occurrences.key
      changes[0].reviewedLanguages = requestReview(except: sourceLanguage)
    }
    if sourceChanges == .review, let change = adoptChangedText(occurrences, in: sourceLanguage) {
      changes.append(change)
    }
    return changes + adoptComment(occurrences)
  }

  /// Takes over that the key is in use, and returns the change that it meant; `nil` if none.
  private mutating func adoptState(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String,
    _ authority: ExtractedStrings.Authority
  ) -> SyncChange.Kind? {
    let hasPhrases = !occurrences.phrases.isEmpty && !isSinglePhrase
    let hasText = occurrences.defaultValue != nil || hasPhrases
    let givesText = authority == .complete && hasText && !hasEditedText(in: sourceLanguage)
    let used: StringCatalog.ExtractionState? = givesText ? .extractedWithValue : nil
    switch extractionState {
    case .stale:
      extractionState = used
      return .revived
    case .migrated:
      extractionState = used
      return .adopted
    case nil where givesText:
      extractionState = used
      return .gainedDefaultValue
    case .extractedWithValue
    where authority == .complete && occurrences.isWithoutText
      && localizations[sourceLanguage]?.stringSet == nil:
      extractionState = nil
      return .lostDefaultValue
    default: return nil
    }
  }

  /// Takes over the text of a key that has none in the source language, and returns whether it was
  /// a default value: before, translators had only the key to go by.
  private mutating func adoptFirstText(
    _ occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> Bool {
    guard localizations[sourceLanguage] == nil else { return false }
    if !occurrences.phrases.isEmpty {
      localizations[sourceLanguage] = .init(phrases: occurrences.phrases)
    } else if let value = occurrences.defaultValue {
      localizations[sourceLanguage] = .init(numbering: value)
      return true
    }
    return false
  }

  /// Drops a default value that the code no longer gives: the key is the source text again.
  ///
  /// - Returns: The default value; `nil` if there was none that differs from the key.
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
    return text.utf8.elementsEqual(value.utf8) ? nil : value
  }

  /// Takes over a default value that the code has changed, and returns the change; `nil` if it has
  /// not, or if a person has edited the text.
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
      places: occurrences.places
    )
    change.formerText = difference.catalogText
    change.reviewedLanguages = requestReview(except: sourceLanguage)
    return change
  }

  /// Takes over the comment of the sources, and returns the change that it meant; none if they have
  /// none, for then what translators were told stays.
  private mutating func adoptComment(_ occurrences: KeyOccurrences) -> [SyncChange] {
    guard let comment = occurrences.comment,
      comment != self.comment || isCommentAutoGenerated
    else { return [] }
    self.comment = comment
    isCommentAutoGenerated = false
    commentGenerationVersion = nil
    return [SyncChange(key: occurrences.key, kind: .commentChanged, places: occurrences.places)]
  }

  /// Returns in what the text of the source language differs from the default value of the code;
  /// `nil` if it does not, if either has none, or if the text varies.
  func difference(
    from occurrences: KeyOccurrences,
    in sourceLanguage: String
  ) -> SourceDifference? {
    let isEdited = extractionState == nil && hasEditedText(in: sourceLanguage)
    guard extractionState == .extractedWithValue || isEdited,
      let value = occurrences.defaultValue, let source = localizations[sourceLanguage],
      source.variations == nil, source.substitutions.isEmpty, let unit = source.stringUnit,
      !occurrences.possibleDefaults.contains(unit.value)
    else { return nil }
    return SourceDifference(
      key: occurrences.key,
      catalogText: unit.value,
      codeText: numbered(value),
      isEdited: unit.state != .new,
      place: occurrences.defaultValuePlace
    )
  }

  /// Whether the entry would hold one phrase of an App Shortcut, as people write them by hand: Xcode
  /// has one entry for all phrases of a shortcut.
  var isSinglePhrase: Bool {
    !localizations.isEmpty && localizations.values.allSatisfy { $0.stringSet == nil }
  }

  /// Whether tools may mark or remove the entry when its key is gone.
  ///
  /// Those that somebody added by hand, and those of a legacy file that were never found in code,
  /// are not expected there; nor is anything known of a state that a later Xcode may write.
  var isKeptInStep: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .stale: true
    default: false
    }
  }
}

extension StringCatalog.Localization {
  /// Creates the text of the source language that the sources give, its arguments numbered.
  fileprivate init(numbering text: String) {
    self.init(numbered(text), state: .new)
  }

  /// Creates the phrases of an App Shortcut that the sources give.
  fileprivate init(phrases: [String]) {
    self.init(stringSet: StringCatalog.StringSet(state: .new, values: phrases))
  }
}

/// Returns a text of the sources as Xcode writes it into a catalog: translators need numbers where
/// there are several arguments that they may want to reorder.
func numbered(_ text: String) -> String {
  let format = FormatString(parsing: text)
  return format.unnumberedCount > 1 ? format.numbered().text : text
}

// MARK: - Finished texts

extension StringCatalog.Entry {
  /// Whether the entry stays, marked stale, when its key is gone.
  ///
  /// It does if anybody has worked on a text. Xcode keeps it, too, for any text of another language:
  /// the code did not write that, and services for translators hand over texts that are `new`.
  func isWorthKeeping(in sourceLanguage: String) -> Bool {
    hasFinishedText || localizations.contains { $0.key != sourceLanguage && $0.value.hasText }
  }

  /// Whether anybody has worked on a text of the entry, in any language.
  var hasFinishedText: Bool {
    localizations.values.contains { $0.finishedTextCount > 0 }
  }

  /// How many texts of the entry somebody has worked on, in all languages.
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
  /// Whether a text in this state is somebody's work, which must not be lost.
  fileprivate var isFinished: Bool {
    self != .new
  }
}
