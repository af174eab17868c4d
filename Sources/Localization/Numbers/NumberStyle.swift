/// A format of numbers: plain, percent, scientific or compact.
///
/// Whole numbers of any width are written exactly; a `Double` has 15 digits that count.
///
/// ```swift
/// let change = NumberStyle.number(fractionDigits: 1).sign(.exceptZero)
/// change.format(0.5, locale: FormatLocale("es_ES"))  // "+0,5"
/// ```
public struct NumberStyle: LocalizedFormat {
  // The fields say what is written; ICU's skeleton is derived from them when a format is opened.
  private(set) var notation: Notation
  private(set) var precision: Precision
  private(set) var grouping = Grouping.automatic
  private(set) var sign = SignStyle.automatic
  private(set) var rounding = Rounding.halfToEven

  /// What is made of a number before it is written.
  enum Notation: Hashable {
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

  /// Returns the text of a number.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    DecimalText.text(of: value, NumberForm(self), locale: locale.numbers)
  }

  /// Returns the text of a whole number, to its last digit.
  @inlinable
  public func format<Value: FixedWidthInteger>(_ value: Value, locale: FormatLocale) -> String {
    // In the caller the type is known, so that this costs nothing.
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
  /// Returns the style with so many digits after the mark, at least and at most.
  public func fractionDigits(_ digits: ClosedRange<Int>) -> NumberStyle {
    with { $0.precision = .fractionDigits(digits) }
  }

  /// Returns the style with so many digits that count, wherever the mark stands.
  public func significantDigits(_ digits: ClosedRange<Int>) -> NumberStyle {
    with { $0.precision = .significantDigits(digits) }
  }

  /// Returns the style with the digits before the mark in groups, or not.
  public func grouping(_ grouping: Grouping) -> NumberStyle {
    with { $0.grouping = grouping }
  }

  /// Returns the style with a sign where one is wanted.
  public func sign(_ sign: SignStyle) -> NumberStyle {
    with { $0.sign = sign }
  }

  /// Returns the style that rounds by a rule; without one, ties go to the even digit.
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
  /// When a sign is shown.
  public enum SignStyle: Hashable, Sendable {
    /// Before negative numbers, and before what is rounded to zero from below: "-0".
    case automatic
    /// Before all numbers, zero too.
    case always
    /// Never.
    case never
    /// Before all numbers but zero.
    case exceptZero
    /// Before negative numbers, and never before zero.
    case negative
  }

  /// Whether the digits before the mark stand in groups.
  public enum Grouping: Hashable, Sendable {
    /// As the locale does: "1,234" in English, "1234" but "12.345" in Spain.
    case automatic
    /// Never: "12345".
    case never
    /// From the first group on: "1.234" in Spain too.
    case always
  }

  /// How long the words of a compact number are.
  public enum CompactWidth: Hashable, Sendable {
    /// "1.2K"
    case short
    /// "1.2 thousand"
    case long
  }

  /// How many digits are written.
  enum Precision: Hashable {
    /// Digits after the mark, at least and at most.
    case fractionDigits(ClosedRange<Int>)
    /// Digits that count, at least and at most.
    case significantDigits(ClosedRange<Int>)
    /// As ICU has it for the notation: two digits that count in a compact number.
    case usual
  }

  /// How the last digit is found.
  ///
  /// A style does not hold the rule of the standard library itself: the size of that type is known only
  /// when a program runs, which would make each copy of a style take longer than the digits of a number.
  enum Rounding: Hashable {
    /// To the nearest digit, a half to the even one.
    case halfToEven
    /// To the nearest digit, a half away from zero.
    case halfAwayFromZero
    /// To the greater number.
    case up
    /// To the smaller number.
    case down
    /// To the number nearer to zero.
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
  /// A number with as many digits after the mark as it has, three at most.
  public static var number: NumberStyle { number() }

  /// A number with so many digits after the mark.
  public static func number(
    fractionDigits: Int,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    number(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// A number with as many digits after the mark as it has, within limits.
  public static func number(
    fractionDigits: ClosedRange<Int> = 0...3,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// A number with so many digits that count: 1234.5 with two is "1,200".
  public static func number(significantDigits: ClosedRange<Int>) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .significantDigits(significantDigits))
  }

  /// A fraction as a percentage in whole numbers: 0.12 is "12%".
  public static var percent: NumberStyle { percent() }

  /// A fraction as a percentage: 0.125 is "12.5%".
  public static func percent(
    fractionDigits: Int = 0,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    percent(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// A fraction as a percentage with as many digits after the mark as it has, within limits.
  public static func percent(
    fractionDigits: ClosedRange<Int>,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .percent, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// A number with an exponent of ten: 12345 is "1.2345E4".
  public static func scientific(fractionDigits: ClosedRange<Int> = 0...6) -> NumberStyle {
    NumberStyle(notation: .scientific, precision: .fractionDigits(fractionDigits))
  }

  /// A rounded number with a word or a letter for thousands and millions: "1.2K", "1.2 thousand".
  ///
  /// It has two digits that count, and all those before the mark.
  public static func compact(_ width: NumberStyle.CompactWidth = .short) -> NumberStyle {
    NumberStyle(notation: .compact(width), precision: .usual)
  }
}
