/// The day on which a goal is likely to be reached.
package struct GoalDate: Hashable, Sendable {
  /// The day on which the line through the trend meets the goal.
  package let day: CalendarDay
  /// The first day of the interval that holds the day four times out of five.
  package let earliest: CalendarDay?
  /// The last day of that interval, or `nil` if the trend does not tell one within ten years.
  package let latest: CalendarDay?

  /// Creates a date.
  package init(day: CalendarDay, earliest: CalendarDay?, latest: CalendarDay?) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
  }
}
