internal import ICU

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
    guard unit.isMixed, value < 0, value > -1 else {
      return DecimalText.text(of: value, form, locale: locale.numbers)
    }
    return textBelowOneUnit(value, locale: locale.numbers)
  }

  /// How the number and its unit are written.
  var form: NumberForm { NumberForm(number, unit: unit.identifier, width: width) }

  /// Returns the text of a negative number that has none of the largest of its units.
  ///
  /// ICU 72 gives the sign to the number of those, and zero has none: half a foot less would be
  /// "0 ft, 6 in".
  private func textBelowOneUnit(_ value: Double, locale: String) -> String {
    let unsigned = NumberForm(number.sign(.never), unit: unit.identifier, width: width)
    let text = DecimalText.text(of: -value, unsigned, locale: locale)
    let sign = number.sign == .never ? "" : (try? NumberSymbols.shared(locale: locale).minus) ?? "-"
    return sign + text
  }
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
