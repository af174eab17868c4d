package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
import Synchronization

/// The strings extracted from source files.
package struct SourceExtraction: Sendable {
  /// The extracted strings of each file; `nil` if they are only known together.
  ///
  /// - Complexity: Constant. The strings of unchanged files need not be decoded.
  package let found: [FoundStrings]?
  private let decoded: ExtractedStrings?
  /// The diagnostics of the sources.
  package private(set) var diagnostics: [Diagnostic]
  /// The errors of existing files that could not be read, unless these are fatal.
  package var unread: [FileError] = []
  /// The errors of existing files that must not be read, such as pipes.
  package private(set) var refused: [FileError] = []
  /// The paths of files that do not exist, such as the targets of broken symbolic links, and of Git
  /// LFS pointers.
  package var missing: [String] { absent + pointers }
  /// The paths of files that do not exist.
  private var absent: [String] = []
  /// The paths of files that Git LFS has not downloaded.
  private var pointers: [String] = []
  /// The strings of documents and Info.plists, in the order of the planned catalogs.
  private(set) var resources: [ResourceStrings] = []
  /// The concurrent writing of the cache for the next extraction.
  package var cacheWriting: CacheWriting?

  /// The extraction from Swift; `nil` if the strings were recorded earlier.
  private var run: ExtractionRun?
  private var objectiveC: ObjectiveCExtraction?
  /// The recorded literals in calls whose callee is not known, by the paths of their files.
  private var recorded: [String: [PlainLiteral]] = [:]

  /// Creates the result for recorded strings.
  init(
    strings: ExtractedStrings,
    unresolved: [String: [PlainLiteral]],
    objectiveC: ObjectiveCExtraction?,
    diagnostics: [Diagnostic]
  ) {
    found = nil
    decoded = strings
    recorded = unresolved
    self.objectiveC = objectiveC
    self.diagnostics = diagnostics
  }

  /// Combines the results for sources in several languages.
  fileprivate init(
    _ run: ExtractionRun,
    _ objectiveC: ObjectiveCExtraction,
    _ unread: UnreadFiles,
    decodesStrings: Bool
  ) async {
    let others = objectiveC.strings
    if decodesStrings || !others.value.isEmpty {
      var strings = await run.found.decoded()
      if !others.value.isEmpty {
        strings = (strings + others.value).sorted { $0.location < $1.location }
      }
      found = nil
      decoded = ExtractedStrings(strings, completeness: .complete)
    } else {
      found = run.found
      decoded = nil
    }
    diagnostics = run.diagnostics + others.diagnostics
    self.unread = unread.errors.filter { $0.code != .notFound && !$0.isRefusal }
    refused = unread.errors.filter(\.isRefusal)
    absent = unread.errors.filter { $0.code == .notFound }.map(\.path)
    pointers = unread.pointers
    self.run = run
    self.objectiveC = objectiveC
  }

  /// The extracted strings.
  ///
  /// - Complexity: Constant if they are decoded; otherwise, each access decodes them.
  package var strings: ExtractedStrings {
    decoded ?? ExtractedStrings((found ?? []).flatMap(\.strings), completeness: .complete)
  }

  /// All strings: those of the sources, then those of documents and Info.plists.
  package var allStrings: [ExtractedString] {
    resources.isEmpty
      ? strings.occurrences : strings.occurrences + resources.flatMap(\.strings)
  }

  /// The strings of the documents and Info.plists.
  package var resourceStrings: [ExtractedString] { resources.flatMap(\.strings) }

  /// Replaces the notes about assumed placeholders of keys that the catalogs have.
  mutating func note(_ assumptions: [KeyAssumption]) {
    diagnostics.replaceNotes(on: assumptions)
  }

  /// Adds the strings of documents and Info.plists.
  mutating func add(_ found: (strings: [ResourceStrings], cacheWriting: CacheWriting?)) {
    resources = found.strings
    cacheWriting = found.cacheWriting?.joined(with: cacheWriting) ?? cacheWriting
  }

  /// The problems of documents and Info.plists, each once.
  package var resourceProblems: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return resources.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
  }

  /// The files that could not be parsed completely.
  ///
  /// Some of their strings are unknown, as are the types of calls in other files that use their
  /// declarations.
  package var syntaxErrors: [String] {
    let files = diagnostics.filter { $0.severity > .note }.compactMap(\.location?.file)
    return Set(files).sorted()
  }

  /// Whether every file could be parsed completely, and all strings are known.
  var isComplete: Bool {
    decoded?.completeness ?? .complete == .complete && unread.isEmpty && refused.isEmpty
      && missing.isEmpty
      && !diagnostics.contains { $0.severity > .note }
  }

  /// Returns the literals that may be uses of missing keys.
  ///
  /// - Returns: The literals. Of strings that were recorded earlier, only those in calls whose callee
  ///   is not known.
  func possibleUses(of keys: Set<String>) async -> [PossibleKeyUse] {
    let keys = SoughtKeys(keys)
    let others = (await objectiveC?.plainLiterals() ?? []) + recordedLiterals
    return (run?.possibleUses(of: keys) ?? [])
      + others.flatMap { file in file.literals.flatMap { keys.uses(by: $0, in: file.path) } }
  }

  private var recordedLiterals: [(path: String, literals: [PlainLiteral])] {
    recorded.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the literals in calls whose callee is not known, by the paths of their files.
  package func unresolvedLiterals() async -> [String: [PlainLiteral]] {
    let objectiveC = (await objectiveC?.plainLiterals() ?? [])
      .map { ($0.path, $0.literals.filter { $0.unknown != nil }) }
    return (run?.unresolvedLiterals ?? [:]).merging(objectiveC, uniquingKeysWith: +)
  }
}

extension SourceExtraction {
  /// The diagnostics for sources that exist only as broken links or Git LFS pointers, or that must
  /// not be read.
  package var absenceProblems: [Diagnostic] {
    [
      absent.problem(Diagnostic.Message.sourceLinkBroken),
      pointers.problem(Diagnostic.Message.sourceIsPointer),
    ]
    .compactMap(\.self) + refused.skipDiagnostics
  }
}

extension [String] {
  /// Returns the diagnostic for some files, at the first one; `nil` if there are none.
  fileprivate func problem(
    _ message: (_ count: Int, _ examples: [String]) -> Diagnostic.Message
  ) -> Diagnostic? {
    guard let first else { return nil }
    let location = Location(file: first, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(message(count, Array(prefix(3))), .warning, at: location)
  }
}

extension Diagnostic.Message {
  /// Sources are symbolic links to files that do not exist.
  fileprivate static func sourceLinkBroken(_ count: Int, _ examples: [String]) -> Self {
    Self(
      "source-file-missing",
      "\(count) source files do not exist or are links to files that do not exist, such as \(quoted: examples)",
      one:
        "\(count) source file does not exist or is a link to a file that does not exist: \(quoted: examples)"
    )
  }

  /// Sources are Git LFS pointers.
  fileprivate static func sourceIsPointer(_ count: Int, _ examples: [String]) -> Self {
    Self(
      "source-file-lfs-pointer",
      "\(count) source files are Git LFS pointers instead of their content, such as \(quoted: examples); run 'git lfs pull'",
      one:
        "\(count) source file is a Git LFS pointer instead of its content: \(quoted: examples); run 'git lfs pull'"
    )
  }
}

/// The writing of a cache in the background.
package struct CacheWriting: Sendable {
  /// The folder of the cache; `nil` for one in memory.
  package let folder: String?
  private var tasks: [Task<FileError?, Never>] = []

  /// Starts to write a part of a cache.
  init(_ cache: ExtractionCache, _ write: @escaping @Sendable () throws(FileError) -> Void) {
    folder = cache.folder
    let task = Task { @concurrent () -> FileError? in
      do throws(FileError) {
        try write()
        return nil
      } catch {
        return error
      }
    }
    tasks = [task]
  }

  /// Returns the writing of both parts.
  func joined(with other: CacheWriting?) -> CacheWriting {
    var joined = self
    joined.tasks += other?.tasks ?? []
    return joined
  }

  /// Waits for the end, and returns the error if the cache could not be written.
  package func finish() async -> FileError? {
    var error: FileError?
    for task in tasks {
      let failure = await task.value
      error = error ?? failure
    }
    return error
  }
}

// MARK: - Extraction

/// A closure that receives the progress of an extraction.
package typealias ExtractionProgressHandler = (ExtractionProgress) -> Void

extension ExtractionInput {
  /// Reads the files and extracts their strings.
  ///
  /// - Parameters:
  ///   - decodesStrings: Whether the strings are needed as values, and not only their bytes.
  ///   - progress: Receives the progress after every few files.
  /// - Returns: The strings. The caller must finally wait for the end of their `cacheWriting`.
  /// - Throws: An error if a file could not be read and this is fatal, or `CancellationError`.
  package func extract(
    decodesStrings: Bool = true,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SourceExtraction {
    let unread = UnreadFiles(isFatal: !goesOnWithoutUnreadable)
    let sources = await references()
    let run = try await extractStrings(
      from: sources.wanted,
      knowing: sources.others,
      options: options,
      snapshot: cache?.load(options),
      program: cache?.program ?? "",
      reading: { path throws(any Error) in
        Self.source(try unread.bytes(of: path), at: path)
      },
      progress: { progress?($0) }
    )
    let others = try await ObjectiveCSources(self).strings(unread, progress)
    try Task.checkCancellation()
    var extraction = await SourceExtraction(run, others, unread, decodesStrings: decodesStrings)
    // The replacement of an unreadable file must not be cached.
    if unread.isEmpty { extraction.cacheWriting = writeCache(of: run) }
    if !resources.isEmpty {
      extraction.add(
        await ResourceExtraction(infoPlistKeys, cache, options).strings(of: resources)
      )
    }
    return extraction
  }

  private func writeCache(of run: ExtractionRun) -> CacheWriting? {
    guard let cache, run.isWorthStoring else { return nil }
    let options = options
    return CacheWriting(cache) { () throws(FileError) in
      if let snapshot = run.snapshot { try cache.store(snapshot, options) }
    }
  }
}

/// The files that an extraction could not read.
final class UnreadFiles: Sendable {
  private let isFatal: Bool
  private struct Paths {
    var errors: [FileError] = []
    var pointers: [String] = []
  }

  private let noted = Mutex(Paths())

  /// Creates an empty list.
  ///
  /// - Parameter isFatal: Whether the first such file ends the extraction; otherwise, it is treated
  ///   as empty. Files that must not be read are always treated as empty.
  init(isFatal: Bool) {
    self.isFatal = isFatal
  }

  /// The errors, in the order of the paths.
  var errors: [FileError] {
    noted.withLock(\.errors).sorted { $0.path < $1.path }
  }

  /// The files that Git LFS has not downloaded, sorted.
  var pointers: [String] { noted.withLock(\.pointers).sorted() }

  /// Whether all files were read.
  var isEmpty: Bool { errors.isEmpty && pointers.isEmpty }

  /// Reads a file.
  ///
  /// - Throws: `FileError` if it could not be read and this is fatal, or `CancellationError`.
  func bytes(of path: String) throws -> [UInt8] {
    try Task.checkCancellation()
    do {
      let bytes = try FileSystem.read(path, as: .source)
      guard !isFatal, GitLFSPointer.isPointer(bytes) else { return bytes }
      noted.withLock { $0.pointers.append(path) }
      return []
    } catch {
      guard !isFatal || error.isRefusal else { throw error }
      noted.withLock { $0.errors.append(error) }
      return []
    }
  }
}
