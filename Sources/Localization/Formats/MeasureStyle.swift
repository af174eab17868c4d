/// A format of numbers with a unit of measure.
///
/// ```swift
/// let rate = MeasureStyle.measure(.kilogramPerWeek, number: .number(fractionDigits: 1))
/// rate.format(-0.5, locale: FormatLocale("es_ES"))  // "-0,5 kg/sem."
/// ```
public struct MeasureStyle: LocalizedFormat {
  let unit: MeasureUnit
  let number: NumberStyle
  let width: Width

  /// How long the unit is written.
  public typealias Width = UnitWidth

  /// Returns the text of a number of units.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    guard unit.isWellFormed else {
      return DecimalText.text(of: value, unknownUnit: form, locale: locale.numbers)
    }
    return unit.isMixed
      ? MixedUnitText.text(of: value, form, locale: locale.numbers)
      : DecimalText.text(of: value, form, locale: locale.numbers)
  }

  /// How the number and its unit are written.
  var form: NumberForm { NumberForm(number, unit: unit.identifier, width: width) }
}

extension LocalizedFormat where Self == MeasureStyle {
  /// A number with its unit: "5 km", "5 kilometers", "22.5 kg/m²".
  ///
  /// - Parameters:
  ///   - unit: the unit, a constant or a name of the CLDR.
  ///   - width: how long the unit is written.
  ///   - number: how the number is written; without it, with three digits after the mark at most.
  /// - Returns: the format.
  public static func measure(
    _ unit: MeasureUnit,
    width: MeasureStyle.Width = .short,
    number: NumberStyle = .number
  ) -> MeasureStyle {
    MeasureStyle(unit: unit, number: number, width: width)
  }
}
