extension NumberForm {
  /// Returns the words that name a unit in one of ICU's descriptions.
  ///
  /// To read "unit/kilogram" ICU first makes a tree of all units and prefixes, which takes longer than the
  /// rest of a number. With its kind it finds the unit in a list.
  static func token(ofUnit unit: String) -> String {
    kind(ofUnit: unit).map { "measure-unit/\($0)-\(unit)" } ?? "unit/\(unit)"
  }

  /// Returns the kind, as the CLDR calls it, of the units that most programs show; nil for all others.
  static func kind(ofUnit unit: String) -> String? {
    switch unit {
    case "gram", "kilogram", "ounce", "pound", "stone": "mass"
    case "centimeter", "foot", "inch", "kilometer", "meter", "mile", "millimeter", "yard": "length"
    case "day", "hour", "minute", "month", "second", "week", "year": "duration"
    case "celsius", "fahrenheit": "temperature"
    default: nil
    }
  }
}
