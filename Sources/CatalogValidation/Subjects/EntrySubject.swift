package import Diagnostics
import OrderedCollections
package import StringCatalog

/// An entry of a catalog, with what rules ask about it.
///
/// It is a reference because the subjects of all its languages share it.
package final class EntrySubject: Sendable {
  /// The catalog that holds the entry.
  package let catalog: StringCatalog
  /// The key of the entry.
  package let key: String
  /// The entry itself.
  package let entry: StringCatalog.Entry
  /// The texts that translators start from, at least one: those of the source language, else the key.
  ///
  /// An empty text of the source language stands for the key.
  package let sources: [LocalizationLeaf]
  /// The plural forms of the source language, in the order of the catalog.
  let sourcePlurals: [PluralForms]
  /// Whether the source has letters: nobody needs to translate "%lld / %lld".
  package let hasWords: Bool
  /// The terms of the glossary that the source has.
  package let glossaryTerms: [Glossary.Term]
  /// How many characters the texts may have as far as the project says; `nil` if it does not.
  package let lengthLimit: Int?
  let expectedPlaceholders: ExpectedPlaceholders
  let suppression: Suppression

  init(
    _ entry: StringCatalog.Entry,
    key: String,
    in catalog: StringCatalog,
    _ configuration: ValidationConfiguration
  ) {
    let source = entry.localizations[catalog.sourceLanguage]
    let outline = LocalizationOutline(source)
    let texts = outline.leaves.filter { !$0.value.isEmpty }
    self.catalog = catalog
    self.key = key
    self.entry = entry
    sources = texts.isEmpty ? [LocalizationLeaf(key, .translated)] : texts
    sourcePlurals = outline.pluralForms
    hasWords = sources.contains(where: \.hasWords)
    expectedPlaceholders = ExpectedPlaceholders(key: key, source: source, outline: outline)
    suppression = Suppression(comment: entry.comment)
    lengthLimit = configuration.lengthLimits[key]
    let glossary = configuration.glossary
    glossaryTerms = glossary.terms.isEmpty ? [] : glossary.terms(in: sources.map(\.value))
  }

  /// Where the entry stands; `nil` if the catalog was not read from a file.
  package var place: Place? {
    catalog.place(of: key)
  }

  /// What the key itself says about the arguments; `nil` if it says nothing, because the code gives
  /// a default value or because the key is a name.
  var placeholdersOfKey: ExpectedPlaceholders? {
    guard entry.extractionState != .extractedWithValue else { return nil }
    let expected = ExpectedPlaceholders(optionalIn: key)
    return expected.isEmpty ? nil : expected
  }

  /// Whether the catalog asks for translations of the entry.
  ///
  /// Those of a stale key are not asked for: the key itself is what has to be settled first.
  package var isTranslated: Bool {
    entry.shouldTranslate && entry.extractionState != .stale
  }

  /// Whether the entry has anything in a language.
  func hasTexts(in language: LanguageSubject) -> Bool {
    entry.localizations[language.tag] != nil
  }
}

// MARK: - Source

extension EntrySubject {
  /// Returns the text of the source language that a text translates.
  ///
  /// A variant translates the variant of the same name, else the one that stands for all. Where the
  /// catalog has no text of the source language, that is the key.
  ///
  /// - Returns: The text; `nil` for the form of a substitution that the source does not have.
  package func source(of leaf: LocalizationLeaf) -> LocalizationLeaf? {
    if sources.count == 1, sources[0].substitution == leaf.substitution { return sources[0] }
    let candidates = sources.filter { $0.substitution == leaf.substitution }
    let source =
      candidates.first { $0.holder == leaf.holder }
      ?? candidates.first { $0.path.names.last == "other" } ?? candidates.first
    return source ?? (leaf.substitution == nil ? sources.first : nil)
  }
}

/// A catalog, with what rules ask about its entries side by side.
package struct CatalogSubject: Sendable {
  /// The catalog.
  package let catalog: StringCatalog
  /// The entries that are validated, in the order of the catalog.
  package let entries: [EntrySubject]
  /// What the entries that are translated have in each language, in the same order; those of one
  /// entry stand together.
  package let localizations: [LocalizationSubject]
}
