import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// A selection of catalogs: those that the user named, or those of the project.
package struct CatalogSelection {
  /// The files or folders that the user named; empty for the catalogs of the project.
  package var paths: [String]

  /// Creates a selection; without paths, it contains the catalogs of the project.
  package init(
    paths: [String]
  ) {
    self.paths = paths
  }

  /// Returns the files.
  package func paths(in project: Project?) throws -> [String] {
    guard paths.isEmpty else { return try FileSystem.catalogs(at: paths) }
    let configured = try project?.catalogs() ?? []
    guard project?.configuration.catalogs.isEmpty ?? true else {
      guard !configured.isEmpty else { throw WorkspaceError.noCatalogsYet }
      return configured
    }
    // Like `sync`: without a configuration, those of the packages and Xcode projects.
    let named = try DiscoveredTargets.find(in: project?.folder ?? ".").feeds.map(\.catalog)
    let discovered = FileSystem.readable(
      named.filter { FileSystem.kind(of: $0) != nil },
      as: .catalog
    )
    let locations = Set(configured.map { FileSystem.absolutePath(of: $0) })
    let all =
      configured + discovered.filter { !locations.contains(FileSystem.absolutePath(of: $0)) }
    guard all.isEmpty else { return all }
    throw project == nil ? WorkspaceError.noCatalogs : .noCatalogsYet
  }
}

// MARK: - Keys

extension CatalogSelection {
  /// Reads the catalogs.
  package func files(in project: Project?) throws -> [CatalogFile] {
    try paths(in: project).map { try CatalogFile(at: $0) }
  }

  /// Reads the single catalog that contains a key.
  ///
  /// - Throws: ``WorkspaceError`` if no catalog contains the key, or if several do.
  package func file(withKey key: String, in project: Project?) throws -> CatalogFile {
    try Self.holder(of: key, in: files(in: project))
  }

  /// Reads the catalogs for a filter.
  ///
  /// - Throws: ``WorkspaceError`` if a key of the filter is in none or in several of them, or if
  ///   one of its languages does not exist.
  package func files(
    for filter: CatalogTextFilter,
    in project: Project?
  ) throws -> [CatalogFile] {
    let files = try files(in: project)
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      filter.languages,
      known: configured + files.flatMap(\.catalog.languages)
    )
    for key in filter.keys.sorted() { _ = try Self.holder(of: key, in: files) }
    return files
  }

  private static func holder(
    of key: String,
    in files: [CatalogFile]
  ) throws(WorkspaceError) -> CatalogFile {
    let holders = files.filter { $0.catalog.contains(key) }
    guard let file = holders.first else { throw .noKey(key, in: files) }
    guard holders.count == 1 else { throw .ambiguousKey(key, catalogs: holders.map(\.path)) }
    return file
  }
}

extension WorkspaceError {
  /// Returns the error for a key that no catalog contains, with a similar key as a suggestion.
  package static func noKey(_ key: String, in files: [CatalogFile]) -> WorkspaceError {
    .noKey(
      key,
      catalogs: files.map(\.path),
      nearest: key.closest(of: files.flatMap(\.catalog.keys))
    )
  }
}
