import Localization
import WeightCore

/// Tells of entries that were changed here and in Apple Health, and which of the two stayed.
struct HealthConflictLines {
  private let conflicts: [EntryConflict]

  /// More of them are told by their number alone.
  private static let greatestCount = 5

  init(_ conflicts: [EntryConflict]) {
    self.conflicts = conflicts
  }

  /// The lines; none if there was no conflict.
  var lines: [String] {
    guard !conflicts.isEmpty else { return [] }
    let told = conflicts.prefix(Self.greatestCount).map { "  " + sentence($0) }
    return [heading] + told + (told.count < conflicts.count ? ["  " + hint] : [])
  }

  private var heading: String {
    String(
      localized: "\(conflicts.count) entries were changed both here and in Apple Health:",
      comment: "After 'w8 health sync'; a line for each entry follows"
    )
  }

  private var hint: String {
    String(
      localized: "'--json' lists all of them.",
      comment: "After 'w8 health sync', below the first entries that were changed on both sides"
    )
  }

  private func sentence(_ conflict: EntryConflict) -> String {
    let number = conflict.own.id.text
    let winner = conflict.winner
    return winner.entry == conflict.own
      ? own(number, winner.reason) : other(number, winner.reason)
  }

  private func own(_ number: String, _ reason: EntryConflict.Reason) -> String {
    switch reason {
    case .syncVersion:
      String(
        localized: "Entry \(number): yours stays; it was edited more often.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    case .modified:
      String(
        localized: "Entry \(number): yours stays; it was edited later.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    case .moment:
      String(
        localized: "Entry \(number): yours stays; its time is the later one.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    case .own:
      String(
        localized: "Entry \(number): yours stays; neither of the two is newer.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    }
  }

  private func other(_ number: String, _ reason: EntryConflict.Reason) -> String {
    switch reason {
    case .syncVersion:
      String(
        localized: "Entry \(number): the one of Apple Health is taken; it was edited more often.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    case .modified:
      String(
        localized: "Entry \(number): the one of Apple Health is taken; it was edited later.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    case .moment, .own:
      String(
        localized: "Entry \(number): the one of Apple Health is taken; its time is the later one.",
        comment: "An entry changed here and in Apple Health: its number"
      )
    }
  }
}
