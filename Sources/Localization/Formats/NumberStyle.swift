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
