public import FoundationEssentials
internal import ICU

/// A format of amounts of money: "€12.50", "12,50 €".
///
/// ```swift
/// let price = CurrencyStyle.currency("EUR")
/// price.format(12.5, locale: FormatLocale("es_ES"))                              // "12,50 €"
/// CurrencyStyle.currency("CHF").cash().format(9.98, locale: FormatLocale("de_CH"))  // "CHF 10.00"
/// ```
///
/// Amounts have the digits of the currency: two of euros, none of yen. A `Decimal` or an integer is
/// written exactly; a `Double` has 15 significant digits. A code that is not three letters is
/// written after the number, and ``LocalizationProblem/Kind/unknownUnit(name:)`` is reported.
public struct CurrencyStyle: LocalizedFormat, Codable {
  /// Amounts.
  public typealias Input = Double

  private let code: String
  private let width: Width
  private var number = NumberStyle(notation: .decimal, precision: .usual)
  private var isAccounting = false
  private var isCash = false

  /// The form of the currency.
  public enum Width: String, Hashable, Sendable, Codable, CaseIterable {
    /// The code of ISO 4217: "USD 12.50".
    case code
    /// The symbol, which is unambiguous in the locale: "US$12.50" in Canada.
    case symbol
    /// The shortest symbol, which several currencies may share: "$12.50".
    case narrowSymbol
    /// The name, in the plural form of the amount: "12.50 US dollars".
    case name
  }

  fileprivate init(code: String, width: Width) {
    self.code = code
    self.width = width
  }

  /// Returns an amount as a string.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    isWellFormed
      ? DecimalText.text(of: value, form, locale: locale.numbers)
      : DecimalText.text(of: value, unknownUnit: form, locale: locale.numbers)
  }

  /// Returns a decimal amount as a string, to its last digit.
  ///
  /// ```swift
  /// CurrencyStyle.currency("USD").format(Decimal(1) / 8, locale: FormatLocale("en_US"))  // "$0.12"
  /// ```
  public func format(_ value: Decimal, locale: FormatLocale) -> String {
    text(of: .digits(value.description), locale)
  }

  /// Returns an amount of whole units as a string, to its last digit.
  ///
  /// ```swift
  /// CurrencyStyle.currency("JPY").format(Int64(1500), locale: FormatLocale("ja_JP"))  // "￥1,500"
  /// ```
  public func format(_ value: some FixedWidthInteger, locale: FormatLocale) -> String {
    text(of: WholeNumber(value), locale)
  }

  /// Returns an exact number as a string.
  func text(of number: WholeNumber, _ locale: FormatLocale) -> String {
    isWellFormed
      ? DecimalText.text(of: number, form, locale: locale.numbers)
      : DecimalText.text(of: number, NumberForm(self.number), locale: locale.numbers) + " " + code
  }

  /// The format of the number with its currency.
  var form: NumberForm {
    guard isWellFormed else { return NumberForm(number, unit: code) }
    var unit = NumberForm.currencyToken + code
    if width == .code { unit += " unit-width-iso-code" }
    if isCash, case .usual = number.precision { unit += NumberForm.cashToken }
    if isAccounting, let sign = number.sign.accountingToken { unit += sign }
    let hasOwnSign = isAccounting && number.sign != .never
    return NumberForm(
      hasOwnSign ? number.sign(.automatic) : number,
      unit: unit,
      width: width.unitWidth
    )
  }

  /// Whether the code is three letters; another one could be read as more than a currency.
  var isWellFormed: Bool {
    code.utf8.count == 3
      && code.utf8.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & ~0x20)
      }
  }
}

extension CurrencyStyle {
  /// Returns a copy whose negative amounts are in parentheses where the locale does so: "($12.50)".
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("USD").accounting()
  /// style.format(-12.5, locale: FormatLocale("en_US"))  // "($12.50)"
  /// ```
  public func accounting() -> CurrencyStyle { with { $0.isAccounting = true } }

  /// Returns a copy that rounds amounts to the coins of the currency: 0.05 of Swiss francs.
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("CHF").cash()
  /// style.format(9.98, locale: FormatLocale("de_CH"))  // "CHF 10.00"
  /// ```
  public func cash() -> CurrencyStyle { with { $0.isCash = true } }

  /// Returns a copy with a minimum and a maximum number of fraction digits instead of those of the
  /// currency.
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("EUR").fractionDigits(0...0)
  /// style.format(1250, locale: FormatLocale("en_IE"))  // "€1,250"
  /// ```
  public func fractionDigits(_ digits: ClosedRange<Int>) -> CurrencyStyle {
    with { $0.number = $0.number.fractionDigits(digits) }
  }

  /// Returns a copy with another grouping of integer digits.
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("EUR").grouping(.never)
  /// style.format(1250, locale: FormatLocale("en_IE"))  // "€1250.00"
  /// ```
  public func grouping(_ grouping: NumberStyle.Grouping) -> CurrencyStyle {
    with { $0.number = $0.number.grouping(grouping) }
  }

  /// Returns a copy with another condition for signs.
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("EUR").sign(.always)
  /// style.format(5, locale: FormatLocale("en_IE"))  // "+€5.00"
  /// ```
  public func sign(_ sign: NumberStyle.SignStyle) -> CurrencyStyle {
    with { $0.number = $0.number.sign(sign) }
  }

  /// Returns a copy with another rounding rule; the default is to round ties to the even digit.
  ///
  /// ```swift
  /// let style = CurrencyStyle.currency("EUR").rounded(.up)
  /// style.format(1.001, locale: FormatLocale("en_IE"))  // "€1.01"
  /// ```
  public func rounded(_ rule: FloatingPointRoundingRule) -> CurrencyStyle {
    with { $0.number = $0.number.rounded(rule) }
  }

  private func with(_ change: (inout CurrencyStyle) -> Void) -> CurrencyStyle {
    var style = self
    change(&style)
    return style
  }
}

extension CurrencyStyle.Width {
  fileprivate var unitWidth: UnitWidth {
    switch self {
    case .code, .symbol: .short
    case .narrowSymbol: .narrow
    case .name: .full
    }
  }
}

extension NumberStyle.SignStyle {
  fileprivate var accountingToken: String? {
    switch self {
    case .automatic: " sign-accounting"
    case .always: " sign-accounting-always"
    case .never: nil
    case .exceptZero: " sign-accounting-except-zero"
    case .negative: " sign-accounting-negative"
    }
  }
}

extension LocalizedFormat where Self == CurrencyStyle {
  /// Returns a format of amounts of money.
  ///
  /// ```swift
  /// String(localized: "Total: \(12.5, format: .currency("EUR"))")
  /// ```
  ///
  /// - Parameters:
  ///   - code: The code of ISO 4217: "EUR".
  ///   - width: The form of the currency.
  /// - Returns: The format.
  public static func currency(
    _ code: String,
    width: CurrencyStyle.Width = .symbol
  ) -> CurrencyStyle {
    CurrencyStyle(code: code, width: width)
  }
}

// MARK: - Currencies as units

extension NumberForm {
  /// The start of the unit of a currency, which is a part of an ICU skeleton: "currency/EUR".
  ///
  /// Forms of numbers are compared for each number. A currency is therefore no further property.
  static let currencyToken = "currency/"
  /// The end of the unit of a currency whose amounts are paid in coins.
  static let cashToken = " precision-currency-cash"

  /// Whether the unit is a currency.
  var isCurrency: Bool { unit?.hasPrefix(Self.currencyToken) ?? false }

  /// The minimum and maximum number of fraction digits; `nil` if the form is not defined by them.
  var fractionDigits: ClosedRange<Int>? {
    switch number.precision {
    case .fractionDigits(let digits): return digits
    case .significantDigits: return nil
    case .usual:
      guard let unit, isCurrency else { return nil }
      let code = String(unit.dropFirst(Self.currencyToken.count).prefix { $0 != " " })
      let isCash = unit.contains(Self.cashToken)
      if isCash, CurrencyData.hasCashStep(code) { return nil }
      let digits = CurrencyData.fractionDigits(of: code, ofCash: isCash)
      return digits...digits
    }
  }
}

/// The format of an exact amount in a message.
struct ExactAmountStyle: LocalizedFormat, Codable {
  let style: CurrencyStyle

  func format(_ value: WholeNumber, locale: FormatLocale) -> String {
    style.text(of: value, locale)
  }
}

extension LocalizationValue.StringInterpolation {
  /// Appends a decimal amount of money, to its last digit: `%@`.
  ///
  /// ```swift
  /// String(localized: "Total: \(total, format: .currency("EUR"))")
  /// ```
  public mutating func appendInterpolation(_ value: Decimal, format: CurrencyStyle) {
    let style = ExactAmountStyle(style: format)
    let argument = FormattedArgument(WholeNumber.digits(value.description), format: style)
    append(.formatted(argument), placeholder: "%@")
  }

  /// Appends an amount of whole units of money: `%@`.
  ///
  /// ```swift
  /// String(localized: "Total: \(count * 5, format: .currency("EUR"))")
  /// ```
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: Value,
    format: CurrencyStyle
  ) {
    let style = ExactAmountStyle(style: format)
    append(.formatted(FormattedArgument(WholeNumber(value), format: style)), placeholder: "%@")
  }
}
