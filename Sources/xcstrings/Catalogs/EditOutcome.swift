import CommandSupport
import StringCatalog

/// What came of the edit of a catalog.
struct EditOutcome<Report> {
  /// The catalog as it was read.
  let file: CatalogFile
  /// The catalog after the edit.
  let catalog: StringCatalog
  /// What the edit says that it did.
  let report: Report
  /// What the file holds after the edit.
  let bytes: [UInt8]

  init(_ file: CatalogFile, _ edit: (inout StringCatalog) throws -> Report) rethrows {
    var catalog = file.catalog
    report = try edit(&catalog)
    self.file = file
    self.catalog = catalog
    bytes = catalog.printed()
  }

  /// Whether the file has to be written.
  var isChanged: Bool {
    file.content.bytes != bytes
  }

  /// What becomes of the file.
  var change: FileChange {
    FileChange(file.content, to: bytes)
  }
}
