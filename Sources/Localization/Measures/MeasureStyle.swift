internal import ICU

/// A format of numbers with a unit of measure.
///
/// ```swift
/// let rate = MeasureStyle.measure(.kilogramPerWeek, number: .number(fractionDigits: 1))
/// rate.format(-0.5, locale: FormatLocale("es_ES"))  // "-0,5 kg/sem."
/// ```
public struct MeasureStyle: LocalizedFormat, Codable {
  let unit: MeasureUnit
  let number: NumberStyle
  let width: Width

  /// The length of the unit name.
  public typealias Width = UnitWidth

  /// Returns a number of units as a string.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    guard unit.isWellFormed else {
      return DecimalText.text(of: value, unknownUnit: form, locale: locale.numbers)
    }
    return unit.isMixed
      ? MixedUnitText.text(of: value, form, locale: locale.numbers)
      : DecimalText.text(of: value, form, locale: locale.numbers)
  }

  /// The format of the number with its unit.
  var form: NumberForm { NumberForm(number, unit: unit.identifier, width: width) }
}

extension LocalizedFormat where Self == MeasureStyle {
  /// Returns a format of numbers with a unit: "5 km", "5 kilometers", "22.5 kg/m²".
  ///
  /// - Parameters:
  ///   - unit: The unit, a constant or a CLDR name.
  ///   - width: The length of the unit name.
  ///   - number: The format of the number; by default with three fraction digits at most.
  /// - Returns: The format.
  public static func measure(
    _ unit: MeasureUnit,
    width: MeasureStyle.Width = .short,
    number: NumberStyle = .number
  ) -> MeasureStyle {
    MeasureStyle(unit: unit, number: number, width: width)
  }
}

/// Formats numbers of several units at once: "5 ft, 6 in".
enum MixedUnitText {
  /// Returns a number as a string, with its sign before the first unit.
  ///
  /// ICU 72 writes the sign with one of the units: minus half a foot would be "0 ft, 6 in", and
  /// plus 5.5 feet "5 ft, +6 in".
  static func text(of number: Double, _ form: NumberForm, locale: String) -> String {
    if number > 0, form.number.sign == .automatic {
      return DecimalText.text(of: number, form, locale: locale)
    }
    func unsigned(_ number: Double) -> String {
      let unsigned = form.number.sign(.never)
      let form = NumberForm(unsigned, unit: form.unit, width: form.width)
      return DecimalText.text(of: number, form, locale: locale)
    }
    let text = unsigned(number.magnitude)
    let isNegative = number.sign == .minus && !number.isNaN
    return sign(of: form.number.sign, isNegative, isZero: { text == unsigned(0) }, locale) + text
  }

  /// Returns the sign of a number.
  private static func sign(
    of style: NumberStyle.SignStyle,
    _ isNegative: Bool,
    isZero: () -> Bool,
    _ locale: String
  ) -> String {
    let symbols = try? NumberSymbols.shared(locale: locale)
    let (minus, plus) = (symbols?.minus ?? "-", symbols?.plus ?? "+")
    switch style {
    case .never: return ""
    case .automatic: return isNegative ? minus : ""
    case .always: return isNegative ? minus : plus
    case .exceptZero: return isZero() ? "" : isNegative ? minus : plus
    case .negative: return isNegative && !isZero() ? minus : ""
    }
  }
}
