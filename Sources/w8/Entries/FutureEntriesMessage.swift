import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The message about entries in the future, which a wrong clock has dated.
struct FutureEntriesMessage {
  private let notation: MassNotation

  init(_ session: Session) {
    notation = session.notation
  }

  /// Returns the message, or `nil` if there are no such entries.
  func text(_ entries: [WeightEntry]) -> String? {
    guard let first = entries.first else { return nil }
    guard entries.count > 1 else {
      return String(
        localized:
          "Entry \(first.id.text) (\(first.mass, format: MassFormat(unit: notation.unit)), \(first.moment, format: TimestampFormat(time: .omitted))) is in the future and is ignored. To correct its date, run 'w8 edit \(first.id.text) --date …'.",
        comment:
          "The number of the entry, its weight and date; the number again, in a command that is not translated"
      )
    }
    let numbers = entries.map(\.id.text)
    return String(
      localized:
        "The entries \(numbers, format: .list()) are in the future and are ignored. To correct a date, run 'w8 edit NUMBER --date …'.",
      comment: "The numbers of two or more entries; do not translate 'w8 edit' and '--date'"
    )
  }
}
