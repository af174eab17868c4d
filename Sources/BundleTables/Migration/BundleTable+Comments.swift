package import StringCatalog
import StringsFiles

extension BundleTable {
  /// Returns the table with the comments of a catalog at its texts, as projects have it that keep their
  /// texts in `.strings` files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  package func commented(by catalog: StringCatalog) -> BundleTable {
    var table = self
    for index in table.strings.entries.indices {
      table.strings.entries[index].comment = catalog[table.strings.entries[index].key]?.comment
    }
    return table
  }
}
