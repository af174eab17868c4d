package import StringCatalog

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
