internal import ICU

/// Formats numbers of several units at once: "5 ft, 6 in".
enum MixedUnitText {
  /// Returns the text of a number, its sign before the first unit.
  ///
  /// ICU 72 leaves the sign to one of the units: half a foot less would be "0 ft, 6 in", and 5.5 feet
  /// more "5 ft, +6 in".
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
