/// A mass, counted in whole micrograms, so that no change of unit loses any of it.
///
/// ```swift
/// let mass = Mass(160, .pound)
/// mass?.value(in: .kilogram)  // 72.5747792
/// mass?.value(in: .pound)     // 160
/// ```
package struct Mass: Hashable, Sendable {
  /// The mass in micrograms.
  package let micrograms: Int64

  /// Creates a mass from a count of micrograms.
  package init(micrograms: Int64) {
    self.micrograms = micrograms
  }

  /// Creates a mass from a number in a unit, to the nearest microgram.
  ///
  /// - Returns: `nil` if the number is not finite, or too large to be counted.
  package init?(_ value: Double, _ unit: WeightUnit) {
    let micrograms = (value * Double(unit.micrograms)).rounded(.toNearestOrAwayFromZero)
    guard let exact = Int64(exactly: micrograms) else { return nil }
    self.micrograms = exact
  }

  /// Returns the mass as a number in a unit.
  package func value(in unit: WeightUnit) -> Double {
    Double(micrograms) / Double(unit.micrograms)
  }
}

extension Mass: Comparable {
  /// Returns whether `lhs` is lighter than `rhs`.
  package static func < (lhs: Mass, rhs: Mass) -> Bool {
    lhs.micrograms < rhs.micrograms
  }
}
