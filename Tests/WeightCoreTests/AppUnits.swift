@testable import WeightCore

/// The conversion factors of the app whose results are known.
///
/// They are not the inverse of each other. They are only used for comparing results of the app, and
/// never in own calculations.
enum AppUnits {
  static let kilogramsInPound = 0.453592
  static let poundsInKilogram = 2.20462

  /// Converts a number like the app.
  static func convert(_ value: Double, from unit: WeightUnit, to other: WeightUnit) -> Double {
    switch (unit, other) {
    case (.pound, .kilogram): value * kilogramsInPound
    case (.kilogram, .pound): value * poundsInKilogram
    default: value
    }
  }
}
