import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

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

  /// Returns what has to be read for that.
  ///
  /// What says which sources feed a catalog is, in this order: the targets of `.xcstrings.yml`, the
  /// Xcode projects and packages of the folder. The user may name some sources instead; only they
  /// are read then, and the others are known to be left out.
  func plan(in project: Project?, _ console: Console) async throws -> SyncPlan {
    let named = try await namedSources(console)
    if declarations.isEmpty, let project, !project.configuration.targets.isEmpty {
      return try plan(of: project, named, console)
    }
    return try planOfDiscovery(in: project, named, console)
  }

  private func namedSources(_ console: Console) async throws -> NamedSources? {
    guard !sources.isEmpty || fileList != nil else { return nil }
    return NamedSources(try await SourceFiles(paths: sources, fileList: fileList, console))
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

// MARK: - The targets of the configuration

extension SyncRequest {
  private func plan(
    of project: Project,
    _ named: NamedSources?,
    _ console: Console
  ) throws -> SyncPlan {
    let tables = try project.tableCatalogs()
    let all = try project.sourceFiles()
    var plan = SyncPlan(
      stamps: named?.files.stamps ?? SourceStamps(),
      indexed: try project.indexedFiles()
    )
    let language = project.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    for path in catalogs.isEmpty ? tables.map(\.path) : try namedCatalogs() {
      let table = tables.first { $0.table.name == CatalogFile.table(ofCatalogAt: path) }?.table
      try plan.add(catalogAt: path, creatingFor: language, console) { file in
        PlannedCatalog(
          file: file,
          targets: table?.targets.map(\.name) ?? [],
          // A call can name any table, so all targets may feed each of them.
          sources: named?.files.paths ?? all,
          gaps: named?.gaps(in: all) ?? SourceGaps()
        )
      }
    }
    return plan
  }
}

// MARK: - The targets of Xcode projects and packages

extension SyncRequest {
  private func planOfDiscovery(
    in project: Project?,
    _ named: NamedSources?,
    _ console: Console
  ) throws -> SyncPlan {
    let folder = project?.folder ?? "."
    let discovery = try ProjectDiscovery(of: folder, only: declarations)
    let feeds = discovery.feeds
    let paths = catalogs.isEmpty ? feeds.map(\.catalog) : try namedCatalogs()
    guard !paths.isEmpty else { throw CommandFailure.noCatalogs }
    let all = try FileSystem.sources(at: [folder])
    var plan = SyncPlan(
      stamps: named?.files.stamps ?? SourceStamps(),
      indexed: all.filter { SourceKind(ofFileAt: $0) == .swift } + discovery.outerSources,
      routines: discovery.localizedStringMacroNames,
      compilationConditions: discovery.compilationConditions,
      diagnostics: discovery.diagnostics
    )
    let chosen = project?.configuration.sourceLanguage
    let language = chosen ?? discovery.developmentRegion ?? Project.defaultSourceLanguage
    for path in paths {
      let place = FileSystem.absolutePath(of: path)
      let feed = feeds.first { FileSystem.absolutePath(of: $0.catalog) == place }
      try plan.add(catalogAt: path, creatingFor: language, console) { file in
        var planned = planned(file, feed, named, all, isAlone: discovery.targets.isEmpty)
        // What is not understood of a project may be a target that feeds the catalog.
        planned.gaps.misunderstood = discovery.misunderstood
        planned.gaps.missing += feed?.missingSources ?? []
        planned.developmentRegion = feed?.developmentRegion
        planned.knownRegions = feed?.knownRegions ?? []
        return planned
      }
    }
    // Who has chosen a language need not be told that the project has another one.
    if chosen == nil { plan.diagnostics += plan.catalogs.compactMap(\.languageProblem) }
    return plan
  }

  /// Returns what feeds a catalog.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - feed: The targets that have it; `nil` if none does.
  ///   - named: The sources that the user names; `nil` for all.
  ///   - all: All sources of the folder, for a catalog that belongs to no target.
  ///   - isAlone: Whether nothing declares targets, so that only the user knows what feeds it.
  /// - Returns: The catalog with the sources that are read for it, and those that are left out.
  private func planned(
    _ file: CatalogFile,
    _ feed: CatalogFeed?,
    _ named: NamedSources?,
    _ all: [String],
    isAlone: Bool
  ) -> PlannedCatalog {
    let targets = feed?.targets.map(\.name) ?? []
    let feeding = feed?.sources ?? all
    let silent = feed?.silentSources ?? []
    guard let named else {
      return PlannedCatalog(
        file: file,
        targets: targets,
        sources: feeding,
        silentSources: silent
      )
    }
    return PlannedCatalog(
      file: file,
      targets: targets,
      // Where the user leaves the catalogs to us, each is fed by its own targets alone.
      sources: catalogs.isEmpty ? named.paths(in: feeding) : named.files.paths,
      silentSources: catalogs.isEmpty ? named.paths(in: silent) : [],
      gaps: named.gaps(in: isAlone ? [] : feeding + silent)
    )
  }
}

/// The sources that the user names, where others may feed the same catalogs.
struct NamedSources {
  /// The files.
  let files: SourceFiles
  private let places: Set<String>

  /// Creates the sources that the user names.
  init(_ files: SourceFiles) {
    self.files = files
    places = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
  }

  /// Returns those of the sources of a catalog that the user names, as the user names them.
  func paths(in feeding: [String]) -> [String] {
    let feeding = Set(feeding.map { FileSystem.absolutePath(of: $0) })
    return files.paths.filter { feeding.contains(FileSystem.absolutePath(of: $0)) }
  }

  /// Returns what is not read of the sources of a catalog.
  func gaps(in feeding: [String]) -> SourceGaps {
    SourceGaps(
      unnamed: feeding.filter { !places.contains(FileSystem.absolutePath(of: $0)) },
      missing: files.missing
    )
  }
}

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
