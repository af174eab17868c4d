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
