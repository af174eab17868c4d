import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization

/// Strings of sources that feed catalogs, in tables for which there is no catalog: nobody would
/// translate them, and nobody would know.
struct HomelessStrings {
  private let tables: [TableStrings]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - occurrences: What the sources have.
  ///   - outcomes: What a synchronization makes of all catalogs of the project.
  ///   - sources: The sources that feed some catalog.
  ///   - project: The project that tells about tables; `nil` if there is none.
  init(
    in occurrences: [ExtractedString],
    beside outcomes: [SyncOutcome],
    of sources: [String],
    project: Project?
  ) {
    let homes = Set(outcomes.map(\.file.table))
    let sources = Set(sources)
    tables =
      TableStrings.group(occurrences.filter { sources.contains($0.place.file) }, in: project)
      .filter { !homes.contains($0.table) }
  }

  /// Tells of each table, with one of its strings.
  func remark(to console: Console) {
    for strings in tables {
      guard let first = strings.occurrences.first else { continue }
      let key = KeyQuotation(first.key, limit: 72).text
      let place = "\(first.place.file):\(first.place.line):\(first.place.column)"
      let count = Set(strings.occurrences.map(\.key)).count
      console.remark(
        String(
          localized:
            "\(count) keys of the table '\(strings.table)' are in no catalog, such as \(key) at \(place).",
          comment: "Remark of xcstrings sync: the code has strings for which no catalog exists"
        )
      )
    }
  }
}
