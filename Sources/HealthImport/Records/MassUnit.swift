import WeightCore

/// A unit in which Apple Health tells masses, by the name that it has there.
enum MassUnit: String {
  case kilogram = "kg"
  case gram = "g"
  case pound = "lb"
  case stone = "st"
  case ounce = "oz"

  /// How many micrograms the unit has, exactly: so many, divided by so many.
  var micrograms: (factor: Int64, divisor: Int64) {
    switch self {
    case .kilogram: (WeightUnit.kilogram.micrograms, 1)
    case .gram: (WeightUnit.kilogram.micrograms, 1_000)
    case .pound: (WeightUnit.pound.micrograms, 1)
    case .stone: (WeightUnit.stone.micrograms, 1)
    case .ounce: (WeightUnit.pound.micrograms, 16)
    }
  }
}
