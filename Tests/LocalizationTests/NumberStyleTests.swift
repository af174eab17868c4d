import ICU
import Localization
import Testing

@Suite struct `Number styles` {
  @Test(
    arguments: [
      (.number, 1234.5678, "1,234.568", "1234,568"),
      (.number(significantDigits: 2...3), 1234.5, "1,230", "1230"),
      (.number(fractionDigits: 1).grouping(.never), 12345.6, "12345.6", "12345,6"),
      (.number(fractionDigits: 1).grouping(.always), 1234.5, "1,234.5", "1.234,5"),
      (.number(fractionDigits: 0).rounded(.toNearestOrAwayFromZero), 2.5, "3", "3"),
      (.number(fractionDigits: 0).rounded(.toNearestOrEven), 2.5, "2", "2"),
      (.number(fractionDigits: 0).rounded(.towardZero), -2.9, "-2", "-2"),
      (.number(fractionDigits: 0).rounded(.awayFromZero), -2.1, "-3", "-3"),
      (.number(fractionDigits: 0).rounded(.up), -2.9, "-2", "-2"),
      (.number(fractionDigits: 0).rounded(.down), -2.1, "-3", "-3"),
      (.number.sign(.always), 0, "+0", "+0"), (.number.sign(.never), -1.5, "1.5", "1,5"),
      (.number.sign(.exceptZero), 0.0001, "0", "0"), (.number, -0.0001, "-0", "-0"),
      (.number.sign(.negative), -0.0001, "0", "0"), (.number.sign(.negative), -1, "-1", "-1"),
      (.percent, 0.125, "12%", "12\u{A0}%"),
      (.percent(fractionDigits: 0...2), 0.125, "12.5%", "12,5\u{A0}%"),
      (.scientific(), 12345, "1.2345E4", "1,2345E4"),
      (.scientific(fractionDigits: 1...1), 0.0012345, "1.2E-3", "1,2E-3"),
      (.compact(), 1234, "1.2K", "1,2\u{A0}mil"),
      (.compact(.long), 1_200_000, "1.2 million", "1,2 millones"),
      (.compact().significantDigits(3...3), 1_234_567, "1.23M", "1,23\u{A0}M"),
    ] as [(NumberStyle, Double, String, String)]
  )
  func `format numbers according to their options`(
    style: NumberStyle,
    number: Double,
    english: String,
    spanish: String
  ) {
    #expect(style.format(number, locale: FormatLocale("en_US")) == english)
    #expect(style.format(number, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test func `format integers of any width to the last digit`() {
    let locale = FormatLocale("es_MX")
    let style = NumberStyle.number
    #expect(style.format(9_007_199_254_740_993, locale: locale) == "9,007,199,254,740,993")
    #expect(style.format(Int.min, locale: locale) == "-9,223,372,036,854,775,808")
    #expect(style.format(UInt64.max, locale: locale) == "18,446,744,073,709,551,615")
    #expect(style.format(UInt8.max, locale: locale) == "255")
    #expect(style.format(Int8.min, locale: locale) == "-128")
    let text = NumberStyle.number(fractionDigits: 2).format(UInt64.max, locale: .posix)
    #expect(text == "18446744073709551615.00")
  }

  @Test func `format integers and other numbers in messages`() throws {
    let bundle = try testBundle(["en": ["%@": "%@!"]])
    func text(_ value: String.LocalizationValue) -> String {
      String(localized: value, bundle: bundle, locale: UserLocale("es_ES"))
    }
    let count = Int.max
    #expect(text("\(count, format: .number)") == "9,223,372,036,854,775,807!")
    #expect(text("\(count, format: .number.grouping(.never))") == "9223372036854775807!")
    #expect(text("\(UInt64.max, format: .compact())") == "18,446,744T!")
    #expect(text("\(3, format: .number)") == "3!")
    #expect(text("\(2.5, format: .number)") == "2.5!")
    #expect(text("\(3, format: .relative(.days))") == "in 3 days!")
  }

  @Test(
    arguments: [
      .number(fractionDigits: -3), .number(fractionDigits: -7...(-2)),
      .number(fractionDigits: 0...Int.max), .number(significantDigits: -1...0),
      .number(significantDigits: 1...Int.max), .percent(fractionDigits: 0...Int.max),
      .scientific(fractionDigits: -1...Int.max), .compact(), .compact(.long), .number, .percent,
    ] as [NumberStyle]
  )
  func `format every number, including extreme ones`(style: NumberStyle) {
    for number in edgeNumbers {
      for locale in ["en_US", "es_ES", "ar_EG", "en_US_POSIX", "", "no such locale"] {
        #expect(!style.format(number, locale: FormatLocale(locale)).isEmpty)
      }
    }
    for number in [Int.min, -1, 0, 1, Int.max] {
      #expect(!style.format(number, locale: FormatLocale("es_ES")).isEmpty)
    }
  }

  @Test func `write as many digits as ICU`() {
    let text = NumberStyle.number(fractionDigits: Int.max).format(0.5, locale: .posix)
    #expect(text == "0.5" + String(repeating: "0", count: 998))
  }

  @Test func `do not group digits in the locale C`() {
    let style = NumberStyle.number.grouping(.always)
    #expect(style.format(1_234_567, locale: .posix) == "1234567")
    #expect(style.format(1_234_567.5, locale: .posix) == "1234567.5")
  }
}

/// Edge cases of arithmetic.
let edgeNumbers: [Double] = [
  0, -0.0, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 0.5, -1e-7, 1e18, 1e21,
  9_007_199_254_740_992, -9_223_372_036_854_775_808,
]
