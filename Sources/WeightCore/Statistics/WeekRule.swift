/// Where people live, weeks begin on a day of their own.
package struct WeekRule: Hashable, Sendable {
  /// The day that a week begins on.
  package let first: Weekday

  /// Creates a rule.
  package init(first: Weekday) {
    self.first = first
  }

  /// Returns the first day of the week that a day is in.
  package func start(of day: CalendarDay) -> CalendarDay {
    let passed = (day.weekday.rawValue - first.rawValue + 7) % 7
    // The first week of the calendar may be a short one.
    return day.adding(days: -passed) ?? day.adding(days: 1 - day.day) ?? day
  }
}
