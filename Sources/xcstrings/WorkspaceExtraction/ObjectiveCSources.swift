import CatalogValidation
import CommandSupport
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
  ///   - line: Shows how far the work is.
  /// - Returns: The strings in the order of the files, what could not be understood, and the sources.
  /// - Throws: That a file could not be read, if that is fatal.
  func strings(
    _ unread: UnreadFiles,
    _ line: ProgressLine? = nil
  ) async throws(FileError) -> ObjectiveCExtraction {
    defer { line?.clear() }
    let options = options
    let total = files.count
    let parsed = try await map(unread) { source in
      (source, source.strings(options: options))
    } progress: { done in
      line?.show(ExtractionProgress.reading(done, of: total))
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
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws(FileError) -> [Result] {
    typealias Batch = Swift.Result<[Result], FileError>
    let files = files
    let batches = await withTaskGroup(of: (Int, Batch).self) { group in
      for start in stride(from: 0, to: files.count, by: Self.batchSize) {
        let batch = files[start..<min(start + Self.batchSize, files.count)]
        group.addTask { (start, Self.read(batch, unread, body)) }
      }
      var batches: [Int: Batch] = [:]
      for await (start, batch) in group {
        batches[start] = batch
        progress(min(batches.count * Self.batchSize, files.count))
      }
      return batches
    }
    var results: [Result] = []
    for start in batches.keys.sorted() { results += try batches[start]?.get() ?? [] }
    return results
  }

  private static func read<Result>(
    _ files: ArraySlice<String>,
    _ unread: UnreadFiles,
    _ body: (ObjectiveCSource) -> Result
  ) -> Swift.Result<[Result], FileError> {
    do throws(FileError) {
      var results: [Result] = []
      for file in files {
        results.append(body(ObjectiveCSource(path: file, bytes: try unread.bytes(of: file))))
      }
      return .success(results)
    } catch {
      return .failure(error)
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
