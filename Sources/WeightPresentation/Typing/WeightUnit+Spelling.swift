import WeightCore

extension WeightUnit {
  /// Returns the unit that a word means, in English or in Spanish, whatever the language of the
  /// person: scales and families mix them.
  init?(spelling: String) {
    switch spelling.lowercased() {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes",
      "kilogramo", "kilogramos":
      self = .kilogram
    case "lb", "lbs", "pound", "pounds", "libra", "libras": self = .pound
    case "st", "stone", "stones": self = .stone
    default: return nil
    }
  }
}
