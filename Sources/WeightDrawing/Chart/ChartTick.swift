import WeightCore

/// A round mass with its words.
struct ChartTick: Hashable, Sendable {
  let kilograms: Double
  let text: String

  /// Returns the ticks of an axis of masses, no more than a number.
  static func ticks(
    _ masses: ClosedRange<Double>,
    _ labels: any ChartLabels,
    most: Int
  ) -> [ChartTick] {
    MassTicks.masses(in: masses, unit: labels.unit, most: most)
      .map { ChartTick(kilograms: $0.value(in: .kilogram), text: labels.text(ofTick: $0)) }
  }
}
