internal import ICU

/// Formats numbers where there must be a text at the end.
///
/// ICU fails for want of memory, or when it does not know a unit: then Swift's own form of the
/// number is shown, with the name of the unit behind it.
enum DecimalText {
  /// Returns the text of a number.
  static func text(of number: Double, _ form: NumberForm, locale: String) -> String {
    let text = try? format(form, locale)?.string(from: number)
    return text ?? plainText(number, form)
  }

  /// Returns the text of a whole number.
  static func text(of number: WholeNumber, _ form: NumberForm, locale: String) -> String {
    let format = format(form, locale)
    switch number {
    case .integer(let integer):
      return (try? format?.string(from: integer)) ?? plainText(integer, form)
    case .digits(let digits):
      return (try? format?.string(fromDecimal: digits)) ?? plainText(digits, form)
    }
  }

  /// Returns the text of a number that is written in decimal: "-72.50".
  static func text(ofDecimal number: String, _ form: NumberForm, locale: String) -> String {
    (try? format(form, locale)?.string(fromDecimal: number)) ?? plainText(number, form)
  }

  private static func plainText(
    _ number: some CustomStringConvertible,
    _ form: NumberForm
  ) -> String {
    form.unit.map { "\(number) \($0)" } ?? "\(number)"
  }

  /// Returns ICU's format; nil when ICU refuses it.
  private static func format(_ form: NumberForm, _ locale: String) -> DecimalFormat? {
    formats.value(for: Signature(form: form, locale: locale)) { signature in
      try? DecimalFormat(
        skeleton: signature.form.skeleton(in: signature.locale),
        locale: signature.locale
      )
    }
  }

  private struct Signature: Hashable, Sendable {
    let form: NumberForm
    let locale: String
  }

  /// The formats that were asked for; the skeleton is derived when one is opened, and not before.
  private static let formats = BoundedCache<Signature, DecimalFormat?>()
}
