import CommandSupport
import Localization
import ProjectModel

/// What the user asks `sync` for.
struct SyncRequest {
  /// The catalogs, or folders that hold them; empty for those of the project.
  var catalogs: [String]
  /// The sources, or folders that hold them; empty for those of the project.
  var sources: [String] = []
  /// A list of further sources.
  var fileList: String?
  /// The Xcode projects and the folders of packages whose targets count; empty for all.
  var declarations: [String] = []

  /// What the user named of the sources, to tell it from what others name.
  var scope: [String] { sources + (fileList.map { ["--file-list", $0] } ?? []) + declarations }

  private var hasSources: Bool { !sources.isEmpty || fileList != nil }

  /// Returns what has to be read for that.
  ///
  /// What says which sources feed a catalog is, in this order: the user, the targets of
  /// `.xcstrings.yml`, the Xcode projects and packages of the folder.
  func plan(in project: Project?, _ console: Console) async throws -> SyncPlan {
    if declarations.isEmpty {
      if hasSources { return try await planOfNamedSources(in: project, console) }
      if let project, !project.configuration.targets.isEmpty {
        return try plan(of: project, console)
      }
    }
    return try planOfDiscovery(in: project, console)
  }

  private func catalogFile(
    _ path: String,
    in project: Project?,
    _ console: Console
  ) throws
    -> CatalogFile
  {
    let language = project?.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    return try CatalogFile(at: path, creatingFor: language, console)
  }

  /// Returns the catalogs that the user names; one that does not exist yet is made.
  private func namedCatalogs() throws -> [String] {
    try catalogs.flatMap { path in
      FileSystem.kind(of: path) == nil && path.hasSuffix(Project.catalogSuffix)
        ? [path]
        : try FileSystem.catalogs(at: [path])
    }
  }
}

// MARK: - Sources that the user names

extension SyncRequest {
  private func planOfNamedSources(in project: Project?, _ console: Console) async throws -> SyncPlan
  {
    let files = try await SourceFiles(paths: sources, fileList: fileList, console)
    var isComplete = files.isComplete
    if let project, !project.configuration.targets.isEmpty {
      // The targets name all that feeds a table, so only they can say that nothing was left out.
      let named = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
      isComplete =
        try isComplete
        && project.sourceFiles().allSatisfy { named.contains(FileSystem.absolutePath(of: $0)) }
    }
    let paths = catalogs.isEmpty ? try project?.tableCatalogs().map(\.path) : try namedCatalogs()
    guard let paths else { throw CommandFailure.noCatalogs }
    let planned = try paths.map { path in
      PlannedCatalog(
        file: try catalogFile(path, in: project, console),
        sources: files.paths,
        isComplete: isComplete
      )
    }
    return SyncPlan(
      catalogs: planned,
      stamps: files.stamps,
      indexed: try project?.indexedFiles() ?? []
    )
  }
}

// MARK: - The targets of the configuration

extension SyncRequest {
  private func plan(of project: Project, _ console: Console) throws -> SyncPlan {
    let tables = try project.tableCatalogs()
    let all = try project.sourceFiles()
    let paths = catalogs.isEmpty ? tables.map(\.path) : try namedCatalogs()
    let planned = try paths.map { path in
      let table = tables.first { $0.table.name == CatalogFile.table(ofCatalogAt: path) }?.table
      return PlannedCatalog(
        file: try catalogFile(path, in: project, console),
        targets: table?.targets.map(\.name) ?? [],
        // A call can name any table, so all targets may feed each of them.
        sources: all,
        isComplete: true
      )
    }
    return SyncPlan(catalogs: planned, indexed: try project.indexedFiles())
  }
}

// MARK: - The targets of Xcode projects and packages

extension SyncRequest {
  private func planOfDiscovery(in project: Project?, _ console: Console) throws -> SyncPlan {
    let folder = project?.folder ?? "."
    let discovery = try ProjectDiscovery(of: folder, only: declarations)
    let feeds = discovery.feeds
    let paths = catalogs.isEmpty ? feeds.map(\.catalog) : try namedCatalogs()
    guard !paths.isEmpty else { throw CommandFailure.noCatalogs }
    let all = try FileSystem.files(at: [folder])
    let planned = try paths.map { path in
      let place = FileSystem.absolutePath(of: path)
      let feed = feeds.first { FileSystem.absolutePath(of: $0.catalog) == place }
      return PlannedCatalog(
        file: try catalogFile(path, in: project, console),
        targets: feed?.targets.map(\.name) ?? [],
        sources: feed?.sources ?? all,
        silentSources: feed?.silentSources ?? [],
        isComplete: true
      )
    }
    let routines = Set(discovery.targets.flatMap(\.localizedStringMacroNames)).sorted()
    return SyncPlan(
      catalogs: planned,
      indexed: all,
      routines: routines,
      diagnostics: discovery.diagnostics
    )
  }
}
