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
