import Diagnostics
import ExtractedStrings

/// Finds what still stands in the sources of keys that were not found there.
///
/// A key may be gone because its literal is, because the literal is a plain `String` now, or because
/// what it is passed to is declared in none of the sources, so that nobody can tell. Literals that no
/// build compiles are none, and those that are localizable are not asked about. Of a key without any
/// text nothing is told: every empty literal would be a trace of it.
///
/// - Parameters:
///   - keys: The keys that were not found.
///   - sources: The files whose strings are extracted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: What the project tells about its sources.
/// - Returns: The literals that read like the keys, in the order of files and offsets.
/// - Complexity: O(*n*) in the size of all files, to find those that have such a literal; they alone
///   are typed, and where there are none, no declaration is read.
package func findRemnants(
  of keys: [String],
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> [KeyRemnant] {
  let patterns = Dictionary(grouping: keys) { KeyPattern($0).texts }
    .filter { texts, _ in texts.contains { !$0.isEmpty } }
  let filter = TextFilter(patterns.keys.map { $0.max { $0.utf8.count < $1.utf8.count } ?? "" })
  let interpolates = patterns.keys.contains { $0.count > 1 }
  let isCandidate = await inBatches(sources) { batch, _ in
    batch.map { source in
      guard filter.mayHold(source.bytes) else { return false }
      return SourceLiterals(source, options: options).all
        .contains { $0.plainText.map { patterns[[$0]] != nil } ?? interpolates }
    }
  }
  let candidates = zip(sources, isCandidate).filter(\.1).map(\.0)
  guard !candidates.isEmpty else { return [] }
  let rest = zip(sources, isCandidate).filter { !$0.1 }.map(\.0)
  let project = await ObservedProject(candidates, rest + others, options)
  let places = DeclarationPlaces(project.sources)
  return project.trees.enumerated()
    .flatMap { file, tree -> [KeyRemnant] in
      var texts: [Int: [String]] = [:]
      let observer = LiteralObserver(places) { literal, _ in
        guard patterns[literal.texts] != nil else { return false }
        texts[literal.range.lowerBound] = literal.texts
        return true
      }
      _ = project.check(tree, file: file, observer)
      return observer.all.filter { $0.string == nil }
        .flatMap { explanation in
          (patterns[texts[explanation.place.utf8Range.lowerBound] ?? []] ?? [])
            .map { KeyRemnant($0, explanation) }
        }
    }
    .sorted { $0.place < $1.place }
}

extension KeyRemnant {
  fileprivate init(_ key: String, _ explanation: LiteralExplanation) {
    self.key = key
    place = explanation.place
    unknown =
      switch explanation.context {
      // What is known of the platform is all of it, so that a call of it takes a plain text there.
      case .argumentOfUnknown(_, .ofPlatform): nil
      case .argumentOfUnknown(let name, let reason): UnknownCall(name: name, reason: reason)
      default: nil
      }
  }
}
