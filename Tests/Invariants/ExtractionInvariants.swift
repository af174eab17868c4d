package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// Invariants of every extraction, regardless of its sources.
///
/// The unit tests and the fuzzer check the same list.
package enum ExtractionInvariants {
  /// Returns the violated invariant of an extraction; `nil` if there is none.
  package static func violation(
    by result: ParseResult<ExtractedStrings>,
    of sources: [SourceFile]
  ) -> String? {
    let files = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    let occurrences = result.value.occurrences
    for occurrence in occurrences {
      guard let source = files[occurrence.location.file] else {
        return "a string is in a file that is not a source: '\(occurrence.location.file)'"
      }
      if let violation = violation(by: occurrence.location, in: source) { return violation }
      guard !occurrence.location.utf8Range.isEmpty,
        quotes.contains(source.bytes[occurrence.location.utf8Range.lowerBound])
      else { return "no literal starts at \(occurrence.location)" }
    }
    for diagnostic in result.diagnostics {
      guard let location = diagnostic.location, let source = files[location.file] else {
        return "a diagnostic has no place: \(diagnostic.id)"
      }
      if let violation = violation(by: location, in: source) { return violation }
    }
    guard zip(occurrences, occurrences.dropFirst()).allSatisfy({ !($1.location < $0.location) })
    else {
      return "the strings are not in the order of their locations"
    }
    return nil
  }

  /// The first characters of a literal; the parser treats `'` as a mistyped `"`.
  private static let quotes = Array("\"#'".utf8)

  private static func violation(by location: Location, in source: SourceFile) -> String? {
    guard location.utf8Range.upperBound <= source.bytes.count else {
      return "the location ends after its file: \(location)"
    }
    let before = source.bytes[..<location.utf8Range.lowerBound]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = 1 + before.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let column = 1 + before.count - lineStart
    guard location.line == line, location.column == column else {
      return "the location is at line \(line), column \(column): \(location)"
    }
    return nil
  }
}
