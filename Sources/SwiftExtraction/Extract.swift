package import Diagnostics
package import ExtractedStrings

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
    makesImage: false,
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
///   - image: The bytes that an extraction before has left; any others are as good as none. With
///     `nil` no image is made.
///   - program: Tells versions of this program apart, each of which makes images of its own.
///   - read: Returns the content of the file at a path; it is called from several tasks at once.
///   - progress: Hears after every few files how far the work is.
/// - Returns: The strings, and the bytes to start from the next time.
/// - Throws: What `read` throws.
package func extractStrings<Failure>(
  from sources: [SourceReference],
  knowing others: [SourceReference] = [],
  options: ExtractionOptions = ExtractionOptions(),
  image: ImageBytes?,
  program: String,
  reading read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8],
  progress: (ExtractionProgress) -> Void = { _ in }
) async throws(Failure) -> ExtractionRun {
  let extraction = Extraction(
    FileRequest.all(wanted: sources, known: others),
    options: options,
    program: program,
    makesImage: image != nil,
    reading: read
  )
  let old = image.flatMap { ExtractionImage($0, identity: extraction.identity) }
  return try await extraction.run(from: old, progress)
}

/// Returns a name for the image of some extractions, the same in every process.
///
/// - Parameters:
///   - scope: What sets these extractions apart from others.
///   - options: What the project tells about its sources.
/// - Returns: Sixteen letters and digits.
package func imageName(for scope: [String], options: ExtractionOptions) -> String {
  let start = options.fingerprint
  let fingerprint = scope.reduce(start) { $0.adding(UInt64($1.utf8.count)).adding($1) }
  let digits = String(fingerprint.rawValue, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
