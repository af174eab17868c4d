import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
package import TranslationMemory

/// A project whose files stay loaded, for programs that request many small parts of it.
///
/// A file is read again only if it has changed. Results are computed once for each state of the
/// files, even if several tasks need them at the same time.
package actor ProjectSession {
  private let version: String
  private var current: ProjectState?
  private var catalogs: [String: LoadedCatalog] = [:]
  private var paths: (found: [String], time: ContinuousClock.Instant)?
  private var queues = RecentResults<QueueRequest, ReviewQueue>(limit: 6)
  private var memories = RecentResults<String, TranslationAids>(limit: 3)
  private var findings = RecentResults<FindingRequest, [Diagnostic]>(limit: 3)
  private var coverages = RecentResults<[String], Coverage>(limit: 3)
  private var itemAids: [ReviewQueue.Entry: SharedResult<TranslationAids.ItemAids>] = [:]
  private var contexts: LoadedContexts?
  /// The lists of strings that were found last.
  var lists = RecentResults<String, [CatalogText]>(limit: 4)
  private var sources: SeenSources?
  /// The explanations of keys and lines that were requested last.
  var keyExplanations = RecentResults<ExplanationRequest<ExactString>, ExplainedKey>(limit: 50)
  var lineExplanations =
    RecentResults<ExplanationRequest<SourceLine>, SourceLine.Explanation?>(limit: 50)
  /// The catalogs of the commit that was requested last, and the paths for which they were read.
  var former: (paths: [String], catalogs: FormerCatalogs)?

  /// The translations of a queue, and the commit since which their source texts have changed.
  private struct QueueRequest: Hashable {
    let request: ReviewRequest
    let commit: String?
  }

  /// The findings in some languages from a severity on.
  private struct FindingRequest: Hashable {
    let languages: [String]
    let severity: Diagnostic.Severity
  }

  /// A catalog as it was read, or the reason why it could not be.
  private struct LoadedCatalog {
    let stamp: FileStamp?
    let result: Result<CatalogFile, any Error>
    /// The languages of the catalog, whose determination reads all entries.
    let languages: [String]
  }

  /// The uses of keys in the sources, and the revision of the sources.
  private struct LoadedContexts {
    let revision: Int
    let catalogs: [String]
    let result: SharedResult<KeyContexts>
  }

  /// The sources as they were seen last.
  private struct SeenSources {
    let snapshot: FileSnapshot
    let revision: Int
    let checked: ContinuousClock.Instant
  }

  /// The time for which a list of sources is not made again.
  private static let listLifetime = Duration.milliseconds(500)
  /// The time for which the list of catalogs is not made again.
  private let pathLifetime: Duration

  /// Creates a session in the folder of this task.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - pathLifetime: The time for which the list of catalogs is not made again.
  package init(version: String, pathLifetime: Duration = .milliseconds(500)) {
    self.version = version
    self.pathLifetime = pathLifetime
  }

  // MARK: - State

  /// Returns the project as its files are now.
  ///
  /// - Throws: ``WorkspaceError``, or an error if the configuration or the folder of the catalogs
  ///   cannot be read.
  package func state() throws -> ProjectState {
    var settings = settingsStamps(of: current?.workspace)
    var workspace = current?.workspace
    if workspace == nil || current?.settings != settings {
      workspace = try Workspace.open(version: version)
      paths = nil
      // The configuration may name other files than before.
      settings = settingsStamps(of: workspace).merging(settings) { _, before in before }
    }
    guard let workspace else { preconditionFailure("the workspace was opened") }
    var stamps: [FileStamp?] = []
    var files: [CatalogFile] = []
    var problems: [String: any Error] = [:]
    var languages: [String] = []
    let found = try catalogPaths(in: workspace)
    for path in found {
      let loaded = catalog(at: path)
      stamps.append(loaded.stamp)
      languages += loaded.languages
      switch loaded.result {
      case .success(let file): files.append(file)
      case .failure(let error): problems[path] = error
      }
    }
    if let current, current.settings == settings, current.paths == found, current.stamps == stamps {
      return current
    }
    let state = ProjectState(
      workspace: workspace,
      files: files,
      problems: problems,
      languages: Self.unique(languages + (workspace.project?.configuration.languages ?? [])),
      paths: found,
      stamps: stamps,
      settings: settings
    )
    forget()
    current = state
    return state
  }

  private static func unique(_ languages: [String]) -> [String] {
    var seen: Set<String> = []
    return languages.filter { seen.insert($0).inserted }
  }

  /// Drops the results for an earlier state.
  ///
  /// The tasks go on, because other calls may wait for them.
  private func forget() {
    queues.removeAll()
    findings.removeAll()
    memories.removeAll()
    coverages.removeAll()
    itemAids = [:]
    lists.removeAll()
  }

  private func catalog(at path: String) -> LoadedCatalog {
    let stamp = FileSystem.stamp(of: path)
    if let loaded = catalogs[path], loaded.stamp == stamp { return loaded }
    let result = Result { try CatalogFile(at: path) }
    let loaded = LoadedCatalog(
      stamp: stamp,
      result: result,
      languages: (try? result.get().catalog.languages) ?? []
    )
    catalogs[path] = loaded
    return loaded
  }

  /// Drops the list of the catalogs, because one may have been created.
  package func forgetPaths() { paths = nil }

  private func catalogPaths(in workspace: Workspace) throws -> [String] {
    if let paths, .now - paths.time < pathLifetime { return paths.found }
    let found = try Self.catalogPaths(in: workspace.project)
    paths = (found, .now)
    return found
  }

  /// Returns the catalogs of a project; without a project, those in the folder.
  private static func catalogPaths(in project: Project?) throws -> [String] {
    do {
      return try CatalogSelection(paths: []).paths(in: project)
    } catch WorkspaceError.noCatalogs(_, let unassigned) {
      return unassigned
    } catch WorkspaceError.noCatalogsYet {
      return []
    }
  }

  /// Returns the stamps of the files that determine results besides the catalogs.
  private func settingsStamps(of workspace: Workspace?) -> [String: FileStamp?] {
    let located = Project.locate()
    let folder = located?.folder ?? "."
    let project = workspace?.project
    let configuration = project?.configuration
    let named =
      (configuration?.memory.map(\.path) ?? [])
      + (configuration?.glossaryFile.map { [$0.path] } ?? [])
    let files =
      [located?.path ?? Project.fileName]
      + [ProjectMemory.keptFile, ReviewFile.name].map { FileSystem.join(folder, $0) }
      + named.map { project?.path($0) ?? $0 }
    return Dictionary(
      files.map { ($0, FileSystem.stamp(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns versions of the files, which change when one of them is written.
  ///
  /// The files are not read.
  ///
  /// - Parameter includesSources: Whether the sources are looked at, too.
  /// - Returns: The version of the catalogs and settings, and that of the sources; `nil` without them.
  /// - Throws: An error if the configuration or the folder of the catalogs cannot be read.
  package func versionOfFiles(
    includesSources: Bool
  ) throws -> (catalogs: String, sources: Int?) {
    let workspace = try current?.workspace ?? Workspace.open(version: version)
    let paths = try catalogPaths(in: workspace)
    let version = ProjectState.version(
      of: paths.map { ($0, FileSystem.stamp(of: $0)) },
      settingsStamps(of: workspace)
    )
    return (
      version, includesSources ? revisionOfSources(in: workspace, isCurrent: true) : nil
    )
  }

  // MARK: - Results

  /// Returns the translations that wait for a person.
  ///
  /// - Parameters:
  ///   - request: The selection of translations.
  ///   - revision: A commit, for translations that are older than a source text that has changed
  ///     since; `nil` for what the review records know.
  /// - Returns: The state of the files, the translations, and the version of the list.
  /// - Throws: ``WorkspaceError`` if there is no such commit, or an error if a file cannot be read.
  package func queue(
    of request: ReviewRequest,
    since revision: String? = nil
  ) async throws -> (state: ProjectState, queue: ReviewQueue, version: String) {
    let state = try state()
    let commit = try revision.map { try GitWorkTree.current().commit(named: $0) }
    // The memory is needed for the items, and is read at the same time.
    if let language = request.languages.first { _ = sharedAids(language, state) }
    let queue = try await value {
      queues.result(of: QueueRequest(request: request, commit: commit)) { [self] in
        var former: FormerSources?
        if let commit { former = try await FormerSources(of: state.files, since: commit) }
        var queue = try await state.workspace.reviewQueue(
          of: state.files,
          request,
          review: try ReviewGuard.find(in: state.workspace.project),
          formerSources: former,
          contexts: try await uses(in: state)
        )
        if former != nil { queue.keepOutdated() }
        return queue
      }
    }
    return (state, queue, state.version + (commit ?? ""))
  }

  /// Returns the uses of all keys in the sources.
  ///
  /// - Throws: An error if the sources cannot be read.
  package func keyContexts() async throws -> KeyContexts {
    try await uses(in: try state())
  }

  private func uses(in state: ProjectState) async throws -> KeyContexts {
    try await value { sharedUses(in: state) }
  }

  /// Returns the uses of keys, if a term of the glossary depends on them.
  func contextsOfTerms() async throws -> KeyContexts {
    try await usesOfTerms(in: try state())
  }

  private func usesOfTerms(in state: ProjectState) async throws -> KeyContexts {
    dependsOnUses(state) ? try await uses(in: state) : KeyContexts()
  }

  private func dependsOnUses(_ state: ProjectState) -> Bool {
    (state.workspace.project?.configuration.glossary ?? [])
      .flatMap { [$0.scope] + $0.exceptions.map(\.scope) }
      .contains(where: \.dependsOnUses)
  }

  private func sharedUses(in state: ProjectState) -> SharedResult<KeyContexts> {
    let revision = revisionOfSources(in: state.workspace)
    let catalogs = state.files.map(\.path)
    let isSame = contexts.map { $0.revision == revision && $0.catalogs == catalogs } ?? false
    if isSame, let contexts, !contexts.result.isCancelled { return contexts.result }
    let result = SharedResult {
      var contexts = try await state.workspace.keyContexts(
        ofCatalogsAt: catalogs,
        knowing: state.files
      )
      contexts.addMissing(
        from: try await state.workspace.usesElsewhere(
          of: contexts.keysWithoutUses(in: state.files)
        )
      )
      return contexts
    }
    // The places in the code are part of the other results.
    if !isSame { forget() }
    contexts = LoadedContexts(revision: revision, catalogs: catalogs, result: result)
    return result
  }

  /// Returns a number that changes when a source does.
  ///
  /// - Parameters:
  ///   - workspace: The project.
  ///   - isCurrent: Whether the sources are looked at now, even if they were shortly before.
  /// - Returns: The number.
  func revisionOfSources(in workspace: Workspace, isCurrent: Bool = false) -> Int {
    if let sources, !isCurrent, .now - sources.checked < Self.listLifetime {
      return sources.revision
    }
    let snapshot = WatchScope.sources(of: workspace.project).snapshot()
    let revision = sources.map { $0.snapshot == snapshot ? $0.revision : $0.revision + 1 } ?? 0
    sources = SeenSources(snapshot: snapshot, revision: revision, checked: .now)
    return revision
  }

  /// The maximum number of findings that are kept.
  private static let findingLimit = 20_000

  /// Returns the findings of the validation of some languages.
  ///
  /// - Parameters:
  ///   - languages: The languages; empty for all.
  ///   - severity: The least severity of the findings.
  /// - Returns: The state of the files, and the findings in the order of reports.
  /// - Throws: An error if a file cannot be read.
  package func findings(
    in languages: [String],
    from severity: Diagnostic.Severity = .note
  ) async throws -> (state: ProjectState, findings: [Diagnostic]) {
    let state = try state()
    let wanted = FindingRequest(languages: languages, severity: severity)
    // Terms for screens and roles depend on the sources.
    if dependsOnUses(state) { _ = sharedUses(in: state) }
    let found = try await value {
      findings.result(of: wanted) { [self] in
        var request = ValidationRequest(
          languages: languages.isEmpty ? nil : languages,
          configuration: state.workspace.project?.configuration
        )
        request.review = try ReviewGuard.find(in: state.workspace.project)
        request.contexts = try await usesOfTerms(in: state)
        request.minimumSeverity = severity
        return await state.findings(request).filter { $0.severity >= severity }
      }
    }
    if found.count > Self.findingLimit { findings.remove(wanted) }
    return (state, found)
  }

  /// Returns the translation progress of catalogs.
  ///
  /// - Parameter languages: The languages.
  /// - Returns: The state of the files, and the progress.
  /// - Throws: An error if the configuration cannot be read.
  package func coverage(
    in languages: [String]
  ) async throws -> (state: ProjectState, coverage: Coverage) {
    let state = try state()
    let coverage = try await value {
      coverages.result(of: languages) { await Coverage(of: state.files, in: languages) }
    }
    return (state, coverage)
  }

  /// Returns the terms and the translations of similar texts for translations.
  ///
  /// - Parameter items: The translations, all into the same language.
  /// - Returns: The aids, in the order of the translations.
  /// - Throws: An error if a file of the translation memory cannot be read.
  package func aids(for items: [ReviewItem]) async throws -> [TranslationAids.ItemAids] {
    let state = try state()
    prepareAids(for: items, in: state)
    var aids: [TranslationAids.ItemAids] = []
    for item in items { aids.append(try await value { sharedAids(for: item, in: state) }) }
    return aids
  }

  /// Begins to look up what ``aids(for:)`` returns, for translations that will probably be requested
  /// next.
  ///
  /// - Throws: An error if the configuration cannot be read.
  package func prepareAids(for items: [ReviewItem]) throws {
    prepareAids(for: items, in: try state())
  }

  private func prepareAids(for items: [ReviewItem], in state: ProjectState) {
    if itemAids.count > Self.itemLimit { itemAids = [:] }
    for item in items { _ = sharedAids(for: item, in: state) }
  }

  private func sharedAids(
    for item: ReviewItem,
    in state: ProjectState
  ) -> SharedResult<TranslationAids.ItemAids> {
    if let known = itemAids[item.entry], !known.isCancelled { return known }
    let result = SharedResult { [self] in
      var aids = try await aids(item.language, in: state)
      return try aids.aids(for: item)
    }
    itemAids[item.entry] = result
    return result
  }

  /// The number of translations whose aids are kept.
  private static let itemLimit = 1_000

  /// Returns the translations of texts that are similar to a text.
  ///
  /// - Throws: An error if a file cannot be read.
  package func matches(
    for query: MemoryQuery,
    in language: String
  ) async throws -> [MemoryMatch] {
    var aids = try await aids(language, in: try state())
    return try aids.matches(for: query, in: language)
  }

  private func aids(_ language: String, in state: ProjectState) async throws -> TranslationAids {
    try await value { sharedAids(language, state) }
  }

  private func sharedAids(
    _ language: String,
    _ state: ProjectState
  ) -> SharedResult<TranslationAids> {
    // A change of the sources drops the results first.
    _ = sharedUses(in: state)
    return memories.result(of: language) { [self] in
      var aids = TranslationAids(
        for: state.files,
        usedIn: try await uses(in: state),
        in: state.workspace.project
      )
      try aids.prepare(for: language)
      return aids
    }
  }
}

/// The project at one time.
package struct ProjectState: Sendable {
  /// The project and its settings.
  package let workspace: Workspace
  /// The catalogs that could be read.
  package let files: [CatalogFile]
  /// The reasons why other catalogs could not be read, by their paths.
  package let problems: [String: any Error]
  /// The languages of the catalogs and of the configuration, in their order.
  package let languages: [String]
  fileprivate let paths: [String]
  fileprivate let stamps: [FileStamp?]
  fileprivate let settings: [String: FileStamp?]

  /// The source language of the configuration, or else of the catalogs; `nil` if there are none.
  package var sourceLanguage: String? {
    workspace.project?.sourceLanguage ?? files.first?.catalog.sourceLanguage
  }

  /// The version of the settings and of the list of catalogs.
  var settingsVersion: String { Self.version(of: paths.map { ($0, nil) }, settings) }

  /// The version of the files, which changes when one of them is written.
  package var version: String { Self.version(of: Array(zip(paths, stamps)), settings) }

  fileprivate static func version(
    of catalogs: [(path: String, stamp: FileStamp?)],
    _ settings: [String: FileStamp?]
  ) -> String {
    var hasher = FNV1a()
    let others = settings.sorted { $0.key < $1.key }.map { (path: $0.key, stamp: $0.value) }
    for (path, stamp) in catalogs + others {
      hasher.append("\(path)\n\(stamp?.size ?? -1)\n\(stamp?.modified ?? 0)\n")
    }
    return hasher.hexadecimal
  }

  /// Returns the findings in the catalogs and in their comparison.
  fileprivate func findings(_ request: ValidationRequest) async -> [Diagnostic] {
    var request = request
    request.projects = await CatalogProjects.read(ofCatalogsAt: files.map(\.path))
    var checked: [CheckedCatalog] = []
    for file in files { checked.append(await request.checked(file.catalog, file: file.path)) }
    let comparison = await request.comparison(of: checked)
    return checked.flatMap(\.diagnostics) + comparison
  }
}

extension WatchScope {
  /// The files of a project that contain keys, and those that determine which ones do.
  package static func sources(of project: Project?) -> WatchScope {
    WatchScope(
      roots: [project?.folder ?? "."],
      skipping: ProjectFiles.foreignFolders,
      suffixes: (SourceKind.allFileExtensions + InterfaceDocuments.fileExtensions + ["plist"])
        .map { "." + $0 } + [".pbxproj", "project.yml", "Package.swift"]
    )
  }
}
