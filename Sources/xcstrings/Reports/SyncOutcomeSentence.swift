import CatalogSync
import Localization

/// What a synchronization does or would do to catalogs, each a sentence.
enum SyncOutcomeSentence {
  /// Returns the sentence about a catalog that changes.
  static func changed(_ outcome: SyncOutcome, isPreview: Bool) -> String {
    let path = outcome.file.path
    let count = outcome.report.changes.count
    let kinds = SyncChangeNumbers(outcome.report.changes).text
    return switch (isPreview, outcome.file.isNew) {
    case (true, true):
      String(
        localized: "\(path) does not exist yet and would get \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (true, false):
      String(
        localized: "\(path) is out of date: \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'; the changes are listed below"
      )
    case (false, true):
      String(
        localized: "Created \(path) with \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (false, false):
      String(
        localized: "Updated \(path): \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'"
      )
    }
  }

  /// Returns the sentence about the catalogs that stay as they are.
  static func inStep(_ outcomes: [SyncOutcome]) -> String {
    outcomes.count == 1
      ? String(
        localized: "\(outcomes[0].file.path) is up to date.",
        comment: "The argument is the path of a catalog"
      )
      : String(
        localized: "\(outcomes.count) catalogs are up to date.",
        comment: "One line for all catalogs that a synchronization leaves alone"
      )
  }

  /// Returns the sentence about all catalogs that change.
  static func total(of outcomes: [SyncOutcome], isPreview: Bool) -> String {
    let kinds = SyncChangeNumbers(outcomes.flatMap(\.report.changes)).text
    return isPreview
      ? String(
        localized: "\(outcomes.count) catalogs are out of date: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
      : String(
        localized: "\(outcomes.count) catalogs were updated: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
  }
}
