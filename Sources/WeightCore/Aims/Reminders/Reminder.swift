/// Something to remind a person of, and when; the words are for others to find.
package struct Reminder: Hashable, Sendable {
  /// What the reminder is about.
  package enum Occasion: Hashable, Sendable {
    /// It is time to weigh in.
    case daily
    /// A streak of so many days ends if today has no weigh-in.
    case streakWarning(days: Int)
    /// The next round weight is near.
    case milestoneApproaching(ApproachingMilestone)
    /// The week is over.
    case weeklySummary(WeekInReview)

    /// The name of the kind of reminder for programs; a new reminder replaces one of its name.
    package var identifier: String {
      switch self {
      case .daily: "weightLogReminder"
      case .streakWarning: "streakWarning"
      case .milestoneApproaching: "milestoneApproaching"
      case .weeklySummary: "weeklySummary"
      }
    }
  }

  /// What the reminder is about.
  package let occasion: Occasion
  /// The time on the clocks around the person.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence

  /// Creates a reminder.
  package init(_ occasion: Occasion, at time: TimeOfDay, _ recurrence: Recurrence) {
    self.occasion = occasion
    self.time = time
    self.recurrence = recurrence
  }
}
