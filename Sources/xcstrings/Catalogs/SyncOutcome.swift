import CatalogSync
import CommandSupport
import ExtractedStrings
import StringCatalog

/// What a synchronization makes of a catalog.
struct SyncOutcome {
  /// The catalog as it is.
  let file: CatalogFile
  /// What is done to its entries.
  let report: SyncReport
  /// How much of the sources was read.
  let authority: ExtractedStrings.Authority
  private let catalog: StringCatalog

  init(
    _ file: CatalogFile,
    _ strings: [ExtractedString],
    _ authority: ExtractedStrings.Authority
  ) {
    self.file = file
    self.authority = authority
    (catalog, report) = synchronize(file.catalog, with: strings, authority: authority)
  }

  /// Whether the file has to be written.
  var isChanged: Bool {
    file.isNew || !report.isUnchanged
  }

  /// Writes the catalog if it changed.
  func write() throws(FileError) {
    guard isChanged else { return }
    if let slash = file.path.lastIndex(of: "/") {
      try FileSystem.createFolder(String(file.path[..<slash]))
    }
    try FileSystem.replace(file.content, with: catalog.printed())
  }
}
