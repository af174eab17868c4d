package import Diagnostics
import OrderedCollections
package import StringCatalog

/// An entry of a catalog, with properties for rules.
///
/// It is a class because the subjects of all its languages share it.
package final class EntrySubject: Sendable {
  /// The catalog of the entry.
  package let catalog: StringCatalog
  /// The key of the entry.
  package let key: String
  /// The entry itself.
  package let entry: StringCatalog.Entry
  /// The texts that translators translate, at least one: those of the source language, or the key.
  ///
  /// An empty text of the source language is replaced by the key.
  package let sources: [LocalizationLeaf]
  /// The plural forms of the source language, in catalog order.
  let sourcePlurals: [PluralForms]
  /// Whether the source has letters; "%lld / %lld" needs no translation.
  package let hasWords: Bool
  /// The glossary terms in the source.
  package let glossaryTerms: [Glossary.Term]
  /// The maximum number of characters that the project defines, or `nil` if there is none.
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

  /// The location of the entry, or `nil` if the catalog was not read from a file.
  package var location: Location? {
    catalog.location(of: key)
  }

  /// The arguments according to the key itself, or `nil` if the code has a default value or the key
  /// is a name.
  var placeholdersOfKey: ExpectedPlaceholders? {
    guard entry.extractionState != .extractedWithValue else { return nil }
    let expected = ExpectedPlaceholders(optionalIn: key)
    return expected.isEmpty ? nil : expected
  }

  /// Whether the entry needs translations.
  ///
  /// Stale entries do not, because the key itself must be resolved first.
  package var isTranslated: Bool {
    entry.shouldTranslate && entry.extractionState != .stale
  }

  /// Returns whether the entry has any content in a language.
  func hasTexts(in language: LanguageSubject) -> Bool {
    entry.localizations[language.tag] != nil
  }
}

// MARK: - Source

extension EntrySubject {
  /// Returns the source text of a translation.
  ///
  /// A variant is translated from the variant with the same name, or the one that represents all
  /// variants. If the catalog has no text in the source language, the source text is the key.
  ///
  /// - Returns: The text, or `nil` for the form of a substitution that the source does not have.
  package func source(of leaf: LocalizationLeaf) -> LocalizationLeaf? {
    if sources.count == 1, sources[0].substitution == leaf.substitution { return sources[0] }
    let candidates = sources.filter { $0.substitution == leaf.substitution }
    let source =
      candidates.first { $0.holder == leaf.holder }
      ?? candidates.first { $0.path.names.last == "other" } ?? candidates.first
    return source ?? (leaf.substitution == nil ? sources.first : nil)
  }
}

/// A catalog, with properties for rules that compare entries.
package struct CatalogSubject: Sendable {
  /// The catalog.
  package let catalog: StringCatalog
  /// The validated entries, in catalog order.
  package let entries: [EntrySubject]
  /// The localizations of the translatable entries, in the same order; those of the same entry are
  /// adjacent.
  package let localizations: [LocalizationSubject]
}
