import Diagnostics
import ExtractedStrings

/// What `extract --format json` prints.
struct ExtractionReport: Encodable {
  /// One place of the sources that uses a string.
  struct Occurrence: Encodable {
    var table: String
    var key: String
    var defaultValue: String?
    var comment: String?
    var file: String
    var line: Int
    var column: Int
    var debugOnly: Bool
  }

  var strings: [Occurrence]

  init(_ tables: [TableStrings]) {
    strings = tables.flatMap { strings in
      strings.occurrences.map { occurrence in
        Occurrence(
          table: strings.table,
          key: occurrence.key,
          defaultValue: occurrence.defaultValue,
          comment: occurrence.comment,
          file: occurrence.place.file,
          line: occurrence.place.line,
          column: occurrence.place.column,
          debugOnly: occurrence.isDebugOnly
        )
      }
    }
  }
}
