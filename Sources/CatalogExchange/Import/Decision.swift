import StringCatalog

/// A translation beside what the catalog has for it.
struct Decision {
  /// What the catalog has.
  let item: UnitIndex.Item
  private let target: String
  private let translation: IncomingTranslation

  init(_ target: String, of translation: IncomingTranslation, _ item: UnitIndex.Item) {
    self.target = target
    self.translation = translation
    self.item = item
  }

  var id: TranslationUnit.ID { item.unit.id }

  /// Whether the text is the one that the catalog has.
  var hasSameText: Bool {
    target.hasSameCodePoints(as: item.unit.target) || target.hasSameCodePoints(as: item.text?.value)
  }

  /// Whether the file says what the catalog says; one that tells no state agrees with any.
  var isUntouched: Bool {
    hasSameText && (translation.state == nil || translation.state == item.text?.state)
  }

  /// Whether the source text has changed since the file was made.
  var isOutdated: Bool {
    guard let source = translation.source, item.sourceText != nil else { return false }
    return !source.hasSameCodePoints(as: item.unit.source)
      && !source.hasSameCodePoints(as: item.sourceText)
  }

  /// Whether the text is empty and nobody says that it is meant.
  ///
  /// Many tools write an empty element for what nobody has translated.
  var isBlank: Bool {
    target.isEmpty && !item.unit.source.isEmpty && !isFinished
  }

  /// Whether the translation is finished and empty, and there was a text.
  var clears: Bool {
    target.isEmpty && !item.unit.source.isEmpty && !hasSameText
  }

  /// The state that the file tells, if it is none that there is, nor the one of the catalog.
  var unknownState: String? {
    let states: [StringCatalog.TranslationState] = [
      .translated, .needsReview, .new, .machineTranslated, .stale,
    ]
    guard let state = translation.state, state != item.text?.state, !states.contains(state) else {
      return nil
    }
    return state.rawValue
  }

  /// Whether the file says that the translation is not finished.
  var isUnfinished: Bool {
    translation.state != nil && !isFinished
  }

  private var isFinished: Bool {
    translation.state == .translated || translation.state == .machineTranslated
  }

  /// The state that the text gets.
  var state: StringCatalog.TranslationState {
    isOutdated ? .needsReview : translation.state ?? .translated
  }

  /// Returns the text as the catalog gets it.
  func text(_ notation: ExchangeNotation) -> String {
    if hasSameText, let text = item.text?.value { return text }
    return notation.folded(target, id.variant, like: item.text?.value ?? item.sourceText)
  }
}

extension String {
  /// Whether the string is another one code point by code point; canonical equivalence is not enough
  /// for the bytes of a catalog.
  func hasSameCodePoints(as other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }
}
