/// A unit in which people weigh themselves.
package enum WeightUnit: String, Hashable, Sendable, CaseIterable {
  /// The kilogram.
  case kilogram = "kg"
  /// The international avoirdupois pound.
  case pound = "lb"
  /// The stone of fourteen pounds, which people write together with the pounds that are left.
  case stone = "st"

  /// How many micrograms the unit has, exactly.
  ///
  /// Since 1959 a pound is 0.45359237 kg by definition. The microgram is the first power of ten of
  /// a gram in which all three units are whole numbers and a tenth of a pound is one as well.
  package var micrograms: Int64 {
    switch self {
    case .kilogram: 1_000_000_000
    case .pound: 453_592_370
    case .stone: 14 * 453_592_370
    }
  }
}
