import WeightCore

extension Mass {
  /// The mass in a unit to two decimals, such as `72.57`, with a point and without idle zeros.
  func roundedText(in unit: WeightUnit) -> String {
    let hundredths =
      (Int128(micrograms) * 100 + Int128(unit.micrograms) / 2) / Int128(unit.micrograms)
    return decimalText(hundredths, decimals: 2)
  }
}

extension BodyFat {
  /// The share in percent with all its decimals, such as `20.5`.
  var percentText: String {
    decimalText(Int128(partsPerMillion), decimals: 4)
  }

  /// The share of the whole with all its decimals, such as `0.205`.
  var fractionText: String {
    decimalText(Int128(partsPerMillion), decimals: 6)
  }
}

/// Returns a number that is counted in powers of a tenth, and not negative, without idle zeros.
private func decimalText(_ count: Int128, decimals: Int) -> String {
  let one = (0..<decimals).reduce(Int128(1)) { power, _ in power * 10 }
  let (whole, fraction) = count.quotientAndRemainder(dividingBy: one)
  guard fraction > 0 else { return "\(whole)" }
  // Adding one keeps the zeros that the fraction begins with.
  var digits = "\(fraction + one)".dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(whole).\(digits)"
}
