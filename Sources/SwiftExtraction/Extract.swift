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
  let wanted = Set(sources.map(\.path))
  let onlyKnown = others.filter { !wanted.contains($0.path) }
  async let platform = KnownDeclarations.builder
  let trees = await read(sources, options, readsBodies: true) { done in
    progress(ExtractionProgress(step: .reading, done: done, total: sources.count))
  }
  let otherTrees = await read(onlyKnown, options, readsBodies: false)
  let index = DeclarationIndex(await platform, adding: trees + otherTrees)
  let results = await check(trees, index, options) { done in
    progress(ExtractionProgress(step: .checking, done: done, total: sources.count))
  }
  let occurrences = results.flatMap(\.value).sorted { $0.place < $1.place }
  let diagnostics = trees.flatMap(\.diagnostics) + results.flatMap(\.diagnostics)
  return Parsed(ExtractedStrings(occurrences, authority: .complete), diagnostics: diagnostics)
}

/// How many files one task takes; enough to share what it looked up.
private let batchSize = 32

/// Reads files in parallel, in their order.
private func read(
  _ sources: [SourceFile],
  _ options: ExtractionOptions,
  readsBodies: Bool,
  progress: (Int) -> Void = { _ in }
) async -> [SourceTree] {
  await inBatches(sources, progress: progress) { batch, _ in
    batch.map { Lowering.read($0, options: options, readsBodies: readsBodies) }
  }
}

/// Finds the strings of files in parallel, in their order.
private func check(
  _ trees: [SourceTree],
  _ index: DeclarationIndex,
  _ options: ExtractionOptions,
  progress: (Int) -> Void
) async -> [Parsed<[ExtractedString]>] {
  await inBatches(trees, progress: progress) { batch, start in
    let lookup = TypeLookup(index: index)
    return batch.enumerated()
      .map { position, tree in
        let checker = Checker(
          tree,
          file: start + position,
          index: index,
          lookup: lookup,
          options: options
        )
        checker.run()
        return Parsed(checker.occurrences, diagnostics: checker.diagnostics)
      }
  }
}

/// Applies `transform` to slices of `elements` in parallel, and joins the results in order.
func inBatches<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  progress: (_ done: Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (_ batch: ArraySlice<Element>, _ start: Int) -> [Result]
) async -> [Result] {
  await withTaskGroup(of: (Int, [Result]).self) { group in
    for start in stride(from: 0, to: elements.count, by: batchSize) {
      let batch = elements[start..<min(start + batchSize, elements.count)]
      group.addTask { (start, transform(batch, start)) }
    }
    var results: [Int: [Result]] = [:]
    var done = 0
    for await (start, batch) in group {
      results[start] = batch
      done += batch.count
      progress(done)
    }
    return results.keys.sorted().flatMap { results[$0] ?? [] }
  }
}
