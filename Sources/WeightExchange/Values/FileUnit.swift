import WeightCore

/// A unit that a number in a file can be in.
enum FileUnit: Hashable, Sendable {
  case weight(WeightUnit)
  /// Grams, which nobody weighs a person in, but Google does.
  case gram

  /// Reads the name or the sign of a unit, as programs write it in English and Spanish.
  init?(_ name: some StringProtocol) {
    switch name.lowercased() {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramo", "kilogramos":
      self = .weight(.kilogram)
    case "lb", "lbs", "lb.", "lbs.", "pound", "pounds", "libra", "libras": self = .weight(.pound)
    case "st", "stone", "stones": self = .weight(.stone)
    case "g", "gram", "grams", "gramo", "gramos": self = .gram
    default: return nil
    }
  }

  /// How many micrograms the unit has.
  var micrograms: Int64 {
    switch self {
    case .weight(let unit): unit.micrograms
    case .gram: 1_000_000
    }
  }

  /// The unit whose limits hold for a number in this one.
  var weightUnit: WeightUnit {
    switch self {
    case .weight(let unit): unit
    case .gram: .kilogram
    }
  }
}
