package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// Invariants of every extraction, regardless of its sources.
///
/// The unit tests and the fuzzer check the same list.
package enum ExtractionInvariants {
  /// Returns the violated invariant of an extraction; `nil` if there is none.
  package static func violation(
    by result: Parsed<ExtractedStrings>,
    of sources: [SourceFile]
  ) -> String? {
    let files = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    let occurrences = result.value.occurrences
    for occurrence in occurrences {
      guard let source = files[occurrence.place.file] else {
        return "a string is in a file that is not a source: '\(occurrence.place.file)'"
      }
      if let violation = violation(by: occurrence.place, in: source) { return violation }
      guard !occurrence.place.utf8Range.isEmpty,
        quotes.contains(source.bytes[occurrence.place.utf8Range.lowerBound])
      else { return "no literal starts at \(occurrence.place)" }
    }
    for diagnostic in result.diagnostics {
      guard let place = diagnostic.place, let source = files[place.file] else {
        return "a diagnostic has no place: \(diagnostic.id)"
      }
      if let violation = violation(by: place, in: source) { return violation }
    }
    guard zip(occurrences, occurrences.dropFirst()).allSatisfy({ !($1.place < $0.place) }) else {
      return "the strings are not in the order of their places"
    }
    return nil
  }

  /// The first characters of a literal; the parser treats `'` as a mistyped `"`.
  private static let quotes = Array("\"#'".utf8)

  private static func violation(by place: Place, in source: SourceFile) -> String? {
    guard place.utf8Range.upperBound <= source.bytes.count else {
      return "the location ends after its file: \(place)"
    }
    let before = source.bytes[..<place.utf8Range.lowerBound]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = 1 + before.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let column = 1 + before.count - lineStart
    guard place.line == line, place.column == column else {
      return "the location is at line \(line), column \(column): \(place)"
    }
    return nil
  }
}
