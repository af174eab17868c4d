import CatalogValidation
import Diagnostics
import FileSystem
import StringCatalog
import StringExtraction

/// The sources of an extraction in C and Objective-C.
///
/// They are read anew each time, without the cache that those in Swift have: one pass over their tokens
/// finds all calls, and needs no other file.
struct ObjectiveCSources {
  private let files: [String]
  private let options: ObjectiveCOptions

  /// How many files one task reads.
  private static let batchSize = 32

  /// Takes the sources of an input.
  init(_ input: ExtractionInput) {
    files = input.objectiveCFiles
    options = input.objectiveCOptions
  }

  /// Creates sources.
  init(_ files: [String], _ options: ObjectiveCOptions) {
    self.files = files
    self.options = options
  }

  /// Reads the sources and finds their strings.
  ///
  /// - Parameters:
  ///   - unread: Takes the files that cannot be read.
  ///   - progress: Hears how far the work is.
  /// - Returns: The strings in the order of the files, what could not be understood, and the sources.
  /// - Throws: That a file could not be read, if that is fatal.
  func strings(
    _ unread: UnreadFiles,
    _ progress: ExtractionProgressHandler? = nil
  ) async throws -> ObjectiveCExtraction {
    let options = options
    let total = files.count
    let parsed = try await map(unread) { source in
      (source, source.strings(options: options))
    } progress: { done in
      progress?(ExtractionProgress(step: .reading, done: done, total: total))
    }
    return ObjectiveCExtraction(
      strings: Parsed(parsed.flatMap(\.1.value), diagnostics: parsed.flatMap(\.1.diagnostics)),
      sources: parsed.map(\.0),
      options: options
    )
  }

  private func map<Result: Sendable>(
    _ unread: UnreadFiles,
    _ body: @escaping @Sendable (ObjectiveCSource) -> Result,
    progress: (_ done: Int) -> Void
  ) async throws -> [Result] {
    let files = files
    return try await withThrowingTaskGroup(of: (Int, [Result]).self) { group in
      for start in stride(from: 0, to: files.count, by: Self.batchSize) {
        let batch = files[start..<min(start + Self.batchSize, files.count)]
        group.addTask {
          (
            start,
            try batch.map { body(ObjectiveCSource(path: $0, bytes: try unread.bytes(of: $0))) }
          )
        }
      }
      var batches: [Int: [Result]] = [:]
      for try await (start, batch) in group {
        batches[start] = batch
        progress(min(batches.count * Self.batchSize, files.count))
      }
      return batches.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}

/// What sources in C and Objective-C have, with the sources: a key that is not found is looked for in
/// them again, and no file is read twice.
struct ObjectiveCExtraction: Sendable {
  /// The strings in the order of the files, and what could not be understood.
  var strings: Parsed<[ExtractedString]>
  private let sources: [ObjectiveCSource]
  private let options: ObjectiveCOptions

  /// Creates what some sources have.
  init(
    strings: Parsed<[ExtractedString]>,
    sources: [ObjectiveCSource],
    options: ObjectiveCOptions
  ) {
    self.strings = strings
    self.sources = sources
    self.options = options
  }

  /// Returns the literals that may be uses of keys that were not found.
  @concurrent
  func possibleUses(of keys: Set<String>) async -> [PossibleKeyUse] {
    guard !sources.isEmpty else { return [] }
    let options = options
    let forwarders = await sources.concurrentMap { $0.forwardingMacros(options: options) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    return
      await sources.concurrentMap {
        $0.possibleUses(of: keys, options: options, forwarders: forwarders)
      }
      .flatMap { $0 }
  }
}
