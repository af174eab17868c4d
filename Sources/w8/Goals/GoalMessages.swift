import Localization
import WeightCore
import WeightPresentation

/// The messages of `w8 goal`.
struct GoalMessages {
  private let format: MassFormat
  private let notation: MassNotation

  init(_ notation: MassNotation) {
    self.notation = notation
    format = MassFormat(unit: notation.unit)
  }

  /// Returns the message about the current goal, or about how to set one.
  func shown(_ goal: Goal?) -> String {
    guard let goal else {
      return String(
        localized: "There is no goal. Set one with: \("w8 goal \(notation.example)")",
        comment: "Answer of 'w8 goal'; the argument is a command such as 'w8 goal 72.5'"
      )
    }
    let day = TimestampFormat(time: .omitted)
    guard let start = goal.start else {
      return String(
        localized:
          "Your goal is \(goal.target, format: format), set on \(goal.set, format: day).",
        comment: "Answer of 'w8 goal': the weight to reach, and the day on which it was set"
      )
    }
    return String(
      localized:
        "Your goal is \(goal.target, format: format), set on \(goal.set, format: day) when you weighed \(start, format: format).",
      comment:
        "Answer of 'w8 goal': the weight to reach, the day on which it was set, the weight then"
    )
  }

  /// Returns the message about a goal that was set.
  func set(_ goal: Goal, isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "The goal would be \(goal.target, format: format).",
        comment: "After 'w8 goal 70 --dry-run'"
      )
      : String(
        localized: "The goal is \(goal.target, format: format).",
        comment: "After 'w8 goal 70'"
      )
  }

  /// Returns the message about a goal that was removed.
  func cleared(_ goal: Goal?, isTrial: Bool) -> String {
    guard let goal else {
      return String(
        localized: "There was no goal.",
        comment: "After 'w8 goal --clear': nothing had to be done"
      )
    }
    return isTrial
      ? String(
        localized: "The goal of \(goal.target, format: format) would be removed.",
        comment: "After 'w8 goal --clear --dry-run'"
      )
      : String(
        localized: "The goal of \(goal.target, format: format) was removed.",
        comment: "After 'w8 goal --clear'"
      )
  }

  /// Returns the message about an invalid goal that was removed.
  func clearedInvalid(isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "The invalid goal would be removed.",
        comment: "After 'w8 goal --clear --dry-run'"
      )
      : String(localized: "The invalid goal was removed.", comment: "After 'w8 goal --clear'")
  }

  /// Returns the health warning for a goal.
  func care(_ warning: GoalWarning) -> String {
    switch warning {
    case .low:
      String(
        localized:
          "That is less than is healthy for most adults: talk about it with your doctor first.",
        comment: "Next to a low goal; friendly, not a reproach"
      )
    case .high:
      String(
        localized:
          "That is more than is healthy for most adults: talk about it with your doctor first.",
        comment: "Next to a high goal; friendly, not a reproach"
      )
    }
  }
}
