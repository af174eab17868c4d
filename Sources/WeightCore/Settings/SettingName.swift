/// What a person can set, by the name under which it is kept and typed.
package enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The unit of weights.
  case unit
  /// The hour, counted from midnight, at which a day begins.
  case dayStart = "day-start"
  /// How many days the trend looks back.
  case trendDays = "trend-days"
  /// The day on which a week begins.
  case weekStart = "week-start"
  /// The time of the daily reminder.
  case reminder
}
