internal import ICU

/// Formats numbers where there must be a text at the end.
///
/// ICU fails for want of memory, or when it does not know a unit: then the name of the unit stands
/// behind the number as it is, or the number in Swift's own form.
enum DecimalText {
  /// Returns the text of a number.
  static func text(of number: Double, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { $0.text(of: number) }
    return text ?? textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns the text of a whole number.
  static func text(of number: WholeNumber, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { form in
      switch number {
      case .integer(let integer): form.text(of: integer)
      case .digits(let digits): try? form.format?.string(fromDecimal: digits)
      }
    }
    return text ?? textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns the text of a number that is written in decimal: "-72.50".
  static func text(ofDecimal number: String, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { form in
      try? form.format?.string(fromDecimal: number)
    }
    return text
      ?? textWithoutICU(number, form) { Self.text(ofDecimal: number, $0, locale: locale) }
  }

  /// Returns the text of a number whose unit is none: "3,5 cubit".
  static func text(of number: Double, unknownUnit form: NumberForm, locale: String) -> String {
    textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns the number with the name of its unit, or the number alone when ICU fails on that.
  private static func textWithoutICU(
    _ number: some CustomStringConvertible,
    _ form: NumberForm,
    textWithoutUnit: (NumberForm) -> String
  ) -> String {
    guard let unit = form.unit else { return "\(number)" }
    LocalizationProblem(kind: .unknownUnit(name: unit), key: "", table: "", language: "").report()
    return textWithoutUnit(NumberForm(form.number)) + " " + unit
  }
}

/// A whole number of any width.
enum WholeNumber: Hashable, Sendable {
  /// One that has a place in 64 bits.
  case integer(Int64)
  /// The digits of another, with its sign.
  case digits(String)

  init(_ number: some FixedWidthInteger) {
    self = Int64(exactly: number).map(WholeNumber.integer) ?? .digits("\(number)")
  }
}

extension WholeNumber: CustomStringConvertible {
  /// The number without marks.
  var description: String {
    switch self {
    case .integer(let integer): "\(integer)"
    case .digits(let digits): digits
    }
  }
}

/// The format of a whole number that stands in a message.
struct WholeNumberStyle: LocalizedFormat {
  let style: NumberStyle

  func format(_ value: WholeNumber, locale: FormatLocale) -> String {
    DecimalText.text(of: value, NumberForm(style), locale: locale.numbers)
  }
}
