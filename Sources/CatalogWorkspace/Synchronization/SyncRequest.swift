import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
import SwiftTypeChecker

/// A request for a synchronization.
package struct SyncRequest: Sendable {
  /// The catalogs, or folders that contain them; empty for those of the project.
  package var catalogs: [String] = []
  /// Catalogs that are not read again.
  package var known: [CatalogFile] = []
  /// The sources, or folders that contain them; empty for those of the project.
  package var sources: [String] = []
  /// The path of a list of further sources; `-` for standard input.
  package var fileList: String?
  /// The folder whose projects and packages are used unless the configuration declares targets;
  /// `nil` for that of the configuration, or the current one.
  package var folder: String?
  /// The Xcode projects and package folders whose targets are used; empty for all.
  package var declarations: [String] = []
  /// The recorded strings that replace the sources.
  package var recorded = RecordedSources()
  /// The conditions under which a build compiles sources.
  package var conditions = SourceConditions()
  /// The location of the extraction cache.
  package var cache = ExtractionCache.Location.standard()
  /// Whether no key is marked or removed.
  package var keepsAbsentKeys = false
  /// The policy for strings whose default value changed; `nil` for that of the project.
  package var sourceChanges: StringCatalog.SourceChangePolicy?
  /// The policy for renamed keys; `nil` for that of the project.
  package var renames: RenamePolicy?
  /// Whether stale keys are removed.
  package var prunes = false

  /// Creates a request for all catalogs of the project.
  package init() {}

  /// The source arguments of the user, to distinguish caches of different selections.
  package var scope: [String] {
    sources + (fileList.map { ["--file-list", $0] } ?? []) + declarations
  }

  /// Returns the options beyond the behavior of Xcode: those of the request, or else of the
  /// project.
  package func choices(in project: Project?) -> SyncChoices {
    var choices = SyncChoices(in: project)
    if let sourceChanges { choices.options.sourceChanges = sourceChanges }
    if let renames { choices.options.renames = renames }
    choices.prunes = prunes
    return choices
  }

  /// Returns the plan of the synchronization.
  package func plan(in project: Project?) async throws -> SyncPlan {
    let named = try await namedSources()
    if declarations.isEmpty, let project, !project.configuration.targets.isEmpty {
      return try await plan(of: project, named)
    }
    return try await planOfDiscovery(in: project, named)
  }

  private func namedSources() async throws -> NamedSources? {
    guard !sources.isEmpty || fileList != nil else { return nil }
    return NamedSources(try await SourceFiles(paths: sources, fileList: fileList))
  }

  /// Returns the catalogs that the user named, including those that do not exist yet.
  private func namedCatalogs() throws -> [String] {
    try catalogs.map { FileSystem.shortenedPath($0) }
      .flatMap { path in
        FileSystem.kind(of: path) == nil && path.hasSuffix(Project.catalogSuffix)
          ? [path]
          : try FileSystem.catalogs(at: [path])
      }
  }
}

// MARK: - Targets of the configuration

extension SyncRequest {
  private func plan(
    of project: Project,
    _ named: NamedSources?
  ) async throws -> SyncPlan {
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
    let paths = catalogs.isEmpty ? tables.map(\.path) : try namedCatalogs()
    let discovery =
      try paths.contains(where: Self.isOfInfoPlist)
      ? DiscoveredTargets.find(in: project.folder) : DiscoveredTargets()
    let feeds = CatalogFeeds(discovery.feeds)
    for catalog in await LoadedCatalog.load(paths, known, creatingFor: language) {
      let path = catalog.path
      let table = tables.first { $0.table.name == CatalogFile.table(ofCatalogAt: path) }?.table
      try plan.add(catalog) { file in
        PlannedCatalog(
          file: file,
          targets: table?.targets.map(\.name) ?? [],
          // A call can name any table, so all targets are sources of each catalog.
          sources: named?.files.paths ?? all,
          resources: CatalogResources(ofCatalogAt: path, feeds[path]),
          gaps: named?.gaps(in: all) ?? UnprocessedSources()
        )
      }
    }
    return plan
  }

  /// Returns whether a catalog may have the texts of an Info.plist, judging by its name.
  private static func isOfInfoPlist(_ path: String) -> Bool {
    CatalogFile.table(ofCatalogAt: path).hasSuffix("Plist")
  }
}

// MARK: - Targets of Xcode projects and packages

extension SyncRequest {
  private func planOfDiscovery(
    in project: Project?,
    _ named: NamedSources?
  ) async throws -> SyncPlan {
    let folder = folder ?? project?.folder ?? "."
    var files = ProjectFiles(includesForeign: true)
    let discovery = try DiscoveredTargets.find(in: folder, only: declarations, reading: &files)
    let feeds = discovery.feeds
    let feedsByPath = CatalogFeeds(feeds)
    let paths = catalogs.isEmpty ? feeds.map(\.catalog) : try namedCatalogs()
    let all = try files.sources(at: [folder])
    let isWithoutCode =
      all.isEmpty && discovery.targets.isEmpty && discovery.allDiagnostics.isEmpty && named == nil
      && recorded.paths.isEmpty
    guard !paths.isEmpty else {
      if isWithoutCode, try !files.catalogs(in: folder).isEmpty {
        throw WorkspaceError.noSourceCode
      }
      throw WorkspaceError.noCatalogs(of: discovery, in: folder)
    }
    var plan = try SyncPlan(
      namedFiles: named?.files,
      indexed: all.filter { SourceKind(ofFileAt: $0) == .swift } + files.dataModels(at: [folder])
        + discovery.outerSources,
      routines: discovery.localizedStringMacroNames,
      compilationConditions: discovery.compilationConditions,
      diagnostics: discovery.diagnostics,
      referenceProblems: discovery.referenceProblems,
      isWithoutCode: isWithoutCode
    )
    let chosen = project?.configuration.sourceLanguage
    let language = chosen ?? discovery.developmentRegion ?? Project.defaultSourceLanguage
    for catalog in await LoadedCatalog.load(paths, known, creatingFor: language) {
      let path = catalog.path
      let feed = feedsByPath[path]
      try plan.add(catalog) { file in
        var planned = planned(file, feed, named, all, isAlone: discovery.targets.isEmpty)
        planned.resources = CatalogResources(ofCatalogAt: path, feed)
        // A part of a project that cannot be read may declare another target of the catalog.
        planned.gaps.syntaxErrors = discovery.syntaxErrors
        planned.gaps.missing += feed?.missingSources ?? []
        planned.gaps.missingPackages = feed?.missingPackages ?? []
        planned.isSilent = feed?.isSilent ?? false
        planned.developmentRegion = feed?.developmentRegion
        planned.knownRegions = feed?.knownRegions ?? []
        return planned
      }
    }
    if catalogs.isEmpty {
      plan.diagnostics += EmissionNotes(feeds, knowsSettings: discovery.knowsSettings).all
      // What could not be read may contain the other catalogs.
      let present = try files.catalogs(in: folder)
      if discovery.syntaxErrors.isEmpty {
        // The projects that the user did not choose may contain the others.
        if declarations.isEmpty { plan.diagnostics += discovery.notes(onOmitted: present) }
      } else {
        let known = Set(feeds.map(\.catalog))
        plan.uncheckedCatalogs = present.filter { !known.contains($0) }
        plan.diagnostics += plan.uncheckedCatalogs.map(Diagnostic.unchecked)
      }
    }
    // If the user chose the language, a note about that of the project is unnecessary.
    if chosen == nil { plan.diagnostics += plan.catalogs.compactMap(\.languageProblem) }
    return plan
  }

  /// Returns a catalog with its sources.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - feed: The targets of the catalog; `nil` if there is none.
  ///   - named: The sources that the user named; `nil` for all.
  ///   - all: All sources of the folder, for a catalog without a target.
  ///   - isAlone: Whether no targets are declared, and only the user knows the sources of the
  ///     catalog.
  /// - Returns: The catalog with the sources that are read for it, and those that are skipped.
  private func planned(
    _ file: CatalogFile,
    _ feed: CatalogSources?,
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
        resources: CatalogResources(table: file.table),
        silentSources: silent
      )
    }
    return PlannedCatalog(
      file: file,
      targets: targets,
      // If the user named no catalogs, each one gets only the sources of its targets.
      sources: catalogs.isEmpty ? named.paths(in: feeding) : named.files.paths,
      resources: CatalogResources(table: file.table),
      silentSources: catalogs.isEmpty ? named.paths(in: silent) : [],
      gaps: named.gaps(in: isAlone ? [] : feeding + silent)
    )
  }
}

/// The targets of catalogs by the paths of the catalogs.
private struct CatalogFeeds {
  private let feeds: [String: CatalogSources]

  init(_ feeds: [CatalogSources]) {
    self.feeds = Dictionary(
      feeds.map { (FileSystem.absolutePath(of: $0.catalog), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the targets of a catalog; `nil` if there are none.
  subscript(path: String) -> CatalogSources? { feeds[FileSystem.absolutePath(of: path)] }
}

/// The sources that the user named, which may not be all sources of the catalogs.
struct NamedSources {
  /// The files.
  package let files: SourceFiles
  private let locations: Set<String>

  /// Creates the named sources.
  package init(_ files: SourceFiles) {
    self.files = files
    locations = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
  }

  /// Returns the named sources of a catalog, with the paths as written by the user.
  package func paths(in feeding: [String]) -> [String] {
    let feeding = Set(feeding.map { FileSystem.absolutePath(of: $0) })
    return files.paths.filter { feeding.contains(FileSystem.absolutePath(of: $0)) }
  }

  /// Returns the sources of a catalog that are not read.
  package func gaps(in feeding: [String]) -> UnprocessedSources {
    UnprocessedSources(
      notSpecified: feeding.filter { !locations.contains(FileSystem.absolutePath(of: $0)) },
      missing: files.missing
    )
  }
}

/// Validation of new catalogs that the user named.
///
/// A typing error must not create a catalog.
///
/// A catalog may be created in these cases:
/// - Strings in the code belong to it.
/// - The project assigns its table to a target.
/// - Its name is that of the default table.
package struct NewCatalogCheck {
  /// The project with the settings for tables; `nil` if there is none.
  package let project: Project?

  /// Checks the outcome for catalogs that the user named.
  ///
  /// - Returns: The reason why one of them should not be created; `nil` if there is none.
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

  /// Returns the catalog of the project with the most similar path or name; `nil` if there is none.
  private func near(_ path: String) throws(FileError) -> String? {
    let paths = try FileSystem.files(at: project?.folder ?? ".", withExtension: "xcstrings")
    if let closest = path.closest(of: paths) { return closest }
    let name = CatalogFile.table(ofCatalogAt: path)
    let near = name.closest(of: paths.map { CatalogFile.table(ofCatalogAt: $0) })
    return paths.first { CatalogFile.table(ofCatalogAt: $0) == near }
  }
}

/// The recorded strings of a compiler or of `extract`.
package struct RecordedSources: Sendable {
  /// The files, or folders that contain them; empty if sources are read.
  package var paths: [String] = []
  /// The project folder on the machine that wrote the files; `nil` for the current folder.
  package var sourceRoot: String?
  /// Whether the files contain all strings, and other keys are unused.
  package var isComplete = false

  /// Creates the request to read sources.
  package init() {}
}

/// The conditions under which a build compiles sources.
package struct SourceConditions: Sendable {
  /// The compilation conditions that are set, in addition to those of the project.
  package var names: [String] = []
  /// Whether strings of debug builds are included, if the project allows it.
  package var includesDebug = true

  /// Creates the conditions of the project.
  package init() {}

  /// Returns the options for the extraction from sources.
  ///
  /// - Parameters:
  ///   - project: The project; `nil` if there is none.
  ///   - routines: Further names of localizing functions.
  ///   - possible: The conditions that some configuration of the targets sets; `nil` if they are
  ///     unknown. They apply if neither the request nor the project specifies conditions.
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

/// The options of a synchronization beyond the behavior of Xcode.
package struct SyncChoices: Sendable {
  /// The policies for changed strings and renamed keys.
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
    options.reviewsTrivialChanges = project?.configuration.review.trivialChanges == .review
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
