package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// Returns the localizable strings of `sources`, typed as by the compiler.
///
/// A file in both lists is extracted. Files are parsed once and in parallel. A syntax error gives a
/// diagnostic, and the rest of the file is extracted.
///
/// - Parameters:
///   - sources: The files whose strings are wanted.
///   - others: Files whose declarations type the calls in `sources`: local packages, checkouts of
///     dependencies, and files with declarations of closed-source modules.
///   - options: The options of the project.
///   - progress: Called with the progress after every few files.
/// - Returns: The occurrences in the order of files and offsets, with the completeness `.complete`. It
///   refers to `sources`: only the caller knows whether these are all sources.
package func extractStrings(
  from sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions(),
  progress: (ExtractionProgress) -> Void = { _ in }
) async -> ParseResult<ExtractedStrings> {
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

/// Returns the localizable strings of sources, and only reads the changed ones.
///
/// The result is the same as that of an extraction of all files. A file is unchanged if its stamp
/// or its content is the same. Its findings are valid until the meaning of a name changes that they
/// depend on.
///
/// - Parameters:
///   - sources: The files whose strings are wanted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: The options of the project.
///   - snapshot: The snapshot of an earlier extraction. Other bytes are ignored. With `nil` no new
///     snapshot is made.
///   - program: The version of this program. Each version makes separate snapshots.
///   - read: Returns the content of the file at a path. Several tasks call it at the same time.
///   - progress: Called with the progress after every few files.
/// - Returns: The strings, and the snapshot for the next extraction.
/// - Throws: The errors of `read`.
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

/// Returns a name for the snapshots of certain extractions, the same in every process.
///
/// - Parameters:
///   - scope: The words that identify these extractions.
///   - options: The options of the project.
/// - Returns: Sixteen letters and digits.
package func snapshotName(for scope: [String], options: ExtractionOptions) -> String {
  let start = options.fingerprint
  let fingerprint = scope.reduce(start) { $0.adding(UInt64($1.utf8.count)).adding($1) }
  let digits = String(fingerprint.rawValue, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// The progress of an extraction.
package struct ExtractionProgress: Hashable, Sendable {
  /// The current step.
  package var step: Step
  /// The number of files that are done.
  package var done: Int
  /// The number of all files.
  package var total: Int

  /// Creates a progress.
  package init(step: Step, done: Int, total: Int) {
    self.step = step
    self.done = done
    self.total = total
  }

  /// One of the two passes over the files.
  package enum Step: Hashable, Sendable {
    /// Parsing the files.
    case reading
    /// Inferring the types of literals.
    case checking
  }
}
