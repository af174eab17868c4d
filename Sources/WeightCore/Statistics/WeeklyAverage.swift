/// The mean weight of a week.
package struct WeeklyAverage: Hashable, Sendable {
  /// The first day of the week.
  package let start: CalendarDay
  /// The mean of its days, in kilograms.
  package let kilograms: Double
  /// The number of days with weigh-ins that the mean is of.
  package let days: Int

  /// Creates the mean of a week.
  package init(start: CalendarDay, kilograms: Double, days: Int) {
    self.start = start
    self.kilograms = kilograms
    self.days = days
  }
}
