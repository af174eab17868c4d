import CatalogValidation
import Diagnostics
import FileSystem
import StringCatalog
import StringExtraction

/// The C and Objective-C sources of an extraction.
///
/// Unlike Swift sources, they are read again each time, without a cache. One pass over their tokens
/// finds all calls, and needs no other file.
struct ObjectiveCSources {
  private let files: [String]
  private let options: ObjectiveCOptions

  /// The number of files that one task reads.
  private static let batchSize = 32

  /// Creates the sources of an input.
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
  ///   - unread: Records the files that cannot be read.
  ///   - progress: Receives the progress.
  /// - Returns: The strings in the order of the files, with diagnostics and the sources.
  /// - Throws: An error if a file could not be read, and unreadable files are fatal.
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
      strings: ParseResult(parsed.flatMap(\.1.value), diagnostics: parsed.flatMap(\.1.diagnostics)),
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

/// The result of an extraction from C and Objective-C, including the sources.
///
/// Missing keys are searched for in them again without reading files twice.
struct ObjectiveCExtraction: Sendable {
  /// The strings in the order of the files, with diagnostics.
  var strings: ParseResult<[ExtractedString]>
  private let sources: [ObjectiveCSource]
  private let options: ObjectiveCOptions

  /// Creates the result for sources.
  init(
    strings: ParseResult<[ExtractedString]>,
    sources: [ObjectiveCSource],
    options: ObjectiveCOptions
  ) {
    self.strings = strings
    self.sources = sources
    self.options = options
  }

  /// Returns the literals that are not known to be keys, for each source.
  @concurrent
  func plainLiterals() async -> [(path: String, literals: [PlainLiteral])] {
    guard !sources.isEmpty else { return [] }
    let options = options
    let forwarders = await sources.concurrentMap { $0.forwardingMacros(options: options) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    return await sources.concurrentMap {
      ($0.path, $0.plainLiterals(options: options, forwarders: forwarders))
    }
  }
}
