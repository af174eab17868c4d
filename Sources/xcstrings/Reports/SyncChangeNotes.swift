import CatalogSync
import Diagnostics
import Localization

/// What there is to say of a change beyond its kind, each a line.
struct SyncChangeNotes {
  /// The lines.
  let lines: [String]

  /// Creates the notes on a change.
  ///
  /// - Parameters:
  ///   - change: What is done to an entry.
  ///   - outcome: What is done to its catalog.
  init(_ change: SyncChange, in outcome: SyncOutcome) {
    var lines: [String] = []
    if let formerKey = change.formerKey { lines.append(Self.wasBefore(formerKey)) }
    if let formerText = change.formerText { lines.append(Self.wasBefore(formerText)) }
    if !change.reviewedLanguages.isEmpty {
      lines.append(Self.review(change.reviewedLanguages.count))
    }
    if change.kind == .pruned, change.lostTexts > 0 {
      lines.append(Self.lostTexts(change.lostTexts))
    }
    if change.kind == .markedStale {
      lines += outcome.plainPlaces(of: change.key).prefix(1).map(Self.standsAsPlainText)
    }
    self.lines = lines
  }

  private static func wasBefore(_ text: String) -> String {
    String(
      localized: "was \(KeyQuotation(text).text)",
      comment: "Below a change in a list: what the key or the text was before"
    )
  }

  private static func review(_ count: Int) -> String {
    String(
      localized: "\(count) languages need review",
      comment: "Below a change in a list"
    )
  }

  private static func lostTexts(_ count: Int) -> String {
    String(
      localized: "\(count) finished texts are lost with it",
      comment: "Below a key in a list that is removed from the catalog"
    )
  }

  private static func standsAsPlainText(_ place: Place) -> String {
    let text = "\(place.file):\(place.line):\(place.column)"
    return String(
      localized: "still in the code as a plain String at \(text)",
      comment: "Below a stale key in a list. The argument is a place in a file; String stays"
    )
  }
}
