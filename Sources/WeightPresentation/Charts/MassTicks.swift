package import WeightCore

/// The labeled masses of an axis.
package enum MassTicks {
  /// Returns the round masses in a unit with the smallest step that does not exceed a number of
  /// masses.
  ///
  /// In stones, the masses are whole or half stones, or numbers of pounds that divide a stone.
  ///
  /// - Parameters:
  ///   - kilograms: The range of the axis.
  ///   - unit: The unit in which the masses are round.
  ///   - most: The maximum number of masses.
  /// - Returns: The masses in ascending order.
  package static func masses(
    in kilograms: ClosedRange<Double>,
    unit: WeightUnit,
    most: Int
  ) -> [Mass] {
    guard
      let low = Mass(kilograms.lowerBound, .kilogram)?.micrograms,
      let high = Mass(kilograms.upperBound, .kilogram)?.micrograms
    else { return [] }
    for step in steps(of: unit) {
      // The axis is never below zero, so division rounds down.
      let first = (max(low, 0) + step - 1) / step
      let last = high / step
      guard last - first < Int64(max(most, 1)) else { continue }
      return first > last ? [] : (first...last).map { Mass(micrograms: $0 * step) }
    }
    return []
  }

  private static func steps(of unit: WeightUnit) -> [Int64] {
    let (smallest, counts): (Int64, [Int64]) =
      switch unit {
      case .kilogram: (WeightUnit.kilogram.micrograms / 2, [1, 2, 4, 10, 20, 40, 100, 200, 400])
      case .pound: (WeightUnit.pound.micrograms, [1, 2, 5, 10, 20, 50, 100, 200, 500])
      case .stone: (WeightUnit.pound.micrograms, [1, 2, 7, 14, 28, 70, 140, 280, 560])
      }
    return counts.map { $0 * smallest }
  }
}

/// A labeled mass.
struct ChartTick: Hashable, Sendable {
  let kilograms: Double
  let text: String

  /// Returns at most a number of ticks for an axis of masses.
  static func ticks(
    _ masses: ClosedRange<Double>,
    _ labels: any ChartLabels,
    most: Int
  ) -> [ChartTick] {
    MassTicks.masses(in: masses, unit: labels.unit, most: most)
      .map { ChartTick(kilograms: $0.value(in: .kilogram), text: labels.text(ofTick: $0)) }
  }
}

/// A linear mapping from values to positions in a scene or on a terminal.
package struct LinearScale: Hashable, Sendable {
  private let values: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// Creates a scale that maps the lowest value to `start` and the highest value to `end`.
  package init(_ values: ClosedRange<Double>, from start: Double, to end: Double) {
    self.values = values
    self.start = start
    self.end = end
  }

  /// Returns the position of a value.
  ///
  /// An axis of length zero maps all values to its middle.
  package func place(of value: Double) -> Double {
    let length = values.upperBound - values.lowerBound
    guard length > 0 else { return (start + end) / 2 }
    return start + (value - values.lowerBound) / length * (end - start)
  }
}
