/// A format of numbers: plain, percent, scientific or compact.
///
/// Integers of any width are written exactly; a `Double` has 15 significant digits.
///
/// ```swift
/// let change = NumberStyle.number(fractionDigits: 1).sign(.exceptZero)
/// change.format(0.5, locale: FormatLocale("es_ES"))  // "+0,5"
/// ```
public struct NumberStyle: LocalizedFormat, Codable {
  // ICU's skeleton is derived from these fields when a format is opened.
  private(set) var notation: Notation
  private(set) var precision: Precision
  private(set) var grouping = Grouping.automatic
  private(set) var sign = SignStyle.automatic
  private(set) var rounding = Rounding.halfToEven

  /// The notation of a number.
  enum Notation: Hashable, Codable {
    /// "1,234.5"
    case decimal
    /// "12.5%" for 0.125
    case percent
    /// "1.2345E3"
    case scientific
    /// "1.2K", "1.2 thousand"
    case compact(CompactWidth)
  }

  init(notation: Notation, precision: Precision) {
    self.notation = notation
    self.precision = precision
  }

  /// Returns a number as a string.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    DecimalText.text(of: value, NumberForm(self), locale: locale.numbers)
  }

  /// Returns an integer as a string, to its last digit.
  @inlinable
  public func format<Value: FixedWidthInteger>(_ value: Value, locale: FormatLocale) -> String {
    // The function is inlined, and the type is known in the caller. The check therefore costs
    // nothing.
    guard let integer = Int64(exactly: value) else { return text(ofDigits: "\(value)", locale) }
    return text(of: integer, locale)
  }

  @usableFromInline
  func text(of integer: Int64, _ locale: FormatLocale) -> String {
    DecimalText.text(of: .integer(integer), NumberForm(self), locale: locale.numbers)
  }

  @usableFromInline
  func text(ofDigits digits: String, _ locale: FormatLocale) -> String {
    DecimalText.text(of: .digits(digits), NumberForm(self), locale: locale.numbers)
  }
}

extension NumberStyle {
  /// Returns a copy with a minimum and a maximum number of fraction digits.
  public func fractionDigits(_ digits: ClosedRange<Int>) -> NumberStyle {
    with { $0.precision = .fractionDigits(digits) }
  }

  /// Returns a copy with a minimum and a maximum number of significant digits.
  public func significantDigits(_ digits: ClosedRange<Int>) -> NumberStyle {
    with { $0.precision = .significantDigits(digits) }
  }

  /// Returns a copy with another grouping of integer digits.
  public func grouping(_ grouping: Grouping) -> NumberStyle {
    with { $0.grouping = grouping }
  }

  /// Returns a copy with another condition for signs.
  public func sign(_ sign: SignStyle) -> NumberStyle {
    with { $0.sign = sign }
  }

  /// Returns a copy with another rounding rule.
  ///
  /// The default is to round ties to the even digit.
  public func rounded(_ rule: FloatingPointRoundingRule) -> NumberStyle {
    with { $0.rounding = Rounding(rule) }
  }

  private func with(_ change: (inout NumberStyle) -> Void) -> NumberStyle {
    var style = self
    change(&style)
    return style
  }
}

// MARK: - Options

extension NumberStyle {
  /// The condition for a sign.
  public enum SignStyle: String, Hashable, Sendable, Codable {
    /// Before negative numbers, and before negative numbers that are rounded to zero: "-0".
    case automatic
    /// Before all numbers, including zero.
    case always
    /// Never.
    case never
    /// Before all numbers except zero.
    case exceptZero
    /// Before negative numbers, but not before zero.
    case negative
  }

  /// The grouping of integer digits.
  public enum Grouping: String, Hashable, Sendable, Codable {
    /// The default of the locale: "1,234" in English, "1234" but "12.345" in Spain.
    case automatic
    /// Never: "12345".
    case never
    /// From the first group on: "1.234" also in Spain.
    case always
  }

  /// The length of the words in a compact number.
  public enum CompactWidth: String, Hashable, Sendable, Codable {
    /// "1.2K"
    case short
    /// "1.2 thousand"
    case long
  }

  /// The number of digits.
  enum Precision: Hashable, Codable {
    /// The minimum and maximum number of fraction digits.
    case fractionDigits(ClosedRange<Int>)
    /// The minimum and maximum number of significant digits.
    case significantDigits(ClosedRange<Int>)
    /// ICU's default for the notation: two significant digits in a compact number.
    case usual
  }

  /// The rounding of the last digit.
  ///
  /// A style does not contain the rule of the standard library. The size of that type is known only
  /// at run time, and copying a style would take longer than writing the digits of a number.
  enum Rounding: String, Hashable, Codable {
    /// To the nearest digit; a half to the even one.
    case halfToEven
    /// To the nearest digit; a half away from zero.
    case halfAwayFromZero
    /// To the greater number.
    case up
    /// To the smaller number.
    case down
    /// To the number closer to zero.
    case towardZero
    /// To the number farther from zero.
    case awayFromZero

    init(_ rule: FloatingPointRoundingRule) {
      self =
        switch rule {
        case .toNearestOrEven: .halfToEven
        case .toNearestOrAwayFromZero: .halfAwayFromZero
        case .up: .up
        case .down: .down
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        @unknown default: .halfToEven
        }
    }
  }
}

// MARK: - Factories

extension LocalizedFormat where Self == NumberStyle {
  /// A number with as many fraction digits as it has, three at most.
  public static var number: NumberStyle { number() }

  /// Returns a format with a fixed number of fraction digits.
  public static func number(
    fractionDigits: Int,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    number(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// Returns a format with a minimum and a maximum number of fraction digits.
  public static func number(
    fractionDigits: ClosedRange<Int> = 0...3,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// Returns a format with a number of significant digits: 1234.5 with two is "1,200".
  public static func number(significantDigits: ClosedRange<Int>) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .significantDigits(significantDigits))
  }

  /// A fraction as a percentage without fraction digits: 0.12 is "12%".
  public static var percent: NumberStyle { percent() }

  /// Returns a format of fractions as percentages: 0.125 is "12.5%".
  public static func percent(
    fractionDigits: Int = 0,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    percent(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// Returns a format of fractions as percentages with a minimum and a maximum number of fraction
  /// digits.
  public static func percent(
    fractionDigits: ClosedRange<Int>,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .percent, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// Returns a format of numbers with an exponent of ten: 12345 is "1.2345E4".
  public static func scientific(fractionDigits: ClosedRange<Int> = 0...6) -> NumberStyle {
    NumberStyle(notation: .scientific, precision: .fractionDigits(fractionDigits))
  }

  /// Returns a format of rounded numbers with a word or a letter for thousands and millions:
  /// "1.2K", "1.2 thousand".
  ///
  /// It has two significant digits, and all integer digits.
  public static func compact(_ width: NumberStyle.CompactWidth = .short) -> NumberStyle {
    NumberStyle(notation: .compact(width), precision: .usual)
  }
}
