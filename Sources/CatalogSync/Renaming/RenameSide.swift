import OrderedCollections
import StringCatalog

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
