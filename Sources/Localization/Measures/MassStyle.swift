/// A format of masses that are given in kilograms.
///
/// ```swift
/// MassStyle.mass().format(72.5, locale: FormatLocale("en_GB"))  // "11 st, 5.8 lb"
/// ```
public struct MassStyle: LocalizedFormat {
  /// The unit; nil is the one that people of the locale tell their weight in.
  let unit: MassUnit?
  let fractionDigits: Int
  let width: Width
  let sign: NumberStyle.SignStyle

  /// How long the unit is written.
  public typealias Width = UnitWidth

  /// Returns the text of a mass in kilograms.
  ///
  /// Below one stone it is told in pounds alone: nobody says "0 st, 4 lb".
  public func format(_ value: Double, locale: FormatLocale) -> String {
    let unit = shownUnit(ofKilograms: value, in: locale)
    let number = unit.value(ofKilograms: value, fractionDigits: fractionDigits)
    return unit == .stonesAndPounds
      ? MixedUnitText.text(of: number, form(in: unit), locale: locale.numbers)
      : DecimalText.text(of: number, form(in: unit), locale: locale.numbers)
  }

  /// The form of a number in a unit.
  func form(in unit: MassUnit) -> NumberForm {
    let number = NumberStyle.number(fractionDigits: fractionDigits, sign: sign)
    return NumberForm(number, unit: unit.identifier, width: width)
  }

  /// Returns the unit that a mass is shown in.
  func shownUnit(ofKilograms kilograms: Double, in locale: FormatLocale) -> MassUnit {
    let unit = unit ?? locale.personMassUnit
    guard unit == .stonesAndPounds else { return unit }
    let pounds = MassUnit.pounds.value(ofKilograms: kilograms, fractionDigits: fractionDigits)
    return isShownAsStone(pounds) ? unit : .pounds
  }

  /// Tells whether pounds come to a stone when they are rounded as they are shown.
  private func isShownAsStone(_ pounds: Double) -> Bool {
    // A `Double` near 14 has no more digits than these.
    let digits = min(max(fractionDigits, 0), greatestDigits)
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return (abs(pounds) * scale).rounded(.toNearestOrEven) >= MassUnit.poundsPerStone * scale
  }
}

private let greatestDigits = 14

extension LocalizedFormat where Self == MassStyle {
  /// A mass in kilograms, shown in a unit of choice or in the one that the reader's locale prefers.
  ///
  /// - Parameters:
  ///   - unit: the unit; nil is the one that people of the locale tell their weight in.
  ///   - fractionDigits: the digits after the mark; of stones and pounds, those of the pounds.
  ///   - width: how long the unit is written.
  ///   - sign: when a sign is shown.
  /// - Returns: the format.
  public static func mass(
    _ unit: MassUnit? = nil,
    fractionDigits: Int = 1,
    width: MassStyle.Width = .short,
    sign: NumberStyle.SignStyle = .automatic
  ) -> MassStyle {
    MassStyle(unit: unit, fractionDigits: fractionDigits, width: width, sign: sign)
  }
}
