internal import ICU

/// Formats numbers and always returns a string.
///
/// ICU fails if memory is exhausted, or if it does not know a unit. Then the name of the unit
/// follows the number unchanged, or the number is in Swift's own format.
enum DecimalText {
  /// Returns a number as a string.
  static func text(of number: Double, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { $0.text(of: number) }
    return text ?? textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns an integer as a string.
  static func text(of number: WholeNumber, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { form in
      switch number {
      case .integer(let integer): form.text(of: integer)
      case .digits(let digits): try? form.format?.string(fromDecimal: digits)
      }
    }
    return text ?? textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns a number in decimal notation, such as "-72.50", as a string.
  static func text(ofDecimal number: String, _ form: NumberForm, locale: String) -> String {
    let text = NumberFormCache.withForm(form, locale: locale) { form in
      try? form.format?.string(fromDecimal: number)
    }
    return text
      ?? textWithoutICU(number, form) { Self.text(ofDecimal: number, $0, locale: locale) }
  }

  /// Returns a number with an unknown unit as a string: "3,5 cubit".
  static func text(of number: Double, unknownUnit form: NumberForm, locale: String) -> String {
    textWithoutICU(number, form) { Self.text(of: number, $0, locale: locale) }
  }

  /// Returns the number with the name of its unit, or the number alone if ICU fails for that too.
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

/// An integer of any width.
enum WholeNumber: Hashable, Sendable, Codable {
  /// An integer that fits in 64 bits.
  case integer(Int64)
  /// The digits of another integer, with its sign.
  case digits(String)

  init(_ number: some FixedWidthInteger) {
    self = Int64(exactly: number).map(WholeNumber.integer) ?? .digits("\(number)")
  }
}

extension WholeNumber: CustomStringConvertible {
  /// The number without separators.
  var description: String {
    switch self {
    case .integer(let integer): "\(integer)"
    case .digits(let digits): digits
    }
  }
}

/// The format of an integer in a message.
struct WholeNumberStyle: LocalizedFormat, Codable {
  let style: NumberStyle

  func format(_ value: WholeNumber, locale: FormatLocale) -> String {
    DecimalText.text(of: value, NumberForm(style), locale: locale.numbers)
  }
}
