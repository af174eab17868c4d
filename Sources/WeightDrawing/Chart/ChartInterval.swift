/// The masses between two limits on a day.
package struct ChartInterval: Hashable, Sendable {
  /// The days since the beginning of 1970.
  package let day: Int
  /// The lower limit in kilograms.
  package let low: Double
  /// The upper limit in kilograms.
  package let high: Double

  /// Creates an interval.
  package init(day: Int, low: Double, high: Double) {
    self.day = day
    self.low = low
    self.high = high
  }

  /// The mass in the middle, in kilograms.
  package var middle: Double { (low + high) / 2 }
}
