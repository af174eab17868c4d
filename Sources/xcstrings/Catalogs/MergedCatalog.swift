import CommandSupport
import Diagnostics
import StringCatalog

/// What comes of the files of a merge.
struct MergedCatalog {
  /// Where the two sides contradict each other, with the places of what was kept.
  let conflicts: [(conflict: CatalogMerge.Conflict, place: Place?)]
  /// The merged file.
  let bytes: [UInt8]

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - base: What both sides go back to; a file that is absent or empty counts as none.
  ///   - ours: The side that takes the changes.
  ///   - theirs: The side whose changes are taken.
  ///   - path: The path of the merged file, for the places in it.
  ///   - console: Where the errors of a file are told.
  /// - Throws: That a file is no catalog, after its errors were told.
  init(
    base: FileContent,
    ours: FileContent,
    theirs: FileContent,
    path: String,
    _ console: Console
  ) throws {
    let merge = try StringCatalog.merging(
      base: Self.isAbsent(base) ? nil : CatalogFile(base, console).catalog,
      ours: CatalogFile(ours, console).catalog,
      theirs: CatalogFile(theirs, console).catalog
    )
    let bytes = merge.catalog.printed()
    let merged = try CatalogFile(FileContent(path: path, bytes: bytes), console).catalog
    conflicts = merge.conflicts.map { ($0, merged.place(of: $0.path)) }
    self.bytes = bytes
  }

  private static func isAbsent(_ file: FileContent) -> Bool {
    file.bytes?.isEmpty ?? true
  }
}
