import CommandSupport
import Localization

/// What a catalog was fed from.
struct SyncFeedSentence {
  /// The sentence.
  let text: String

  /// Creates the sentence of what a synchronization makes of a catalog.
  init(_ outcome: SyncOutcome) {
    let count = outcome.sourceCount
    text =
      outcome.targets.isEmpty
      ? String(
        localized: "Its strings come from \(count) sources.",
        comment: "Below what was done to a catalog"
      )
      : String(
        localized: "Its strings come from \(count) sources of \(Quotation.list(outcome.targets)).",
        comment:
          "Below what was done to a catalog. The last argument is a list of names of targets"
      )
  }
}
