import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import JSONSyntax
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import Synchronization

/// The project of an editor: its catalogs and the keys in its code, with the changes that are not
/// saved.
///
/// Each result is computed once for each state of the files.
actor ProjectView {
  private let session = ProjectSession(version: Version.text, pathLifetime: .seconds(Int32.max))
  private let reader = CodeReader()
  /// The contents of the catalogs.
  nonisolated let texts = CatalogTexts()
  private var plan: PlannedSources?
  private var current: (version: ProjectVersion, task: Task<ProjectSnapshot, any Error>)?
  private var findings: (version: ProjectVersion, task: Task<[String: [Diagnostic]], any Error>)?
  private var unlocalized: UnlocalizedTexts?
  /// The catalogs as they were when they could last be read.
  private var readable: [String: CatalogFile] = [:]
  private var disk: SeenFiles?
  private var isDiskForgotten = true
  private var look: (number: Int, isNeeded: Bool, task: Task<Void, Never>)?

  /// The sources of catalogs, and the revision of the layout by which they were found.
  private struct PlannedSources {
    let catalogs: [String]
    let revision: Int
    let plan: SyncPlan?
  }

  /// The files on the disk as they were seen last.
  private struct SeenFiles {
    var snapshot: FileSnapshot
    var checked = ContinuousClock.now
    /// A number that changes when a file does.
    var revision = 0
    /// A number that changes when the files of a catalog may be others.
    var layoutRevision = 0
  }

  /// What a result depends on.
  private struct ProjectVersion: Hashable {
    let catalogs: String
    /// The revision of the sources on the disk, and that of open sources.
    let disk: Int
    let documents: Int
  }

  /// The time for which the files on the disk are not looked at again.
  private static let diskLifetime = Duration.seconds(2)

  /// Makes the next request look at the files on the disk.
  func forgetDisk() { isDiskForgotten = true }

  /// Returns the project as it is now.
  ///
  /// - Throws: An error if the configuration or a folder cannot be read.
  func snapshot() async throws -> ProjectSnapshot {
    try await value { try await self.shared().task }
  }

  /// Returns the value of a task, or of the next one if it was cancelled because a file has changed.
  private func value<Value>(
    _ find: () async throws -> Task<Value, any Error>
  ) async throws -> Value {
    while true {
      try Task.checkCancellation()
      let task = try await find()
      do {
        return try await task.value
      } catch is CancellationError where task.isCancelled {
        continue
      }
    }
  }

  private func shared() async throws -> (
    version: ProjectVersion, task: Task<ProjectSnapshot, any Error>
  ) {
    var state = try await session.state()
    if await seesOtherLayout(in: state.workspace) { state = try await session.state() }
    let (revision, layoutRevision) = disk.map { ($0.revision, $0.layoutRevision) } ?? (0, 0)
    let version = ProjectVersion(
      catalogs: state.version,
      disk: revision,
      documents: FileSystem.openDocuments?.changeCount ?? 0
    )
    if let current, current.version == version { return current }
    let files = readableFiles(state)
    let known = plan.flatMap {
      $0.revision == layoutRevision && $0.catalogs == files.map(\.path) ? $0 : nil
    }
    let task = Task { @concurrent [self, reader] in
      let plan: SyncPlan?
      if let known {
        plan = known.plan
      } else {
        plan = try await reader.plan(for: files, in: state.workspace)
        await keep(
          PlannedSources(catalogs: files.map(\.path), revision: layoutRevision, plan: plan)
        )
      }
      guard let plan else {
        return ProjectSnapshot(state: state, files: files, index: CodeIndex(), plan: nil)
      }
      let index = try await reader.index(of: files, by: plan, in: state.workspace)
      return ProjectSnapshot(state: state, files: files, index: index, plan: plan)
    }
    current?.task.cancel()
    current = (version, task)
    return (version, task)
  }

  private func keep(_ plan: PlannedSources) { self.plan = plan }

  /// Returns the catalogs; one that cannot be read any more as it was before.
  private func readableFiles(_ state: ProjectState) -> [CatalogFile] {
    for file in state.files { readable[file.path] = file }
    let kept = state.problems.keys.sorted().compactMap { readable[$0] }
    return state.files + kept
  }

  /// Looks at the files on the disk; while requests go on, unless these may have changed.
  ///
  /// - Returns: Whether there are other files than before, after a wait.
  private func seesOtherLayout(in workspace: Workspace) async -> Bool {
    let isOld = disk.map { .now - $0.checked >= Self.diskLifetime } ?? true
    if isDiskForgotten || isOld && look == nil {
      let number = (look?.number ?? 0) + 1
      let task = Task { await note(await Self.files(of: workspace), number) }
      look = (number, isDiskForgotten, task)
      isDiskForgotten = false
    }
    guard let look, look.isNeeded else { return false }
    let former = disk?.layoutRevision
    await look.task.value
    return disk?.layoutRevision != former
  }

  @concurrent
  private static func files(of workspace: Workspace) async -> FileSnapshot {
    FileSystem.$openDocuments.withValue(nil) {
      var scope = WatchScope.sources(of: workspace.project)
      scope.suffixes.append(".xcstrings")
      return scope.snapshot()
    }
  }

  private func note(_ snapshot: FileSnapshot, _ number: Int) async {
    if look?.number == number { look = nil }
    let former = disk?.snapshot ?? snapshot
    if disk == nil { disk = SeenFiles(snapshot: snapshot) }
    disk?.snapshot = snapshot
    disk?.checked = .now
    guard former != snapshot else { return }
    disk?.revision += 1
    guard former.layout != snapshot.layout else { return }
    disk?.layoutRevision += 1
    await session.forgetPaths()
  }

  // MARK: - Findings

  /// Returns the findings of all catalogs, by the absolute path of their file.
  ///
  /// - Throws: An error if the configuration or a folder cannot be read.
  func findings() async throws -> [String: [Diagnostic]] {
    try await value { try await self.sharedFindings() }
  }

  private func sharedFindings() async throws -> Task<[String: [Diagnostic]], any Error> {
    let (version, snapshot) = try await shared()
    if let findings, findings.version == version { return findings.task }
    let task = Task { @concurrent [session, reader] in
      let snapshot = try await snapshot.value
      let problems = snapshot.state.problems
      let (state, found) = try await session.findings(in: [])
      let compared = try await reader.compared(
        found,
        of: state.files,
        by: snapshot.plan,
        in: state.workspace
      )
      let damage = problems.values.flatMap { ($0 as? WorkspaceError)?.diagnostics ?? [] }
      let all = compared + damage + state.files.flatMap(\.warnings)
      return Dictionary(grouping: all) { finding in
        finding.location.map { FileSystem.absolutePath(of: $0.file) } ?? ""
      }
    }
    findings?.task.cancel()
    findings = (version, task)
    return task
  }

  // MARK: - Unlocalized texts

  /// Returns the texts on the screen that cannot be translated, in a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - bytes: Its content. Texts that have changed since the search are left out.
  /// - Returns: The texts, with their ranges in the content.
  func unlocalized(inFileAt path: String, _ bytes: [UInt8]) -> [UnlocalizedString] {
    unlocalized?.strings(inFileAt: path, bytes) ?? []
  }

  /// Searches the code for texts on the screen that cannot be translated.
  ///
  /// - Throws: An error if a source cannot be read.
  /// - Complexity: That of reading and type checking all sources.
  func findUnlocalized() async throws {
    let workspace = try await session.state().workspace
    unlocalized = try await Self.findUnlocalized(in: workspace)
  }

  @concurrent
  private static func findUnlocalized(in workspace: Workspace) async throws -> UnlocalizedTexts {
    let input = try workspace.extractionInput()
    let sources = try input.sources()
    let found = await StringExtraction.findUnlocalized(
      in: sources.wanted,
      knowing: sources.others,
      options: input.options
    )
    return UnlocalizedTexts(found, in: sources.wanted)
  }

  /// Finds the edits of sources if a key is renamed.
  ///
  /// - Throws: ``WorkspaceError`` if the new key does not fit, or an error if sources cannot be read.
  @concurrent
  nonisolated func renaming(
    of key: String,
    to newKey: String,
    inCatalogs files: [CatalogFile],
    _ snapshot: ProjectSnapshot
  ) async throws -> SourceRenaming {
    try await reader.renaming(
      of: key,
      to: newKey,
      inCatalogs: files,
      by: snapshot.plan,
      in: snapshot.state.workspace
    )
  }
}

/// The contents of catalogs that are not open, whose lines are found once.
final class CatalogTexts: Sendable {
  private let texts = Mutex<[String: (syntax: JSONDocument, text: DocumentText)]>([:])

  /// Returns the content of a catalog.
  func text(at path: String, _ syntax: JSONDocument) -> DocumentText {
    if let known = texts.withLock({ $0[path] }), known.syntax === syntax { return known.text }
    let text = DocumentText(syntax.bytes)
    texts.withLock { $0[path] = (syntax, text) }
    return text
  }
}

/// The project at one time.
struct ProjectSnapshot: Sendable {
  let state: ProjectState
  /// The catalogs; one that cannot be read now as it was before.
  let files: [CatalogFile]
  let index: CodeIndex
  /// The catalogs with their sources; `nil` if these are not known.
  let plan: SyncPlan?

  /// Returns the catalog at an absolute path.
  func file(at path: String) -> CatalogFile? {
    files.first { FileSystem.absolutePath(of: $0.path) == path }
  }

  /// Returns the catalogs of a use that have its key.
  func files(of use: CodeIndex.Use) -> [CatalogFile] {
    files.filter { use.catalogs.contains($0.path) && $0.catalog.contains(use.string.key) }
  }

  /// The configuration; `nil` if there is none.
  var configuration: Configuration? { state.workspace.project?.configuration }

  /// Returns the languages into which a catalog is translated.
  func targetLanguages(of file: CatalogFile) -> [String] {
    let own = file.catalog.languages + (configuration?.languages ?? [])
    var seen: Set = [file.catalog.sourceLanguage]
    return own.filter { seen.insert($0).inserted }
  }
}

extension FileSnapshot {
  /// The files, with the metadata of those whose content determines the files of a catalog.
  fileprivate var layout: [String: FileStamp?] {
    Dictionary(
      uniqueKeysWithValues: stamps.map { path, stamp in
        (path, SourceKind(ofFileAt: path) == nil && !path.hasSuffix(".xcstrings") ? stamp : nil)
      }
    )
  }
}

/// The texts on the screen that cannot be translated, as the files were when they were searched.
struct UnlocalizedTexts: Sendable {
  private var strings: [String: [UnlocalizedString]] = [:]
  private var contents: [String: [UInt8]] = [:]

  init(_ found: [UnlocalizedString], in sources: [SourceFile]) {
    strings = Dictionary(grouping: found) { FileSystem.absolutePath(of: $0.location.file) }
    for source in sources {
      let path = FileSystem.absolutePath(of: source.path)
      if strings[path] != nil { contents[path] = source.bytes }
    }
  }

  /// Returns the texts of a file that are still there, with their present ranges.
  func strings(inFileAt path: String, _ bytes: [UInt8]) -> [UnlocalizedString] {
    guard let found = strings[path], let former = contents[path] else { return [] }
    guard former != bytes else { return found }
    let start = zip(former, bytes).prefix { $0 == $1 }.count
    let limit = min(former.count, bytes.count) - start
    let end = zip(former.reversed(), bytes.reversed()).prefix(limit).prefix { $0 == $1 }.count
    return found.compactMap { string in
      var string = string
      let range = string.location.utf8Range
      if range.upperBound <= start { return string }
      guard range.lowerBound >= former.count - end else { return nil }
      let delta = bytes.count - former.count
      string.location.utf8Range = range.lowerBound + delta..<range.upperBound + delta
      return string
    }
  }
}
