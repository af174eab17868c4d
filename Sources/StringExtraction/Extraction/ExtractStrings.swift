package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// Returns the localizable strings of `sources`, with the types that a compiler would see.
///
/// A file that is in both lists is extracted. No file is parsed twice, and files are parsed in
/// parallel. What cannot be parsed gives a diagnostic, and what could be read of it counts.
///
/// - Parameters:
///   - sources: The files whose strings are wanted.
///   - others: Files whose declarations type the calls in `sources`: local packages, checkouts of
///     dependencies, and files with declarations of closed-source modules.
///   - options: What the project tells about its sources.
///   - progress: Hears after every few files how far the work is.
/// - Returns: The occurrences in the order of files and offsets, with the authority `.complete`:
///   it holds for `sources`, and only the caller knows whether these are all.
package func extractStrings(
  from sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions(),
  progress: (ExtractionProgress) -> Void = { _ in }
) async -> Parsed<ExtractedStrings> {
  let contents = Dictionary((sources + others).map { ($0.path, $0.bytes) }) { first, _ in first }
  let extraction = Extraction(
    FileRequest.all(
      wanted: sources.map { SourceReference(path: $0.path) },
      known: others.map { SourceReference(path: $0.path) }
    ),
    options: options,
    makesSnapshot: false,
    reading: { path throws(Never) -> [UInt8] in contents[path] ?? [] }
  )
  return await extraction.run(from: nil, progress).strings
}

/// Returns the localizable strings of sources that are read only where they changed.
///
/// The result is the one that an extraction of all files would have: a file counts as unchanged if
/// its stamp or its content is the same, and its findings hold as long as the names that they depend
/// on mean the same.
///
/// - Parameters:
///   - sources: The files whose strings are wanted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: What the project tells about its sources.
///   - snapshot: The bytes that an extraction before has left; any others are as good as none. With
///     `nil` no snapshot is made.
///   - program: Tells versions of this program apart, each of which makes snapshots of its own.
///   - read: Returns the content of the file at a path; it is called from several tasks at once.
///   - progress: Hears after every few files how far the work is.
/// - Returns: The strings, and the bytes to start from the next time.
/// - Throws: What `read` throws.
package func extractStrings<Failure>(
  from sources: [SourceReference],
  knowing others: [SourceReference] = [],
  options: ExtractionOptions = ExtractionOptions(),
  snapshot: SnapshotBytes?,
  program: String,
  reading read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8],
  progress: (ExtractionProgress) -> Void = { _ in }
) async throws(Failure) -> ExtractionRun {
  let extraction = Extraction(
    FileRequest.all(wanted: sources, known: others),
    options: options,
    program: program,
    makesSnapshot: snapshot != nil,
    reading: read
  )
  let old = snapshot.flatMap { ExtractionSnapshot($0, identity: extraction.identity) }
  return try await extraction.run(from: old, progress)
}

/// Returns a name for the snapshot of some extractions, the same in every process.
///
/// - Parameters:
///   - scope: What sets these extractions apart from others.
///   - options: What the project tells about its sources.
/// - Returns: Sixteen letters and digits.
package func snapshotName(for scope: [String], options: ExtractionOptions) -> String {
  let start = options.fingerprint
  let fingerprint = scope.reduce(start) { $0.adding(UInt64($1.utf8.count)).adding($1) }
  let digits = String(fingerprint.rawValue, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// What an extraction found, and what it leaves to the next one.
package struct ExtractionRun: Sendable {
  /// The strings, and what could not be understood.
  package var strings: Parsed<ExtractedStrings>
  private let makeSnapshot: (@Sendable () -> [UInt8])?
  /// The literals of each file that are not localizable, in the order of the paths.
  private let plainLiterals: [(path: String, literals: PlainLiterals)]
  /// How many files were taken apart and checked, because they or what they depend on changed.
  package var checkedCount: Int

  /// Joins what was found in files.
  ///
  /// - Parameters:
  ///   - states: How far the extraction has come with the files.
  ///   - snapshot: Makes what the next extraction starts from; `nil` if there is nothing new to keep.
  init(_ states: [FileState], snapshot: (@Sendable () -> [UInt8])?) {
    let wanted = states.indices.filter { states[$0].request.isWanted }
    let inOrder = wanted.sorted { states[$0].request.path < states[$1].request.path }
    let occurrences = inOrder.flatMap { states[$0].findings?.occurrences ?? [] }
    let diagnostics =
      wanted.flatMap { states[$0].findings?.syntaxProblems ?? [] }
      + wanted.flatMap { states[$0].findings?.typeProblems ?? [] }
    strings = Parsed(ExtractedStrings(occurrences, authority: .complete), diagnostics: diagnostics)
    plainLiterals = inOrder.map { index in
      (states[index].request.path, states[index].findings?.plainLiterals ?? PlainLiterals())
    }
    makeSnapshot = snapshot
    checkedCount = states.count { $0.read != nil && $0.request.isWanted }
  }

  /// The bytes from which the next extraction goes on; `nil` if those that this one started from
  /// are as good.
  ///
  /// They are made when they are asked for, so that nobody who wants the strings waits for them.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var snapshot: [UInt8]? { makeSnapshot?() }
}

extension ExtractionRun {
  /// Returns the literals that may be uses of keys that were not found.
  ///
  /// A key may be gone because its literal is, because the literal is a plain `String` now, or because
  /// no source declares what the literal is passed to. Literals that no build compiles do not count. A
  /// key without any text has no possible use: each empty literal would be one.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: The literals that read like the keys, in the order of files and offsets.
  /// - Complexity: O(*n*) in the number of literals of all files; none is read again.
  package func possibleUses(of keys: some Sequence<String>) -> [PossibleKeyUse] {
    var patterns: [Fingerprint: [String]] = [:]
    for key in keys {
      guard let fingerprint = Fingerprint(texts: LiteralPattern(key).texts) else { continue }
      patterns[fingerprint, default: []].append(key)
    }
    guard !patterns.isEmpty else { return [] }
    return plainLiterals.flatMap { $0.literals.uses(of: patterns, path: $0.path) }
  }
}

/// How far an extraction is.
package struct ExtractionProgress: Hashable, Sendable {
  /// What is being done.
  package var step: Step
  /// How many files it is done for.
  package var done: Int
  /// How many files there are.
  package var total: Int

  /// Creates a state of the work.
  package init(step: Step, done: Int, total: Int) {
    self.step = step
    self.done = done
    self.total = total
  }

  /// One of the two passes over the files.
  package enum Step: Hashable, Sendable {
    /// Files are parsed.
    case reading
    /// Literals get their types.
    case checking
  }
}
