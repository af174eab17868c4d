/// The trend on a day that has weigh-ins.
package struct TrendPoint: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The trend, in kilograms.
  package let kilograms: Double
  /// The weight of the day that the trend passes by, in kilograms.
  package let raw: Double

  /// Creates a point.
  package init(day: CalendarDay, kilograms: Double, raw: Double) {
    self.day = day
    self.kilograms = kilograms
    self.raw = raw
  }
}
