import Localization
import WeightCore
import WeightPresentation

/// The sentence that tells what was logged, or would be.
struct LogSentence {
  private let format: MassFormat

  init(_ unit: WeightUnit) {
    format = MassFormat(unit: unit)
  }

  /// Returns the sentence.
  ///
  /// - Parameters:
  ///   - draft: What was to be logged.
  ///   - entry: The entry that it became; `nil` if nothing was changed.
  /// - Returns: A sentence with the weight, its date and time.
  func text(_ draft: WeightEntry.Draft, _ entry: WeightEntry?) -> String {
    guard let entry else {
      return String(
        localized:
          "Would log \(draft.mass, format: format) on \(draft.moment, format: MomentFormat()).",
        comment: "After 'w8 log --dry-run': the weight, then its date and time"
      )
    }
    return String(
      localized:
        "Logged \(entry.mass, format: format) on \(entry.moment, format: MomentFormat()) (entry \(entry.id.text)).",
      comment: "After 'w8 log': the weight, its date and time, and the number of the entry"
    )
  }
}
