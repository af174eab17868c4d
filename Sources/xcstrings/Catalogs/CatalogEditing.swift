import CommandSupport
import StringCatalog

/// The way of every edit: a catalog is read, edited, printed, and put in the place of the old one.
///
/// A catalog with errors is refused before the edit, and one that has changed since it was read is
/// not overwritten.
struct CatalogEditing {
  /// Where errors are told.
  let console: Console
  /// Whether nothing is written.
  let isDryRun: Bool

  /// Edits several catalogs, and writes all of them or none.
  func edit<Report>(
    _ files: [CatalogFile],
    _ edit: (CatalogFile, inout StringCatalog) throws -> Report
  ) throws -> [EditOutcome<Report>] {
    let outcomes = try files.map { file in
      try EditOutcome(file) { try edit(file, &$0) }
    }
    if !isDryRun { try FileSystem.replace(outcomes.map(\.change)) }
    return outcomes
  }
}
