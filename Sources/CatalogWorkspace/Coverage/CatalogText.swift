package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A string of a catalog with all attributes that identify it.
package struct CatalogText: Sendable {
  /// The path of the catalog.
  package var path: String
  /// The key of its entry.
  package var key: String
  /// The extraction state of its entry; `nil` if the code contains the key.
  package var extractionState: StringCatalog.ExtractionState?
  /// The comment for translators.
  package var comment: String?
  /// The language.
  package var language: String
  /// The name of the variant, such as `plural.one`; empty for a string without variants.
  package var variation = ""
  /// The state of the translation; `nil` for a source string that is the key itself.
  package var state: TextState?
  /// The string; `nil` if there is none.
  package var value: String?
}

extension CatalogText {
  /// Returns the strings of an entry in one language.
  ///
  /// If the source language has no separate string, the key is the string. A missing translation is
  /// represented by a string without a value.
  package static func texts(
    of entry: StringCatalog.Entry,
    key: String,
    in language: String,
    of catalog: StringCatalog,
    at path: String
  ) -> [CatalogText] {
    let empty = CatalogText(
      path: path,
      key: key,
      extractionState: entry.extractionState,
      comment: entry.comment,
      language: language
    )
    let found = entry.localizations[language].map { texts(of: $0, empty) } ?? []
    if !found.isEmpty { return found }
    var text = empty
    if language == catalog.sourceLanguage {
      text.value = key
      return [text]
    }
    guard entry.shouldTranslate, entry.extractionState != .stale else { return [] }
    text.state = .missing
    return [text]
  }

  private static func texts(
    of localization: StringCatalog.Localization,
    _ empty: CatalogText
  ) -> [CatalogText] {
    let units = localization.leaves.map { leaf in
      empty.with(leaf.unit.value, leaf.unit.state, leaf.name)
    }
    let phrases = localization.stringSet.map { StringCatalog.Localization(stringSet: $0) }
    return units
      + (phrases?.variantUnits ?? [])
      .map { variant, unit in empty.with(unit.value, unit.state, variant.name) }
  }

  /// Whether the string is a phrase of an App Shortcut; all phrases of a language have the same
  /// state.
  package var isPhrase: Bool { Self.phraseIndex(ofVariation: variation) != nil }

  /// Returns the index of the phrase with a variant name; `nil` if it is not that of a phrase.
  package static func phraseIndex(ofVariation name: String) -> Int? {
    StringCatalog.Variant(name: name)?.phrase
  }

  /// The version of the string; that of no translation if there is none.
  package var version: TextVersion {
    guard let value, let state = state?.translation else { return .noTranslation }
    return TextVersion(translation: value, state: state, name: variation)
  }

  private func with(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    _ variation: String
  ) -> CatalogText {
    var text = self
    text.value = value
    text.state = TextState(state)
    text.variation = variation
    return text
  }
}

// MARK: - Locations

extension StringCatalog {
  /// Returns the location of a part of an entry in the file that was read.
  ///
  /// - Returns: The location; `nil` if the file does not contain the part, or if it belongs to no
  ///   entry.
  package func location(of path: CatalogPath) -> Location? {
    path.key.flatMap { location(of: $0, path: path.fields) }
  }
}
