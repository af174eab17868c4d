internal import ICU

/// A format of two units that is inferred from ICU output: "11 st, 5.8 lb", "5 ft, 6 in".
///
/// The whole units and the remainder have formats of one unit each, with a separator between them.
/// The inferred format is compared with more ICU output before it is used.
final class InferredMixedUnitPattern: NumberFormWriter {
  private let whole: InferredNumberPattern
  private let rest: InferredNumberPattern
  /// The separator between the two amounts.
  private let joint: String
  /// The number of smaller units in the larger one.
  private let ratio: Double
  private let fractionDigits: ClosedRange<Int>

  /// Infers a format; returns `nil` if the format or the locale is not supported.
  ///
  /// - Parameters:
  ///   - form: The format.
  ///   - locale: The locale.
  ///   - reference: The ICU format of both.
  init?(_ form: NumberForm, locale: String, reference: DecimalFormat) {
    guard let (larger, smaller, ratio) = form.unit.flatMap(Self.units(ofMixed:)),
      case .fractionDigits(let digits) = form.number.precision,
      digits.lowerBound >= 0, digits.upperBound <= greatestFractionDigits,
      let joint = Self.joint(form.width, locale: locale),
      let whole = Self.learned(
        NumberForm(.number(fractionDigits: 0), unit: larger, width: form.width),
        locale: locale
      ),
      let rest = Self.learned(
        NumberForm(form.number, unit: smaller, width: form.width),
        locale: locale
      )
    else { return nil }
    (self.whole, self.rest, self.joint, self.ratio) = (whole, rest, joint, ratio)
    fractionDigits = digits
    for sample in samples {
      guard let text = text(of: sample), text == (try? reference.string(from: sample)) else {
        return nil
      }
    }
  }

  /// The size of the two formats in bytes.
  var size: Int { whole.size + rest.size }

  /// Returns a number of the larger unit as a string; `nil` if the number is negative or too large.
  ///
  /// A number that differs from a whole one by the error of a `Double` is treated as whole. A
  /// remainder that is rounded to a whole unit is carried.
  ///
  /// Source: ICU 72, `ComplexUnitsConverter::convert`.
  func text(of number: Double) -> String? {
    guard number >= 0, number < greatestNumber else { return nil }
    let floor = (number * (1 + .ulpOfOne)).rounded(.down)
    let remainder = max(number - floor, 0) * ratio
    guard let shown = FixedDecimal(rounding: remainder, fractionDigits: fractionDigits) else {
      return nil
    }
    let isCarried = shown.isAtLeast(ratio)
    guard let first = whole.text(of: Int64(floor) + (isCarried ? 1 : 0)),
      let second = rest.text(of: isCarried ? 0 : remainder)
    else { return nil }
    return first + joint + second
  }

  func text(of number: Int64) -> String? { text(of: Double(number)) }
}

extension InferredMixedUnitPattern {
  private static func learned(_ form: NumberForm, locale: String) -> InferredNumberPattern? {
    let reference = try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
    return reference.flatMap { InferredNumberPattern(form, locale: locale, reference: $0) }
  }

  /// Returns the separator between two amounts in a locale; `nil` if the locale also writes
  /// something around them.
  private static func joint(_ width: UnitWidth, locale: String) -> String? {
    let format = try? ListFormat(locale: locale, kind: .units, width: width.listWidth)
    guard let text = try? format?.string(from: ["1", "2"]), text.first == "1", text.last == "2"
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the two units of a mixed one, and the number of smaller units in the larger one.
  ///
  /// - Returns: `nil` if they are not known here.
  private static func units(
    ofMixed unit: String
  ) -> (larger: String, smaller: String, ratio: Double)? {
    switch unit {
    case "stone-and-pound": ("stone", "pound", 14)
    case "pound-and-ounce": ("pound", "ounce", 16)
    case "foot-and-inch": ("foot", "inch", 12)
    case "day-and-hour": ("day", "hour", 24)
    case "hour-and-minute": ("hour", "minute", 60)
    case "minute-and-second": ("minute", "second", 60)
    default: nil
    }
  }
}

extension FixedDecimal {
  /// Returns whether the number is at least a whole one.
  fileprivate func isAtLeast(_ whole: Double) -> Bool {
    let unit = (0..<fractionDigits).reduce(1.0) { unit, _ in unit * 10 }
    return Double(significand) >= whole * unit
  }
}

/// The maximum number of fraction digits.
///
/// With more, a remainder could be carried that is not rounded to a whole unit.
private let greatestFractionDigits = 9
/// The maximum number.
///
/// Above it, a `Double` has no digits for the remainder.
private let greatestNumber = 1e12

/// Numbers whose integer part and remainder have all plural categories, with remainders that are
/// carried.
private let samples: [Double] =
  (0...26).map { Double($0) } + (1...40).map { Double($0) / 7 }
  + [0.25, 1.999999, 2.999999999999, 13.5, 100.25, 1234.5, 12_345.625, 1e6]
