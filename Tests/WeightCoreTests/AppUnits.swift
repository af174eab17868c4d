@testable import WeightCore

/// The factors of the app whose numbers we know.
///
/// They are not the inverse of each other. What the app computed is therefore compared through
/// them, and nothing of ours is computed with them.
enum AppUnits {
  static let kilogramsInPound = 0.453592
  static let poundsInKilogram = 2.20462

  /// Converts a number as the app does.
  static func convert(_ value: Double, from unit: WeightUnit, to other: WeightUnit) -> Double {
    switch (unit, other) {
    case (.pound, .kilogram): value * kilogramsInPound
    case (.kilogram, .pound): value * poundsInKilogram
    default: value
    }
  }
}
