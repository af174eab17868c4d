import CommandSupport
import ProjectModel

/// The catalogs that a command reads.
struct CatalogSelection {
  /// What the user names: files, or folders that hold them; empty for those of the project.
  var paths: [String]

  /// Returns the files.
  func paths(in project: Project?) throws -> [String] {
    guard paths.isEmpty else { return try FileSystem.catalogs(at: paths) }
    let configured = try project?.catalogs() ?? []
    guard project?.configuration.catalogs.isEmpty ?? true else {
      guard !configured.isEmpty else { throw CommandFailure.noCatalogsYet }
      return configured
    }
    // As for `sync`: without a word of the configuration, those of the packages and Xcode projects.
    let discovered = try ProjectDiscovery(of: project?.folder ?? ".").feeds.map(\.catalog)
      .filter { FileSystem.kind(of: $0) != nil }
    let places = Set(configured.map { FileSystem.absolutePath(of: $0) })
    let all = configured + discovered.filter { !places.contains(FileSystem.absolutePath(of: $0)) }
    guard all.isEmpty else { return all }
    throw project == nil ? CommandFailure.noCatalogs : .noCatalogsYet
  }
}
