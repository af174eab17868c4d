/// A day of the week, counted from Sunday as ICU counts it.
package enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

extension CalendarDay {
  /// The day of the week.
  package var weekday: Weekday {
    // The year 1970 began on a Thursday.
    let sinceSunday = (daysSince1970 + 4) % 7
    return Weekday.allCases[sinceSunday < 0 ? sinceSunday + 7 : sinceSunday]
  }
}

/// The day on which the weeks of a person begin.
package enum WeekStart: String, Hashable, Sendable, CaseIterable {
  /// As is the habit where the person lives.
  case automatic = "auto"
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}

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
