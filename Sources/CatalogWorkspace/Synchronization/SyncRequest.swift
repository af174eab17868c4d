import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
import SwiftTypeChecker

/// What a synchronization is asked for.
package struct SyncRequest: Sendable {
  /// The catalogs, or folders that hold them; empty for those of the project.
  package var catalogs: [String] = []
  /// The sources, or folders that hold them; empty for those of the project.
  package var sources: [String] = []
  /// The path of a list of further sources; `-` is standard input.
  package var fileList: String?
  /// The Xcode projects and the folders of packages whose targets count; empty for all.
  package var declarations: [String] = []
  /// The strings that were written down before, which take the place of sources.
  package var recorded = RecordedSources()
  /// Which parts of the sources a build compiles.
  package var conditions = SourceConditions()
  /// Where the extraction before has left what need not be read again.
  package var cache = ExtractionCache.Location.standard()
  /// Whether no key is marked or removed.
  package var keepsAbsentKeys = false
  /// What becomes of texts whose default value has changed; `nil` for what the project says.
  package var sourceChanges: StringCatalog.SourceChangePolicy?
  /// What becomes of keys that were renamed; `nil` for what the project says.
  package var renames: RenamePolicy?
  /// Whether stale keys are removed.
  package var prunes = false

  /// Creates a request for all catalogs of the project.
  package init() {}

  /// What the user named of the sources, to tell it from what others name.
  package var scope: [String] {
    sources + (fileList.map { ["--file-list", $0] } ?? []) + declarations
  }

  /// Returns what is done beyond what Xcode does: what the request says, else what the project says.
  package func choices(in project: Project?) -> SyncChoices {
    var choices = SyncChoices(in: project)
    if let sourceChanges { choices.options.sourceChanges = sourceChanges }
    if let renames { choices.options.renames = renames }
    choices.prunes = prunes
    return choices
  }

  /// Returns what has to be read for that.
  package func plan(in project: Project?) async throws -> SyncPlan {
    let named = try await namedSources()
    if declarations.isEmpty, let project, !project.configuration.targets.isEmpty {
      return try plan(of: project, named)
    }
    return try planOfDiscovery(in: project, named)
  }

  private func namedSources() async throws -> NamedSources? {
    guard !sources.isEmpty || fileList != nil else { return nil }
    return NamedSources(try await SourceFiles(paths: sources, fileList: fileList))
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
    _ named: NamedSources?
  ) throws -> SyncPlan {
    let tables = try project.tableCatalogs()
    var files = ProjectFiles(includesForeign: true)
    // The folder of the project comes first, because most targets are in it.
    let indexed = try project.indexedFiles(in: &files)
    let all = try project.sourceFiles(in: &files)
    var plan = SyncPlan(
      namedFiles: named?.files,
      indexed: indexed
    )
    let language = project.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    for path in catalogs.isEmpty ? tables.map(\.path) : try namedCatalogs() {
      let table = tables.first { $0.table.name == CatalogFile.table(ofCatalogAt: path) }?.table
      try plan.add(catalogAt: path, creatingFor: language) { file in
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
    _ named: NamedSources?
  ) throws -> SyncPlan {
    let folder = project?.folder ?? "."
    var files = ProjectFiles(includesForeign: true)
    let discovery = try DiscoveredTargets.find(in: folder, only: declarations, reading: &files)
    let feeds = discovery.feeds
    let paths = catalogs.isEmpty ? feeds.map(\.catalog) : try namedCatalogs()
    guard !paths.isEmpty else { throw WorkspaceError.noCatalogs }
    let all = try files.sources(at: [folder])
    var plan = SyncPlan(
      namedFiles: named?.files,
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
      try plan.add(catalogAt: path, creatingFor: language) { file in
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
  package let files: SourceFiles
  private let places: Set<String>

  /// Creates the sources that the user names.
  package init(_ files: SourceFiles) {
    self.files = files
    places = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
  }

  /// Returns those of the sources of a catalog that the user names, as the user names them.
  package func paths(in feeding: [String]) -> [String] {
    let feeding = Set(feeding.map { FileSystem.absolutePath(of: $0) })
    return files.paths.filter { feeding.contains(FileSystem.absolutePath(of: $0)) }
  }

  /// Returns what is not read of the sources of a catalog.
  package func gaps(in feeding: [String]) -> SourceGaps {
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
package struct NewCatalogCheck {
  /// The project that tells about tables; `nil` if there is none.
  package let project: Project?

  /// Checks what a synchronization makes of the catalogs that a user names.
  ///
  /// - Returns: Why one should not be made; `nil` if nothing is wrong.
  package func refusal(of outcomes: [SyncOutcome]) throws -> WorkspaceError? {
    for outcome in outcomes where outcome.file.isNew {
      let path = outcome.file.path
      let table = outcome.file.table
      if outcome.catalog.isEmpty, !isKnown(table) {
        return .unusedNewCatalog(path: path, table: table, nearest: try near(path))
      }
      let folder = RelativePath.folder(of: path)
      if !folder.isEmpty, FileSystem.kind(of: folder) == nil, let nearest = try near(path) {
        return .noFolderForNewCatalog(path: path, nearest: nearest)
      }
    }
    return nil
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

/// The strings that were written down before, by a compiler or by `extract`.
package struct RecordedSources: Sendable {
  /// The files, or folders that hold them; empty where sources are read.
  package var paths: [String] = []
  /// The folder that the project had where the files were written; `nil` for the current folder.
  package var sourceRoot: String?
  /// Whether the files have all strings, so that other keys are not in use.
  package var isComplete = false

  /// Creates the request to read sources.
  package init() {}
}

/// Which parts of sources a build compiles.
package struct SourceConditions: Sendable {
  /// The compilation conditions that are set, beside those of the project.
  package var names: [String] = []
  /// Whether strings count that only debug builds compile, if the project wants them.
  package var includesDebug = true

  /// Creates the conditions of the project.
  package init() {}

  /// Returns what a project and a request tell about the sources.
  ///
  /// - Parameters:
  ///   - project: The project; `nil` if there is none.
  ///   - routines: More names of functions that take a key.
  ///   - possible: The conditions that some configuration of the targets sets; `nil` if that is not
  ///     known. They count where neither the request nor the project says which ones are set.
  /// - Returns: The options of an extraction.
  package func extractionOptions(
    of project: Project?,
    routines: [String] = [],
    possibleConditions possible: Set<String>? = nil
  ) -> ExtractionOptions {
    let configuration = project?.configuration ?? Configuration()
    let known: CompilationConditions =
      if configuration.conditions == nil, names.isEmpty {
        possible.map { .possible($0) } ?? .unknown
      } else {
        .exact(Set((configuration.conditions ?? []) + names))
      }
    return ExtractionOptions(
      routines: routines + configuration.routines,
      conditions: known,
      includesDebugOnly: configuration.includesDebug && includesDebug
    )
  }
}

/// What a synchronization does beyond what Xcode does.
package struct SyncChoices: Sendable {
  /// What becomes of texts that changed and of keys that were renamed.
  package var options = SyncOptions()
  /// Whether stale keys are removed.
  package var prunes = false
}

extension SyncChoices {
  /// Creates the choices of a project; those of Xcode if there is none.
  package init(in project: Project?) {
    let configured = project?.configuration.synchronization ?? Configuration.Synchronization()
    options = SyncOptions(
      sourceChanges: configured.sourceChanges.policy,
      renames: configured.renames.policy
    )
  }
}

extension Configuration.Synchronization.SourceChanges {
  fileprivate var policy: StringCatalog.SourceChangePolicy {
    switch self {
    case .keep: .keep
    case .review: .review
    }
  }
}

extension Configuration.Synchronization.Renames {
  fileprivate var policy: RenamePolicy {
    switch self {
    case .report: .report
    case .apply: .apply
    case .off: .off
    }
  }
}
