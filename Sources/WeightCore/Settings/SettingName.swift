/// What a person can set, by the name under which it is kept and typed.
package enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The unit of weights.
  case unit
  /// Which weigh-in counts for a day.
  case daily
  /// The hour, counted from midnight, at which a day begins.
  case dayStart = "day-start"
  /// How many days the trend looks back.
  case trendDays = "trend-days"
  /// The day on which a week begins.
  case weekStart = "week-start"
  /// The time of the daily reminder.
  case reminder
  /// The step from one milestone to the next.
  case milestones
  /// The weight to reach, which has a command of its own.
  case goal
  /// The pregnancy that is followed, which has a command of its own.
  case pregnancy

  /// The settings that are no more than habits: all but those that have a command of their own.
  package static let habits = allCases.filter { ![.goal, .pregnancy].contains($0) }
}
