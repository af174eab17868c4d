import Diagnostics
import StringCatalog
package import SwiftTypeChecker

/// The uses of a key in the sources.
package struct KeyExplanation: Sendable {
  /// The locations of the key, in the order of files and offsets.
  package var locations: [LiteralExplanation]
  /// Other literals with the string of the key, in the order of files and offsets.
  package var literals: [LiteralDiagnosis]
  /// All keys of the sources.
  package var keys: Set<String>
}

extension KeyExplanation {
  /// Joins the explanations of files.
  ///
  /// A literal whose types are assumed is only a location of the key if no other literal has the key.
  init(joining files: [KeyExplanation], of key: String) {
    let found = files.flatMap(\.locations).sorted { $0.location < $1.location }
    let certain = found.filter { key.hasSameCodePoints(as: $0.string?.key) }
    locations = certain.isEmpty ? found : certain
    literals = files.flatMap(\.literals).sorted { $0.location < $1.location }
    keys = files.reduce(into: []) { $0.formUnion($1.keys) }
  }
}

/// Explains the locations of a key, and why other literals with its string are not uses of it.
///
/// - Parameters:
///   - key: The key as the catalog has it.
///   - sources: The files whose strings are extracted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: The options of the project.
/// - Returns: All locations of the key, in the order of files and offsets, and the similar literals.
package func explain(
  key: String,
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> KeyExplanation {
  let project = await CheckedProject(sources, others, options)
  let pattern = LiteralPattern(key)
  let results = await inBatches(project.trees) { batch, start in
    let locations = DeclarationLocations(project.sources)
    return batch.enumerated()
      .map { position, tree in
        let file = start + position
        let observer = LiteralObserver(locations) { literal, string in
          string?.mayHave(key: key) ?? false || pattern.matches(literal)
        }
        let collector = project.collect(from: tree, file: file, observer)
        let literals = pattern.verdicts(in: project.sources[file], observer.all, options)
        return KeyExplanation(
          locations: observer.all.filter { $0.string?.mayHave(key: key) ?? false },
          literals: literals,
          keys: Set(collector.occurrences.map(\.key))
        )
      }
  }
  return KeyExplanation(joining: results, of: key)
}

/// Explains for each literal that begins on a line whether it is localizable, and why not.
///
/// - Parameters:
///   - line: The line, counted from 1.
///   - column: The column of the start of a literal, or a column within it; `nil` for the
///     whole line.
///   - path: The file, one of `sources`.
///   - sources: The files whose strings are extracted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: The options of the project.
/// - Returns: The literals of the line; `nil` if no source has the path.
package func verdict(
  onLine line: Int,
  column: Int?,
  of path: String,
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> LineDiagnosis? {
  guard let file = sources.firstIndex(where: { $0.path == path }) else { return nil }
  let project = await CheckedProject(sources, others, options)
  let lineIndex = LineIndex(sources[file].bytes)
  let literals = SourceLiterals(sources[file], options: options).all
  let covered = literals.filter { literal in
    lineIndex.covers(literal.range, line: line, column: column)
  }
  // A literal may be in an interpolation of another one. A column selects the inner literal.
  let wanted = column == nil ? covered : covered.suffix(1)
  let offsets = Set(wanted.map(\.range.lowerBound))
  let observer = LiteralObserver(DeclarationLocations(project.sources)) { literal, _ in
    offsets.contains(literal.range.lowerBound)
  }
  _ = project.collect(from: project.trees[file], file: file, observer)
  let explanations = observer.all.reduce(into: [:]) { $0[$1.location.utf8Range.lowerBound] = $1 }
  let verdicts = wanted.map { literal in
    LiteralDiagnosis(
      source: literal.source,
      location: lineIndex.location(of: literal.range, in: path),
      outcome: explanations[literal.range.lowerBound].map { .seen($0) } ?? .unseen(literal.reason)
    )
  }
  let lines = literals.map { lineIndex.position(of: $0.range.lowerBound).line }
  let nearest = lines.min { (abs($0 - line), $0) < (abs($1 - line), $1) }
  return LineDiagnosis(literals: verdicts, nearestLine: verdicts.isEmpty ? nearest : nil)
}

extension LineIndex {
  /// Whether a range begins on a line, or contains a column of it.
  fileprivate func covers(_ range: Range<Int>, line: Int, column: Int?) -> Bool {
    let start = position(of: range.lowerBound)
    guard let column else { return start.line == line }
    let end = position(of: range.upperBound)
    return (start.line, start.column) <= (line, column) && (line, column) < (end.line, end.column)
  }
}
