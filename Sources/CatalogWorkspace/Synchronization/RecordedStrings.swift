package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction

/// The strings that a compiler or `extract` recorded for each source.
///
/// If several files contain strings of a source (one for each architecture, platform or target),
/// these are combined. The same string at the same location counts once.
package struct RecordedStrings {
  /// The strings of the sources, by absolute path.
  package private(set) var strings: [String: Set<ExtractedString>] = [:]
  /// The literals in calls whose callee is not known, by absolute path.
  private var unresolved: [String: Set<PlainLiteral>] = [:]
  /// The C and Objective-C sources without recorded strings; `nil` if they were not read.
  private var objectiveC: ObjectiveCExtraction?
  /// The sources whose recorded strings may be incomplete.
  package private(set) var incompleteSources: Set<String> = []
  /// The first two files with different strings of the same source; empty if there are none.
  package private(set) var differingFiles: [String] = []
  /// The diagnostics of the files.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether a file is damaged, and its strings are unknown.
  package var isDamaged: Bool { diagnostics.contains { $0.severity == .error } }

  /// The problems of sources whose recorded paths differ from their files.
  package private(set) var nameProblems: [Diagnostic] = []

  /// The absolute path of the project folder on the machine that wrote the files.
  private let sourceRoot: String?

  /// Reads `.stringsdata` files.
  ///
  /// - Parameters:
  ///   - paths: The files, or folders that contain them.
  ///   - sourceRoot: The project folder on the machine that wrote the files; `nil` for the current
  ///     folder.
  /// - Throws: An error if a file or a folder cannot be read.
  package init(readingFrom paths: [String], sourceRoot: String?) async throws {
    self.sourceRoot = sourceRoot.map { FileSystem.absolutePath(of: $0) }
    var files: [String] = []
    for path in paths {
      files += try FileSystem.files(at: path, withExtension: StringsData.fileExtension)
    }
    let parsed = try await Self.parse(files)
    diagnostics = parsed.flatMap(\.diagnostics)
    let recorded = zip(files, parsed).compactMap { file, data in data.value.map { (file, $0) } }
    let named = UserPaths(recorded.map { path(of: $0.1.source) })
    nameProblems = named.problems
    var firstFiles: [String: String] = [:]
    for ((file, data), path) in zip(recorded, named.paths) {
      if add(data, of: path), differingFiles.isEmpty, let first = firstFiles[path] {
        differingFiles = [first, file]
      }
      firstFiles[path] = firstFiles[path] ?? file
    }
  }

  /// Adds the strings of a source.
  ///
  /// - Returns: Whether another file has other strings of the source.
  private mutating func add(_ data: StringsData, of path: String) -> Bool {
    // A synchronization reads documents and property lists itself.
    guard !CatalogResources.isResource(path) else { return false }
    if data.isIncomplete { incompleteSources.insert(path) }
    unresolved[path, default: []].formUnion(data.unresolved)
    let added = Set(data.extractedStrings(in: path))
    guard let known = strings[path], path != StringsData.appShortcutsSource else {
      strings[path, default: []].formUnion(added)
      return false
    }
    strings[path] = known.union(added)
    return known != added
  }

  /// Reads the C and Objective-C sources without recorded strings.
  ///
  /// Compilers do not record these.
  ///
  /// - Parameters:
  ///   - plan: The sources of the catalogs.
  ///   - options: The options of the project for such sources.
  /// - Throws: An error if a source could not be read.
  package mutating func addObjectiveC(of plan: SyncPlan, _ options: ObjectiveCOptions) async throws
  {
    let files = plan.files.filter { file in
      SourceKind(ofFileAt: file) == .objectiveC
        && strings[FileSystem.absolutePath(of: file)] == nil
    }
    let unread = UnreadFiles(isFatal: true)
    let extraction = try await ObjectiveCSources(files, options).strings(unread)
    let parsed = extraction.strings
    objectiveC = extraction
    for error in unread.errors { FileSystem.reportSkipped(error) }
    let refused = unread.errors.map { FileSystem.absolutePath(of: $0.path) }
    for file in files { strings[FileSystem.absolutePath(of: file)] = [] }
    for var string in parsed.value {
      string.location.file = FileSystem.absolutePath(of: string.location.file)
      strings[string.location.file, default: []].insert(string)
    }
    diagnostics += parsed.diagnostics
    let damaged = parsed.diagnostics.filter { $0.severity > .note }.compactMap(\.location?.file)
    incompleteSources.formUnion(refused)
    incompleteSources.formUnion(damaged.map { FileSystem.absolutePath(of: $0) })
  }

  /// Returns the absolute path of a source on this machine.
  private func path(of source: String) -> String {
    if source == StringsData.appShortcutsSource { return source }
    let path = FileSystem.absolutePath(of: source)
    guard let sourceRoot, path.hasPrefix(FileSystem.join(sourceRoot, "")) else { return path }
    return FileSystem.absolutePath(of: "." + path.dropFirst(sourceRoot.count))
  }

  /// Returns whether all strings of a source were recorded.
  package func covers(_ source: String) -> Bool {
    strings[FileSystem.absolutePath(of: source)] != nil && !isIncomplete(source)
  }

  /// Returns whether the recorded strings of a source may be incomplete.
  package func isIncomplete(_ source: String) -> Bool {
    incompleteSources.contains(FileSystem.absolutePath(of: source))
  }
}

// MARK: - Reading

extension RecordedStrings {
  /// The number of files that one task reads, which takes some milliseconds.
  private static let filesPerTask = 128

  /// Reads and parses files in parallel.
  ///
  /// - Returns: The content, in the order of the files.
  private static func parse(_ files: [String]) async throws -> [ParseResult<StringsData?>] {
    try await withThrowingTaskGroup(of: (Int, [ParseResult<StringsData?>]).self) { group in
      let starts = stride(from: 0, to: files.count, by: filesPerTask)
      for (position, start) in starts.enumerated() {
        let batch = files[start..<min(start + filesPerTask, files.count)]
        group.addTask {
          (
            position,
            try batch.map { StringsData.parse(try FileSystem.read($0, as: .translation), file: $0) }
          )
        }
      }
      var batches = [[ParseResult<StringsData?>]](repeating: [], count: starts.underestimatedCount)
      for try await (position, batch) in group { batches[position] = batch }
      return batches.flatMap { $0 }
    }
  }
}

// MARK: - Plan

extension RecordedStrings {
  /// The table of the phrases of App Shortcuts.
  private static let appShortcutsTable = "AppShortcuts"

  /// Returns the strings like an extraction from the sources of a plan.
  ///
  /// - Parameter plan: The sources of the catalogs. Each source gets its path in the plan.
  /// - Returns: All strings, in the order of their locations.
  package func extraction(for plan: SyncPlan) -> SourceExtraction {
    var names: [String: String] = [:]
    for file in plan.files { names[FileSystem.absolutePath(of: file)] = file }
    let occurrences = strings.flatMap { path, strings in
      guard let name = names[path] else { return Array(strings) }
      return strings.map { string in
        var string = string
        string.location.file = name
        return string
      }
    }
    return SourceExtraction(
      strings: ExtractedStrings(occurrences.sorted(by: Self.precedes), completeness: .complete),
      unresolved: Dictionary(
        unresolved.map { path, literals in
          (names[path] ?? path, literals.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
        },
        uniquingKeysWith: +
      ),
      objectiveC: objectiveC,
      diagnostics: diagnostics
    )
  }

  /// Returns whether a string comes first: by location, then by content, for a stable order.
  private static func precedes(_ left: ExtractedString, _ right: ExtractedString) -> Bool {
    guard left.location == right.location else { return left.location < right.location }
    return (left.key, left.table ?? "", left.defaultValue ?? "", left.comment ?? "")
      < (right.key, right.table ?? "", right.defaultValue ?? "", right.comment ?? "")
  }

  /// Returns a plan that is restricted to recorded strings.
  ///
  /// A catalog is complete if the strings of all its sources were recorded, or if the user declares
  /// it. If its sources are unknown, it gets all recorded ones.
  package func narrowed(_ plan: SyncPlan, isDeclaredComplete: Bool) -> SyncPlan {
    let present = Set(strings.keys).subtracting(deletedSources)
    var plan = plan
    for index in plan.catalogs.indices {
      let wanted = plan.catalogs[index].sources + plan.catalogs[index].silentSources
      if wanted.isEmpty { plan.catalogs[index].sources = Array(present) }
      if isDeclaredComplete {
        plan.catalogs[index].gaps = UnprocessedSources(
          missingStringsData: wanted.filter(isIncomplete)
        )
      } else {
        plan.catalogs[index].gaps.missingStringsData = wanted.filter { !covers($0) }
        plan.catalogs[index].gaps.isUnbounded = wanted.isEmpty
      }
      if plan.catalogs[index].file.table == Self.appShortcutsTable {
        plan.catalogs[index].sources.append(StringsData.appShortcutsSource)
      }
    }
    return plan
  }

  /// The sources with strings that no longer exist, sorted.
  ///
  /// Builds delete the files of such sources, but other systems may not. If none of the sources
  /// exists, they are on another machine, and none is considered deleted.
  package var deletedSources: [String] {
    let (present, absent) = strings.keys.reduce(into: ([String](), [String]())) { split, path in
      guard path != StringsData.appShortcutsSource else { return }
      if FileSystem.kind(of: path) == nil { split.1.append(path) } else { split.0.append(path) }
    }
    guard !present.isEmpty else { return [] }
    return absent.filter { strings[$0]?.isEmpty == false }.sorted()
  }

  /// Returns the existing sources with strings that belong to no catalog of a plan, sorted.
  package func unclaimedSources(in plan: SyncPlan) -> [String] {
    let claimed = Set(plan.files.map { FileSystem.absolutePath(of: $0) })
      .union(deletedSources)
    return
      strings.filter { path, strings in
        !strings.isEmpty && !claimed.contains(path) && path != StringsData.appShortcutsSource
      }
      .keys.sorted()
  }
}
