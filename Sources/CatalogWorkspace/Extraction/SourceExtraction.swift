package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
import Synchronization

/// The strings that sources have, read from files.
package struct SourceExtraction: Sendable {
  /// What was found.
  package let strings: ExtractedStrings
  /// What could not be understood.
  package let diagnostics: [Diagnostic]
  /// Why files could not be read, where that does not end the extraction.
  package var unread: [FileError] = []
  /// Writes what the next extraction starts from, while the caller uses the strings.
  package var cacheWriting: CacheWriting?

  /// What the files were read to; `nil` where the strings were written down before.
  private var run: ExtractionRun?
  private var objectiveC: ObjectiveCExtraction?

  /// Creates what was written down of sources before.
  init(strings: ExtractedStrings, diagnostics: [Diagnostic]) {
    self.strings = strings
    self.diagnostics = diagnostics
  }

  /// Joins what sources of several languages have.
  fileprivate init(
    _ run: ExtractionRun,
    _ objectiveC: ObjectiveCExtraction,
    _ unread: [FileError]
  ) {
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

  /// The files that could not be read to their end, so that some of their strings are unknown, and
  /// the types of calls in others that use their declarations.
  package var misunderstood: [String] {
    let files = diagnostics.filter { $0.severity > .note }.compactMap(\.place?.file)
    return Set(files).sorted()
  }

  /// Whether every file could be read to its end, so that no string of them is unknown.
  var isComplete: Bool {
    strings.authority == .complete && unread.isEmpty
      && !diagnostics.contains { $0.severity > .note }
  }

  /// Returns the literals that may be uses of keys that were not found.
  ///
  /// - Returns: The literals; none where the strings were written down before.
  func possibleUses(of keys: Set<String>) async -> [PossibleKeyUse] {
    (run?.possibleUses(of: keys) ?? []) + (await objectiveC?.possibleUses(of: keys) ?? [])
  }
}

/// The writing of a cache, which goes on while its reader works.
package struct CacheWriting: Sendable {
  /// The folder of the cache; `nil` for one in memory.
  package let folder: String?
  fileprivate let task: Task<FileError?, Never>

  /// Waits for the end, and returns why the cache could not be written; `nil` if it was.
  package func finish() async -> FileError? { await task.value }
}

// MARK: - Extracting

/// Takes how far an extraction is.
package typealias ExtractionProgressHandler = (ExtractionProgress) -> Void

extension ExtractionInput {
  /// Reads the files and extracts their strings.
  ///
  /// - Parameter progress: Hears after every few files how far the work is.
  /// - Returns: The strings. The caller awaits the end of their `cacheWriting` last.
  /// - Throws: That a file could not be read, if that is fatal, or that the task was cancelled.
  package func extract(
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SourceExtraction {
    let unread = UnreadFiles(isFatal: !goesOnWithoutUnreadable)
    let sources = await references()
    let run = try await extractStrings(
      from: sources.wanted,
      knowing: sources.others,
      options: options,
      image: cache?.load(options),
      program: cache?.program ?? "",
      reading: { path throws(any Error) in try unread.bytes(of: path) },
      progress: { progress?($0) }
    )
    let others = try await ObjectiveCSources(self).strings(unread, progress)
    try Task.checkCancellation()
    var extraction = SourceExtraction(run, others, unread.errors)
    // What stands for a file that could not be read must not be taken for it the next time.
    if unread.errors.isEmpty { extraction.cacheWriting = writeCache(of: run) }
    return extraction
  }

  private func writeCache(of run: ExtractionRun) -> CacheWriting? {
    guard let cache else { return nil }
    let options = options
    let task = Task { @concurrent () -> FileError? in
      do throws(FileError) {
        if let image = run.image { try cache.store(image, options) }
        return nil
      } catch {
        return error
      }
    }
    return CacheWriting(folder: cache.folder, task: task)
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
  ///
  /// - Throws: That it could not be read, or that the task was cancelled.
  func bytes(of path: String) throws -> [UInt8] {
    try Task.checkCancellation()
    do {
      return try FileSystem.read(path)
    } catch {
      guard !isFatal else { throw error }
      noted.withLock { $0.append(error) }
      return []
    }
  }
}

// MARK: - Tables

/// The strings of one table.
package struct TableStrings: Sendable {
  /// The name of the table.
  package var table: String
  /// Where the sources use it, in the order of files and offsets.
  package var occurrences: [ExtractedString]

  /// Creates the strings of a table.
  package init(table: String, occurrences: [ExtractedString]) {
    self.table = table
    self.occurrences = occurrences
  }

  /// Returns `occurrences` by table, in the order of the tables' names.
  ///
  /// A call that names no table uses that of its target, or the usual one outside of a project.
  package static func group(
    _ occurrences: [ExtractedString],
    in project: Project?
  ) -> [TableStrings] {
    let tables = Dictionary(grouping: occurrences) { occurrence in
      occurrence.table ?? project?.defaultTable(of: occurrence.place.file) ?? Project.defaultTable
    }
    return tables.sorted { $0.key < $1.key }
      .map { TableStrings(table: $0.key, occurrences: $0.value) }
  }
}
