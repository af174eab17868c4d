package import Localization
package import WeightCore

/// The user's notation of waist circumferences.
///
/// A number without a unit is in centimetres, or in inches where heights are in feet and inches. It
/// must be an ordinary waist in this unit, because many tapes have both.
package struct WaistNotation: Sendable {
  private let locale: UserLocale
  private let formats: FormatLocale

  /// Creates the notation of a locale.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// The waists, in centimetres, that are accepted without a unit.
  ///
  /// Few adults are outside of them, whereas most numbers in the other unit are.
  private static let usualCentimetres = 50.0...150.0

  /// Parses a circumference such as "84", "84 cm", "33 in" or "33\"".
  ///
  /// - Throws: ``InputError`` with the input and examples of valid input.
  package func waist(parsing text: String) throws(InputError) -> Waist {
    let parsed: (number: ParsedNumber, rest: Substring)
    do {
      parsed = try NumberParser(locale: formats).parse(prefixOf: formats.withOwnDecimalMark(text))
    } catch {
      throw notAWaist(text)
    }
    let unit = parsed.rest.filter { !$0.isWhitespace }
    guard let micrometres = unit.isEmpty ? formats.waistUnit : Self.micrometres(inUnit: unit) else {
      throw notAWaist(text)
    }
    guard let waist = Waist(parsed.number.value, micrometresInUnit: micrometres) else {
      throw MassNotation(locale: locale)
        .refusal(.waistOutside(Waist.centimetreRange), of: text)
    }
    guard !unit.isEmpty || Self.usualCentimetres.contains(waist.centimetres) else {
      throw unitMissing(text)
    }
    return waist
  }

  /// The abbreviations are the same in English and Spanish.
  private static func micrometres(inUnit unit: String) -> Int64? {
    switch unit.lowercased() {
    case "cm", "centimetre", "centimetres", "centimeter", "centimeters", "centímetro",
      "centímetros":
      Waist.micrometresInCentimetre
    case "in", "\"", "”", "″", "''", "inch", "inches", "pulgada", "pulgadas":
      Waist.micrometresInInch
    default: nil
    }
  }

  private func unitMissing(_ text: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' could be centimetres or inches: the unit is missing.",
        locale: locale,
        comment: "Error: a waist without a unit, which would be very small or very large"
      ),
      hint: hint,
      code: .invalidWaist
    )
  }

  private func notAWaist(_ text: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is not a waist circumference.",
        locale: locale,
        comment: "Error: the input cannot be read"
      ),
      hint: hint,
      code: .invalidWaist
    )
  }

  private var hint: String {
    let examples = [
      WaistFormat().text(84, "centimeter", formats), WaistFormat().text(33, "inch", formats),
    ]
    return String(
      localized: "Write it like this: \(examples, format: .list(.or))",
      locale: locale,
      comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
    )
  }
}

/// A format of waist circumferences: "84 cm", or "33.1 in" where heights are in feet and inches.
package struct WaistFormat: LocalizedFormat {
  private var fractionDigits = 0...1

  /// Creates a format.
  package init() {}

  /// Creates the format of a column, in which all numbers have a decimal if one of them does.
  package init(aligning waists: [Waist?], locale: FormatLocale) {
    let texts = Set(waists.compactMap { $0.map { WaistFormat().format($0, locale: locale) } })
    fractionDigits = 1...1
    let areWhole = texts.isDisjoint(
      with: waists.compactMap { $0.map { format($0, locale: locale) } }
    )
    if areWhole { fractionDigits = 0...1 }
  }

  /// Returns the formatted circumference.
  package func format(_ value: Waist, locale: FormatLocale) -> String {
    text(centimetres: value.centimetres, locale)
  }

  /// Returns a formatted length in centimetres.
  func text(centimetres: Double, _ locale: FormatLocale) -> String {
    locale.waistUnit == Waist.micrometresInCentimetre
      ? text(centimetres, "centimeter", locale) : text(centimetres / 2.54, "inch", locale)
  }

  fileprivate func text(_ value: Double, _ unit: MeasureUnit, _ locale: FormatLocale) -> String {
    MeasureStyle.measure(unit, number: .number(fractionDigits: fractionDigits))
      .format(value, locale: locale)
  }
}

extension FormatLocale {
  /// The number of micrometres in the usual unit.
  fileprivate var waistUnit: Int64 {
    personMassUnit == .kilograms ? Waist.micrometresInCentimetre : Waist.micrometresInInch
  }
}
