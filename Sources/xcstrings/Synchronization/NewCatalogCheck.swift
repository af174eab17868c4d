import CommandSupport
import Localization
import ProjectModel
import StringCatalog

/// Looks at the catalogs that a user names and that do not exist, so that a slip does not pass for a new
/// catalog.
///
/// One is new where texts of the code belong in it, where the project gives a target its table, and
/// where it has the name that calls without a table look for.
struct NewCatalogCheck {
  /// The project that tells about tables; `nil` if there is none.
  let project: Project?

  /// Checks what a synchronization makes of the catalogs that a user names.
  ///
  /// - Throws: That one is new to everybody.
  func check(_ outcomes: [SyncOutcome]) throws {
    for outcome in outcomes where outcome.file.isNew {
      let path = outcome.file.path
      if outcome.catalog.isEmpty, !isKnown(outcome.file.table) {
        throw CommandFailure.nobodysCatalog(path, table: outcome.file.table, near: try near(path))
      }
      let folder = RelativePath.folder(of: path)
      if !folder.isEmpty, FileSystem.kind(of: folder) == nil, let near = try near(path) {
        throw CommandFailure.noFolder(for: path, near: near)
      }
    }
  }

  private func isKnown(_ table: String) -> Bool {
    table == Project.defaultTable
      || project?.configuration.tables.contains { $0.name == table } ?? false
  }

  /// Returns the catalog of the project whose path or name is nearest to a path; `nil` if none is near.
  private func near(_ path: String) throws(FileError) -> String? {
    let paths = try FileSystem.files(at: project?.folder ?? ".", withExtension: "xcstrings")
    if let closest = path.closest(of: paths) { return closest }
    let name = CatalogFile.table(ofCatalogAt: path)
    let near = name.closest(of: paths.map { CatalogFile.table(ofCatalogAt: $0) })
    return paths.first { CatalogFile.table(ofCatalogAt: $0) == near }
  }
}

extension CommandFailure {
  fileprivate static func nobodysCatalog(
    _ path: String,
    table: String,
    near: String?
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no catalog '\(path)', and no text in the code belongs in it.",
        comment: "Error of xcstrings sync. The argument is a path"
      ),
      hint: near.map(didYouMean)
        ?? String(
          localized:
            "It is created as soon as a text in the code names the table '\(table)', or \(Project.fileName) gives a target this table.",
          comment:
            "Below the error that no text belongs in a catalog. The second argument is the file .xcstrings.yml"
        ),
      status: .noInput
    )
  }

  fileprivate static func noFolder(for path: String, near: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no catalog '\(path)', and no folder for it.",
        comment: "Error of xcstrings sync. The argument is a path"
      ),
      hint: didYouMean(near),
      status: .noInput
    )
  }
}
