/// A day of the week, numbered as in ICU: Sunday is 1.
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

/// The day on which a week begins.
package enum WeekStart: String, Hashable, Sendable, CaseIterable {
  /// The default of the locale.
  case automatic = "auto"
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}

/// The definition of a week by its first day.
package struct WeekDefinition: Hashable, Sendable {
  /// The first day of the week.
  package let first: Weekday

  /// Creates a rule.
  package init(first: Weekday) {
    self.first = first
  }

  /// Returns the first day of the week that contains a day.
  package func start(of day: CalendarDay) -> CalendarDay {
    let passed = (day.weekday.rawValue - first.rawValue + 7) % 7
    // The first week of the calendar may be incomplete.
    return day.adding(days: -passed) ?? day.adding(days: 1 - day.day) ?? day
  }
}
