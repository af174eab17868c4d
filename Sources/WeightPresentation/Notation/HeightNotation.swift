package import Localization

/// The user's notation of body heights.
///
/// A small number without a unit is in metres; a large one is in centimetres.
package struct HeightNotation: Sendable {
  private let locale: UserLocale
  private let formats: FormatLocale

  /// Creates the notation of a locale.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// Parses a height and returns it in centimetres: "165 cm", "1,65 m", "1,65", "5 ft 5 in", "5'
  /// 5\"".
  ///
  /// - Returns: `nil` if the input is not a height.
  package func centimetres(parsing text: String) -> Double? {
    let amounts = amounts(in: text[...])
    switch amounts?.count {
    case 1: return amounts?.first.flatMap(centimetres)
    case 2:
      guard let feet = amounts?[0], let inches = amounts?[1], feet.unit == .foot,
        inches.unit == .inch || inches.unit == nil, feet.number == feet.number.rounded(),
        (0..<12).contains(inches.number)
      else { return nil }
      return (feet.number * 12 + inches.number) * Unit.inch.centimetres
    default: return nil
    }
  }

  /// Returns the formatted height: "165 cm", "5 ft, 5 in".
  package func text(of centimetres: Double) -> String {
    formats.personMassUnit == .kilograms
      ? MeasureStyle.measure("centimeter", number: .number(fractionDigits: 0...1))
        .format(centimetres, locale: formats)
      : MeasureStyle.measure("foot-and-inch", number: .number(fractionDigits: 0))
        .format(centimetres / Unit.foot.centimetres, locale: formats)
  }

  /// Returns the error for an invalid height.
  package func refusal(of text: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is not a height.",
        locale: locale,
        comment: "Error: the input cannot be read"
      ),
      hint: hint,
      code: .invalidHeight
    )
  }

  /// The hint with examples of valid input.
  var hint: String {
    let metres = NumberStyle.number(fractionDigits: 2).format(1.65, locale: formats)
    return String(
      localized:
        "Write it like this: \(["165 cm", "\(metres) m", "5 ft 5 in"], format: .list(.or))",
      locale: locale,
      comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
    )
  }
}

extension HeightNotation {
  private enum Unit {
    case centimetre
    case metre
    case foot
    case inch

    var centimetres: Double {
      switch self {
      case .centimetre: 1
      case .metre: 100
      case .foot: 30.48
      case .inch: 2.54
      }
    }

    /// Parses an abbreviation.
    ///
    /// They are the same in English and Spanish.
    init?(_ sign: Substring) {
      switch sign.lowercased() {
      case "cm": self = .centimetre
      case "m": self = .metre
      case "ft", "'", "’", "′": self = .foot
      case "in", "\"", "”", "″", "''": self = .inch
      default: return nil
      }
    }
  }

  private struct Amount {
    let number: Double
    let unit: Unit?
  }

  private func amounts(in text: Substring) -> [Amount]? {
    var amounts: [Amount] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
      rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
      let sign = rest.prefix { !$0.isNumber && !$0.isWhitespace }
      rest = rest[sign.endIndex...].drop(while: \.isWhitespace)
      let unit = Unit(sign)
      guard let number = try? NumberParser(locale: formats).parse(String(digits)),
        unit != nil || sign.isEmpty
      else { return nil }
      amounts.append(Amount(number: number.value, unit: unit))
    }
    return amounts
  }

  private func centimetres(_ amount: Amount) -> Double? {
    let unit = amount.unit ?? (amount.number <= 3 ? .metre : .centimetre)
    return amount.number * unit.centimetres
  }
}
