package import WeightCore

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

extension ChartPoint {
  /// Creates the point of a weigh-in, on the day that the person counts it to.
  ///
  /// - Parameters:
  ///   - entry: The weigh-in.
  ///   - dayStart: The hour after midnight at which a day begins.
  package init(_ entry: WeightEntry, dayStart: Int) {
    self.init(
      day: Double(entry.moment.day(startingAt: dayStart).daysSince1970),
      kilograms: entry.mass.value(in: .kilogram)
    )
  }
}
