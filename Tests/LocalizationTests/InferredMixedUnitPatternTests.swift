import ICU
import Localization
import TestSupport
import Testing

@Suite struct `A number with two units written without ICU` {
  private static let locales = [
    "en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR", "de_CH", "fr_FR",
    "pt_PT", "ru_RU", "pl_PL", "lv_LV", "sl_SI", "ar_EG", "he_IL", "hi_IN", "ja_JP",
    "en_US_POSIX",
  ]
  private static let units = [
    "stone-and-pound", "pound-and-ounce", "foot-and-inch", "day-and-hour", "hour-and-minute",
    "minute-and-second",
  ]

  @Test(arguments: units, locales)
  func `is the same as that of ICU`(unit: String, locale: String) throws {
    var generator = SeededGenerator(seed: 12)
    for (width, name) in zip(UnitWidth.allCases, ["-narrow", "-short", "-full-name"]) {
      let skeleton = "unit/\(unit) unit-width\(name) .0"
      let reference = try DecimalFormat(skeleton: .init(skeleton), locale: locale)
      let number = NumberStyle.number(fractionDigits: 1)
      let style = MeasureStyle.measure(MeasureUnit(unit), width: width, number: number)
      for _ in 0..<60 {
        let number = positiveNumber(using: &generator)
        let text = style.format(number, locale: FormatLocale(locale))
        #expect(try text == reference.string(from: number), "\(number)")
      }
    }
  }

  /// Returns numbers of all magnitudes, many with a remainder close to a whole unit or to a half.
  private func positiveNumber(using generator: inout SeededGenerator) -> Double {
    let whole = Double(Int.random(in: 0...30, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return whole + 1
    case 1: return (whole + 1).nextDown
    case 2: return whole + Double(Int.random(in: 1...280, using: &generator)) / 280
    case 3: return whole + 1 - Double.random(in: 1e-9..<1e-2, using: &generator)
    case 4: return Double.random(in: 0.001..<2e5, using: &generator)
    default:
      return [.infinity, 1e300, .leastNonzeroMagnitude, 9e15, 1e12].randomElement(using: &generator)
        ?? 1
    }
  }

  @Test(
    arguments: [
      (0, "0 st, 0.0 lb"), (-0.0, "-0 st, 0.0 lb"), (13.0 / 14, "0 st, 13.0 lb"),
      (1.9964, "1 st, 13.9 lb"), (1.9965, "2 st, 0.0 lb"), (-1.9965, "-2 st, 0.0 lb"),
      (11.414, "11 st, 5.8 lb"), (-11.414, "-11 st, 5.8 lb"), (1e5, "100,000 st, 0.0 lb"),
      (.nan, "0 st, NaN lb"),
    ] as [(Double, String)]
  )
  func `carries a remainder that is rounded to a whole unit`(number: Double, text: String) {
    let style = MeasureStyle.measure("stone-and-pound", number: .number(fractionDigits: 1))
    // ICU writes the first numbers; the others are written without it.
    for _ in 0..<40 { #expect(style.format(number, locale: FormatLocale("en_US")) == text) }
  }
}
