package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A text of a catalog with all that tells it apart from the others.
package struct CatalogText {
  /// The path of the catalog.
  package var path: String
  /// The key of its entry.
  package var key: String
  /// What the code has to do with its entry; `nil` if the code gives the key.
  package var extractionState: StringCatalog.ExtractionState?
  /// What helps translators.
  package var comment: String?
  /// The language.
  package var language: String
  /// The name of the variant, such as `plural.one`; empty for a text that does not vary.
  package var variation = ""
  /// How far the translation has come; `nil` for a source text that is the key itself.
  package var state: TextState?
  /// The text; `nil` if there is none.
  package var value: String?
}

extension CatalogText {
  /// Returns the texts of an entry in one language.
  ///
  /// Where the source language has no text of its own, the key is the text. Where a language lacks
  /// one that it should have, a text without a value stands for it.
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
    guard let set = localization.stringSet else { return units }
    return units
      + set.values.enumerated()
      .map { index, value in empty.with(value, set.state, "\(phrasePrefix)\(index)") }
  }

  private static let phrasePrefix = "stringSet."

  /// Whether the text is a phrase of an App Shortcut; all phrases of a language have one state.
  package var isPhrase: Bool { variation.hasPrefix(Self.phrasePrefix) }

  /// Returns which of the phrases has a variation; `nil` if it is not that of a phrase.
  package static func phraseIndex(ofVariation name: String) -> Int? {
    name.hasPrefix(phrasePrefix) ? Int(name.dropFirst(phrasePrefix.count)) : nil
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

// MARK: - Path places

extension StringCatalog {
  /// Returns the place of a part of an entry in the file that was read.
  ///
  /// - Returns: The place; `nil` if the file does not have the part, or if it belongs to no entry.
  package func place(of path: CatalogPath) -> Place? {
    path.key.flatMap { place(of: $0, path: path.fields) }
  }
}
