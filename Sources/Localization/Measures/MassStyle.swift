/// A format of masses that are given in kilograms.
///
/// ```swift
/// MassStyle.mass().format(72.5, locale: FormatLocale("en_GB"))  // "11 st, 5.8 lb"
/// ```
public struct MassStyle: LocalizedFormat, Codable {
  /// The unit; `nil` is the one in which people of the locale give their weight.
  let unit: MassUnit?
  let fractionDigits: Int
  let width: Width
  let sign: NumberStyle.SignStyle

  /// The length of the unit name.
  public typealias Width = UnitWidth

  /// Returns a mass in kilograms as a string.
  ///
  /// Below one stone it is in pounds alone: "0 st, 4 lb" is not used.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    let unit = shownUnit(ofKilograms: value, in: locale)
    let number = unit.value(ofKilograms: value, fractionDigits: fractionDigits)
    return unit == .stonesAndPounds
      ? MixedUnitText.text(of: number, form(in: unit), locale: locale.numbers)
      : DecimalText.text(of: number, form(in: unit), locale: locale.numbers)
  }

  /// Returns the number format for a unit.
  func form(in unit: MassUnit) -> NumberForm {
    let number = NumberStyle.number(fractionDigits: fractionDigits, sign: sign)
    return NumberForm(number, unit: unit.identifier, width: width)
  }

  /// Returns the unit in which a mass is shown.
  func shownUnit(ofKilograms kilograms: Double, in locale: FormatLocale) -> MassUnit {
    let unit = unit ?? locale.personMassUnit
    guard unit == .stonesAndPounds else { return unit }
    let pounds = MassUnit.pounds.value(ofKilograms: kilograms, fractionDigits: fractionDigits)
    return isShownAsStone(pounds) ? unit : .pounds
  }

  /// Returns whether pounds amount to a stone when they are rounded for display.
  private func isShownAsStone(_ pounds: Double) -> Bool {
    // A `Double` near 14 has no more digits than these.
    let digits = min(max(fractionDigits, 0), greatestDigits)
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return (abs(pounds) * scale).rounded(.toNearestOrEven) >= MassUnit.poundsPerStone * scale
  }
}

private let greatestDigits = 14

extension LocalizedFormat where Self == MassStyle {
  /// Returns a format of masses in kilograms, in a given unit or the one that the user's locale
  /// prefers.
  ///
  /// - Parameters:
  ///   - unit: The unit; `nil` is the one in which people of the locale give their weight.
  ///   - fractionDigits: The number of fraction digits; for stones and pounds, that of the pounds.
  ///   - width: The length of the unit name.
  ///   - sign: The condition for a sign.
  /// - Returns: The format.
  public static func mass(
    _ unit: MassUnit? = nil,
    fractionDigits: Int = 1,
    width: MassStyle.Width = .short,
    sign: NumberStyle.SignStyle = .automatic
  ) -> MassStyle {
    MassStyle(unit: unit, fractionDigits: fractionDigits, width: width, sign: sign)
  }
}
