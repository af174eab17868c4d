import OrderedCollections
import StringCatalog

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
