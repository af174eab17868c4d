import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction
import Synchronization

/// The strings that sources have, read from files.
struct SourceExtraction {
  /// What was found.
  let strings: ExtractedStrings
  /// What could not be understood.
  let diagnostics: [Diagnostic]
  /// Why files could not be read, where that does not end the command.
  var unread: [FileError] = []

  /// What the files were read to; `nil` where the strings were written down before.
  private var run: ExtractionRun?
  private var objectiveC: ObjectiveCExtraction?

  /// Reads files and extracts their strings.
  ///
  /// What the next extraction starts from is made and written while `body` uses the strings.
  ///
  /// - Parameters:
  ///   - input: What is read.
  ///   - console: Where a person sees how far it is.
  ///   - isMachineRead: Whether the result is for another program, and progress for nobody.
  ///   - body: What is done with the strings.
  /// - Returns: What `body` returns.
  /// - Throws: That a file could not be read, and what `body` throws.
  static func read<Result>(
    _ input: ExtractionInput,
    _ console: Console,
    isMachineRead: Bool,
    _ body: (SourceExtraction) async throws -> Result
  ) async throws -> Result {
    let unread = UnreadFiles(isFatal: !input.goesOnWithoutUnreadable)
    let line = isMachineRead ? nil : console.progressLine
    let run = try await run(input, unread, line)
    let others = try await ObjectiveCSources(input).strings(unread, line)
    async let kept: Void = keep(run, input, unread, console)
    let result = try await body(SourceExtraction(run, others, unread.errors))
    await kept
    return result
  }

  private static func run(
    _ input: ExtractionInput,
    _ unread: UnreadFiles,
    _ line: ProgressLine?
  ) async throws(FileError) -> ExtractionRun {
    defer { line?.clear() }
    let sources = await input.references()
    return try await extractStrings(
      from: sources.wanted,
      knowing: sources.others,
      options: input.options,
      image: input.cache?.load(input.options),
      program: ExtractionCache.program,
      reading: { path throws(FileError) in try unread.bytes(of: path) },
      progress: { line?.show($0.sentence) }
    )
  }

  @concurrent
  private static func keep(
    _ run: ExtractionRun,
    _ input: ExtractionInput,
    _ unread: UnreadFiles,
    _ console: Console
  ) async {
    // What stands for a file that could not be read must not be taken for it the next time.
    guard unread.errors.isEmpty, let cache = input.cache, let image = run.image else { return }
    cache.store(image, input.options, console)
  }

  /// The files that could not be read to their end, so that some of their strings are unknown, and
  /// the types of calls in others that use their declarations.
  var misunderstood: [String] {
    let files = diagnostics.filter { $0.severity > .note }.compactMap(\.place?.file)
    return Set(files).sorted()
  }

  /// Whether every file could be read to its end, so that no string of them is unknown.
  var isComplete: Bool {
    strings.authority == .complete && unread.isEmpty
      && !diagnostics.contains { $0.severity > .note }
  }
}

extension SourceExtraction {
  /// Creates what was written down of sources before.
  init(strings: ExtractedStrings, diagnostics: [Diagnostic]) {
    self.strings = strings
    self.diagnostics = diagnostics
  }

  /// Joins what sources of several languages have.
  private init(_ run: ExtractionRun, _ objectiveC: ObjectiveCExtraction, _ unread: [FileError]) {
    let others = objectiveC.strings
    var joined = run.strings.value
    if !others.value.isEmpty {
      joined.occurrences = (joined.occurrences + others.value).sorted { $0.place < $1.place }
    }
    strings = joined
    diagnostics = run.strings.diagnostics + others.diagnostics
    self.unread = unread
    self.run = run
    self.objectiveC = objectiveC
  }

  /// Returns the literals that may be uses of keys that were not found.
  ///
  /// - Returns: The literals by key; none where the strings were written down before.
  func possibleUses(of keys: Set<String>) async -> [PossibleKeyUse] {
    (run?.possibleUses(of: keys) ?? []) + (await objectiveC?.possibleUses(of: keys) ?? [])
  }
}

/// The strings of one table.
struct TableStrings {
  /// The name of the table.
  var table: String
  /// Where the sources use it, in the order of files and offsets.
  var occurrences: [ExtractedString]

  /// Returns `occurrences` by table, in the order of the tables' names.
  ///
  /// A call that names no table uses that of its target, or the usual one outside of a project.
  static func group(_ occurrences: [ExtractedString], in project: Project?) -> [TableStrings] {
    let tables = Dictionary(grouping: occurrences) { occurrence in
      occurrence.table ?? project?.defaultTable(of: occurrence.place.file) ?? Project.defaultTable
    }
    return tables.sorted { $0.key < $1.key }
      .map { TableStrings(table: $0.key, occurrences: $0.value) }
  }
}

/// The files that an extraction wanted to read and could not.
final class UnreadFiles: Sendable {
  private let isFatal: Bool
  private let noted = Mutex<[FileError]>([])

  /// Creates a list without files.
  ///
  /// - Parameter isFatal: Whether the extraction ends at the first of them; it goes on as if the
  ///   file were empty if not.
  init(isFatal: Bool) {
    self.isFatal = isFatal
  }

  /// Why they could not be read, in the order of their paths.
  var errors: [FileError] {
    noted.withLock(\.self).sorted { $0.path < $1.path }
  }

  /// Reads a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    do {
      return try FileSystem.read(path)
    } catch {
      guard !isFatal else { throw error }
      noted.withLock { $0.append(error) }
      return []
    }
  }
}
