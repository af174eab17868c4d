internal import ICU

/// A form of two units that was learned from ICU's texts: "11 st, 5.8 lb", "5 ft, 6 in".
///
/// The whole units and the rest are forms of one unit each, with a joint between them. What was learned is
/// tried against more of ICU's texts before it is used.
final class LearnedMixedUnitForm: NumberFormWriter {
  private let whole: LearnedNumberForm
  private let rest: LearnedNumberForm
  /// What stands between the two.
  private let joint: String
  /// How many of the smaller unit the larger one has.
  private let ratio: Double
  private let fractionDigits: ClosedRange<Int>

  /// Learns a form; nil when the form or the locale is not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - reference: ICU's format of both.
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

  /// Returns the text of a number of the larger unit; nil for one that is below zero, or too large.
  ///
  /// Source: ICU 72, `ComplexUnitsConverter::convert`: what is a whole number but for the error of a
  /// `Double` is taken for one, and what is rounded to a whole unit is carried.
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

extension LearnedMixedUnitForm {
  private static func learned(_ form: NumberForm, locale: String) -> LearnedNumberForm? {
    let reference = try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
    return reference.flatMap { LearnedNumberForm(form, locale: locale, reference: $0) }
  }

  /// Returns what a locale writes between two amounts; nil when it writes something around them too.
  private static func joint(_ width: UnitWidth, locale: String) -> String? {
    let format = try? ListFormat(locale: locale, kind: .units, width: width.listWidth)
    guard let text = try? format?.string(from: ["1", "2"]), text.first == "1", text.last == "2"
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the two units of a mixed one, and how many of the second the first has; nil when they are not
  /// known here.
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
  /// Tells whether the number is not below a whole one.
  fileprivate func isAtLeast(_ whole: Double) -> Bool {
    let unit = (0..<fractionDigits).reduce(1.0) { unit, _ in unit * 10 }
    return Double(significand) >= whole * unit
  }
}

/// With more digits a rest could be carried that is not rounded to a whole unit.
private let greatestFractionDigits = 9
/// Above it a `Double` has no digits left for the rest.
private let greatestNumber = 1e12

/// Numbers whose whole part and whose rest have all categories, with rests that are carried.
private let samples: [Double] =
  (0...26).map { Double($0) } + (1...40).map { Double($0) / 7 }
  + [0.25, 1.999999, 2.999999999999, 13.5, 100.25, 1234.5, 12_345.625, 1e6]
