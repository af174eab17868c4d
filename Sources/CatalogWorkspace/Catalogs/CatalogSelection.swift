package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// A selection of catalogs: those that the user named, or those of the project.
package struct CatalogSelection {
  /// The files or folders that the user named; empty for the catalogs of the project.
  package var paths: [String]
  /// Whether a note names the catalogs that are left out because no target contains them.
  package var reportsOmitted = false
  /// A function that accepts the problems of projects and packages, which may contain more catalogs.
  private let problemHandler: ([Diagnostic]) -> Void

  /// Creates a selection; without paths, it contains the catalogs of the project.
  package init(paths: [String], problemHandler: @escaping ([Diagnostic]) -> Void = { _ in }) {
    self.paths = paths
    self.problemHandler = problemHandler
  }

  /// Returns the files.
  ///
  /// If no project, package or configuration contains a catalog, these are all in the folder.
  ///
  /// - Parameter project: The project of the current folder; `nil` if there is no configuration.
  /// - Returns: The paths of the catalogs.
  /// - Throws: ``WorkspaceError`` if there are none.
  package func paths(in project: Project?) throws -> [String] {
    guard paths.isEmpty else { return try FileSystem.catalogs(at: paths) }
    let configured = try project?.catalogs() ?? []
    guard project?.configuration.catalogs.isEmpty ?? true else {
      guard !configured.isEmpty else { throw WorkspaceError.noCatalogsYet }
      return configured
    }
    // Like `sync`: without a configuration, those of the packages and Xcode projects.
    let folder = project?.folder ?? "."
    var tree = ProjectFiles()
    let discovery = try DiscoveredTargets.find(in: folder, reading: &tree)
    let discovered = FileSystem.readable(discovery.feeds.map(\.catalog), as: .catalog)
    let all = (configured + discovered).withoutRepeatedFiles
    guard all.isEmpty else {
      let omitted = reportsOmitted ? discovery.notes(onOmitted: try tree.catalogs(in: folder)) : []
      problemHandler(discovery.diagnostics + omitted)
      return all
    }
    // A project that cannot be read may contain some of the catalogs.
    if !discovery.allDiagnostics.contains(where: { $0.severity == .error }) {
      let found = FileSystem.readable(try tree.catalogs(in: folder), as: .catalog)
      if !found.isEmpty {
        problemHandler(discovery.diagnostics + discovery.notes(onUnassigned: found))
        return found
      }
      if project != nil, discovery.diagnostics.isEmpty { throw WorkspaceError.noCatalogsYet }
    }
    throw WorkspaceError.noCatalogs(of: discovery, in: folder)
  }
}

extension DiscoveredTargets {
  /// Returns notes on catalogs that none of the targets contains; none if there are no targets.
  fileprivate func notes(onUnassigned catalogs: [String]) -> [Diagnostic] {
    guard !targets.isEmpty else { return [] }
    return catalogs.map {
      Diagnostic(
        .catalogInNoTarget,
        .note,
        at: Location(file: $0, utf8Range: 0..<0, line: 1, column: 1)
      )
    }
  }
}

extension DiscoveredTargets {
  /// Returns a note on the catalogs that no target contains although targets contain others.
  func notes(onOmitted catalogs: [String]) -> [Diagnostic] {
    let known = Set(feeds.map { FileSystem.absolutePath(of: $0.catalog) })
    let omitted = catalogs.filter { !known.contains(FileSystem.absolutePath(of: $0)) }
    guard let first = omitted.first, !known.isEmpty else { return [] }
    return [Diagnostic(.catalogsOmitted(omitted.count), .note, at: .start(of: first))]
  }
}

extension Diagnostic.Message {
  /// No target contains a catalog, so commands without arguments leave it out.
  fileprivate static func catalogsOmitted(_ count: Int) -> Self {
    Self(
      "catalog-in-no-target",
      variant: "omitted",
      "no target contains \(count) catalogs, of which this is the first, so they are left out; to use them, specify their paths",
      one: "no target contains this catalog, so it is left out; to use it, specify its path"
    )
  }

  /// No target contains a catalog, so no build uses it.
  fileprivate static let catalogInNoTarget = Self(
    "catalog-in-no-target",
    "no target contains this catalog"
  )
}

extension WorkspaceError {
  /// Returns the error that no project or package contains a catalog.
  ///
  /// - Parameters:
  ///   - discovery: The projects and packages.
  ///   - folder: The folder that contains them.
  /// - Returns: The error, with the problems of the projects and the catalogs in the folder.
  static func noCatalogs(of discovery: DiscoveredTargets, in folder: String) -> WorkspaceError {
    var tree = ProjectFiles()
    let present = (try? tree.catalogs(in: folder)) ?? []
    return .noCatalogs(discovery.allDiagnostics, unassigned: present)
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
