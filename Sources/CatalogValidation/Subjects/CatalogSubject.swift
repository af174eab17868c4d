package import StringCatalog
import Synchronization

/// A catalog, with properties for rules that compare entries.
package final class CatalogSubject: Sendable {
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
  private let lazyLengths = AtomicLazyReference<RelativeLengths>()

  init(
    catalog: StringCatalog,
    entries: [EntrySubject],
    leftOverEntries: [EntrySubject],
    localizations: [LocalizationSubject]
  ) {
    self.catalog = catalog
    self.entries = entries
    self.leftOverEntries = leftOverEntries
    self.localizations = localizations
  }

  /// The lengths of the translations, which are determined on first use.
  var relativeLengths: [RelativeLength] {
    let lengths =
      lazyLengths.load() ?? lazyLengths.storeIfNil(RelativeLengths(of: localizations))
    return lengths.all
  }
}
