internal import ICU

/// A format of numbers.
public struct NumberStyle: LocalizedFormat {
  private let skeleton: DecimalFormat.Skeleton

  /// When a sign is shown.
  public enum SignStyle: Hashable, Sendable {
    /// Before negative numbers.
    case automatic
    /// Before all numbers but zero.
    case exceptZero

    var token: String? {
      switch self {
      case .automatic: nil
      case .exceptZero: "sign-except-zero"
      }
    }
  }

  init(fractionDigits: ClosedRange<Int>, isPercent: Bool, sign: SignStyle) {
    precondition(fractionDigits.lowerBound >= 0, "digits after the mark are counted")
    let precision = DecimalFormat.Skeleton.precision(
      fractionDigits.lowerBound,
      fractionDigits.upperBound
    )
    let tokens = [isPercent ? "percent scale/100" : nil, precision, sign.token]
    skeleton = DecimalFormat.Skeleton(tokens.compactMap(\.self).joined(separator: " "))
  }

  /// Returns the text of a number.
  public func format(_ value: Double, locale: FormatLocale) -> String {
    DecimalText.text(of: value, skeleton, locale: locale.numbers)
  }
}

extension LocalizedFormat where Self == NumberStyle {
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
    NumberStyle(fractionDigits: fractionDigits, isPercent: false, sign: sign)
  }

  /// A fraction as a percentage: 0.125 is "12.5%".
  public static func percent(
    fractionDigits: Int = 0,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(fractionDigits: fractionDigits...fractionDigits, isPercent: true, sign: sign)
  }
}
