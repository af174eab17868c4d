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

  /// Edits the catalog at a path.
  func edit<Report>(
    catalogAt path: String,
    _ edit: (inout StringCatalog) throws -> Report
  ) throws -> EditOutcome<Report> {
    try self.edit(CatalogFile(at: path, console), edit)
  }

  /// Edits a catalog that was read.
  func edit<Report>(
    _ file: CatalogFile,
    _ edit: (inout StringCatalog) throws -> Report
  ) throws -> EditOutcome<Report> {
    let outcome = try EditOutcome(file, edit)
    if !isDryRun { try outcome.write() }
    return outcome
  }

  /// Edits several catalogs, and writes none of them unless all could be edited.
  func edit<Report>(
    _ files: [CatalogFile],
    _ edit: (CatalogFile, inout StringCatalog) throws -> Report
  ) throws -> [EditOutcome<Report>] {
    let outcomes = try files.map { file in
      try EditOutcome(file) { try edit(file, &$0) }
    }
    if !isDryRun {
      for outcome in outcomes { try outcome.write() }
    }
    return outcomes
  }
}
