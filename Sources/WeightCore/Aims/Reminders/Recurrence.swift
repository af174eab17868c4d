/// How often something comes back.
package enum Recurrence: Hashable, Sendable {
  /// On one day alone.
  case once(CalendarDay)
  /// Every day.
  case daily
  /// Every week on one day.
  case weekly(Weekday)

  /// Returns the first day that it is on, from a day on.
  func firstDay(from day: CalendarDay) -> CalendarDay {
    switch self {
    case .once(let day): day
    case .daily: day
    case .weekly(let weekday):
      day.adding(days: (weekday.rawValue - day.weekday.rawValue + 7) % 7) ?? day
    }
  }
}
