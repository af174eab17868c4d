import CommandSupport

/// The catalogs that a command reads.
struct CatalogSelection {
  /// What the user names: files, or folders that hold them; empty for those of the project.
  var paths: [String]

  /// Returns the files.
  func paths(in project: Project?) throws -> [String] {
    guard paths.isEmpty else { return try FileSystem.catalogs(at: paths) }
    guard let project else { throw CommandFailure.noCatalogs }
    let catalogs = try project.catalogs()
    if catalogs.isEmpty { throw CommandFailure.noCatalogsYet }
    return catalogs
  }
}
