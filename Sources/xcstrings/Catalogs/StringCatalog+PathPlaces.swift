import Diagnostics
import StringCatalog

extension StringCatalog {
  /// Returns the place of a part of an entry in the file that was read.
  ///
  /// - Returns: The place; `nil` if the file does not have the part, or if it belongs to no entry.
  func place(of path: CatalogPath) -> Place? {
    path.key.flatMap { place(of: $0, path: path.fields) }
  }
}
