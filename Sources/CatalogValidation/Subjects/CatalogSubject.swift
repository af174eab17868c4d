package import StringCatalog

/// A catalog, with properties for rules that compare entries.
package struct CatalogSubject: Sendable {
  /// The catalog.
  package let catalog: StringCatalog
  /// The validated entries, in catalog order, except those that are left over.
  package let entries: [EntrySubject]
  /// The entries whose object in Interface Builder no longer exists, in catalog order.
  ///
  /// They are not compared, because their texts are not shown.
  package let leftOverEntries: [EntrySubject]
  /// The localizations of the translatable entries, in the same order; those of the same entry are
  /// adjacent.
  package let localizations: [LocalizationSubject]
  /// The lengths of the translations, in the same order; empty if no rule uses them.
  let relativeLengths: [RelativeLength]
  /// The languages of the catalog that have hardly any texts, and that the project does not list.
  let begunLanguages: [BegunLanguage]
}
