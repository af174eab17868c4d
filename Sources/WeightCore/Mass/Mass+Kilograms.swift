extension Mass {
  /// The exact number of kilograms, such as `72.5747792`, with a point in every locale.
  ///
  /// Files and other programs read this text; people read what the presentation makes of the mass.
  package var kilogramText: String {
    let kilogram = WeightUnit.kilogram.micrograms.magnitude
    let (whole, fraction) = micrograms.magnitude.quotientAndRemainder(dividingBy: kilogram)
    let sign = micrograms < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    // Adding a whole kilogram keeps the zeros that the fraction begins with.
    var digits = String(fraction + kilogram).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
