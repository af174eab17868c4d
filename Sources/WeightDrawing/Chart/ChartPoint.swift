/// A mass at a time.
package struct ChartPoint: Hashable, Sendable {
  /// The days since the beginning of 1970; a part of a day where several are shown as one.
  package let day: Double
  /// The mass.
  package let kilograms: Double

  /// Creates a point.
  package init(day: Double, kilograms: Double) {
    self.day = day
    self.kilograms = kilograms
  }
}
