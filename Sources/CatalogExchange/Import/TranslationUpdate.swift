import OrderedCollections
import StringCatalog

/// A translation, compared with the content of the catalog.
struct TranslationUpdate {
  /// The content of the catalog.
  let item: UnitIndex.Item
  private let target: String
  private let translation: ImportedTranslation
  private let reviewsTrivialChanges: Bool

  init(
    _ target: String,
    of translation: ImportedTranslation,
    _ item: UnitIndex.Item,
    reviewsTrivialChanges: Bool
  ) {
    self.reviewsTrivialChanges = reviewsTrivialChanges
    self.target = target
    self.translation = translation
    self.item = item
  }

  var id: TranslationUnit.ID { item.unit.id }

  /// Whether the translation is the same as in the catalog.
  var hasSameText: Bool {
    target.hasSameCodePoints(as: item.unit.target) || target.hasSameCodePoints(as: item.text?.value)
  }

  /// Whether translation and state are the same as in the catalog; a missing state is ignored.
  var isUntouched: Bool {
    hasSameText && (translation.state == nil || translation.state == item.text?.state)
  }

  /// Whether the source string, or another variant of it, has changed since the export.
  var isOutdated: Bool { hasOtherSource ? !isTrivialChange : hasOtherSourceVersion }

  /// Whether the translation is correct although the source string has changed, as after a change of
  /// case.
  ///
  /// The version of a string with variants may also differ because of another variant.
  private var isTrivialChange: Bool {
    guard !reviewsTrivialChanges, let source = translation.source,
      id.variant == .plain || translation.sourceVersion == nil
    else { return false }
    return SourceChange(from: ["": source], to: ["": item.unit.source])
      .isTrivial(for: nil, in: "")
  }

  /// Whether a variant of the source string has changed since the export, according to its version.
  ///
  /// Versions of another kind cannot be compared.
  private var hasOtherSourceVersion: Bool {
    guard let version = translation.sourceVersion, let current = item.unit.sourceVersion else {
      return false
    }
    return version != current && version.rawValue.prefix(3) == current.rawValue.prefix(3)
  }

  /// Whether the source string has changed since the export.
  var hasOtherSource: Bool {
    guard let source = translation.source, item.sourceText != nil else { return false }
    return !source.hasSameCodePoints(as: item.unit.source)
      && !source.hasSameCodePoints(as: item.sourceText)
  }

  /// Whether the translation is empty without being marked as finished.
  ///
  /// Many tools write an empty element for a missing translation.
  var isEmptyUnfinished: Bool {
    target.isEmpty && !item.unit.source.isEmpty && !isFinished
  }

  /// Whether an empty, finished translation replaces an existing one.
  var clears: Bool {
    target.isEmpty && !item.unit.source.isEmpty && !hasSameText
  }

  /// The state in the file, if it is neither a known state nor that of the catalog.
  var unknownState: String? {
    let states: [StringCatalog.TranslationState] = [
      .translated, .needsReview, .new, .machineTranslated, .stale,
    ]
    guard let state = translation.state, state != item.text?.state, !states.contains(state) else {
      return nil
    }
    return state.rawValue
  }

  /// Whether the file marks the translation as unfinished.
  var isUnfinished: Bool {
    translation.state != nil && !isFinished
  }

  private var isFinished: Bool {
    translation.state == .translated || translation.state == .machineTranslated
  }

  /// The new state of the translation.
  var state: StringCatalog.TranslationState {
    isOutdated ? .needsReview : translation.state ?? .translated
  }

  /// Returns the translation in the notation of the catalog.
  func text(_ notation: ExchangeNotation) -> String {
    if hasSameText, let text = item.text?.value { return text }
    return notation.folded(target, id.variant, like: item.text?.value ?? item.sourceText)
  }
}
