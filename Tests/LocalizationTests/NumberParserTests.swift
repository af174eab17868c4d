import Localization
import TestSupport
import Testing

@Suite struct `Number parser` {
  @Test(arguments: [
    ("es_ES", "72,5", 72.5), ("es_ES", "1.234,5", 1234.5), ("es_ES", "1234,5", 1234.5),
    ("es_ES", "1.234", 1234), ("es_ES", "-5", -5), ("es_ES", "−5", -5), ("es_ES", "+5,0", 5),
    ("es_MX", "72.5", 72.5), ("es_MX", "1,234.5", 1234.5), ("en_US", "72.5", 72.5),
    ("en_US", "1,234,567.25", 1_234_567.25), ("en_US", ".5", 0.5), ("en_US", "0", 0),
    ("de_CH", "1’234.5", 1234.5), ("de_CH", "1'234.5", 1234.5), ("fr_FR", "1 234,5", 1234.5),
    ("fr_FR", "1\u{202F}234,5", 1234.5),
    ("hi_IN", "12,34,567", 1_234_567), ("ar_EG", "٧٢٫٥", 72.5), ("ar_EG", "72٫5", 72.5),
    ("en_US_POSIX", "72.5", 72.5), ("en_US_POSIX", "1234.5", 1234.5),
  ])
  func `parses a number of the locale`(locale: String, text: String, value: Double) throws {
    #expect(try NumberParser(locale: FormatLocale(locale)).parse(text).value == value)
  }

  @Test(
    arguments: [
      ("es_ES", "72.5", .unexpectedSeparator("."), "72,5"),
      ("es_ES", "1,234.5", .unexpectedSeparator(","), "1234,5"),
      ("es_ES", "1.23", .unexpectedSeparator("."), "1,23"),
      ("es_ES", "1.2345", .unexpectedSeparator("."), "1,2345"),
      ("es_ES", "1.234.5", .unexpectedSeparator("."), "1234,5"),
      ("es_ES", "12345.678", .unexpectedSeparator("."), "12.345,678"),
      ("es_ES", "72'5", .unexpectedSeparator("'"), "72,5"),
      ("es_MX", "72,5", .unexpectedSeparator(","), "72.5"),
      ("en_US", "72,5", .unexpectedSeparator(","), "72.5"),
      ("en_US", "1.234,5", .unexpectedSeparator("."), "1,234.5"),
      ("en_US", "1.2.3", .unexpectedSeparator("."), "12.3"),
      ("en_US", ",123", .unexpectedSeparator(","), "0.123"),
      ("en_US_POSIX", "1,234", .unexpectedSeparator(","), "1.234"),
      ("fr_FR", "1.234", .unexpectedSeparator("."), "1,234"),
      ("es_ES", "", .empty, "72,5"),
      ("es_ES", "kg", .notANumber, "72,5"),
      ("es_ES", "-", .notANumber, "72,5"),
      ("es_ES", "--5", .notANumber, "72,5"),
      ("es_ES", " 72,5", .notANumber, "72,5"),
      ("en_US", "nan", .notANumber, "72.5"),
      ("en_US", "72.5 kg", .trailingText(" kg"), "72.5"),
      ("en_US", "72.", .trailingText("."), "72.5"),
      ("en_US", "7e1", .trailingText("e1"), "72.5"),
      ("en_US", "1 234", .trailingText(" 234"), "72.5"),
      ("en_US", "99999999999999999999", .tooManyDigits, "72.5"),
    ] as [(String, String, NumberParsingError.Reason, String)]
  )
  func `rejects numbers in the format of another locale`(
    locale: String,
    text: String,
    reason: NumberParsingError.Reason,
    example: String
  ) {
    let parser = NumberParser(locale: FormatLocale(locale))
    let error = #expect(throws: NumberParsingError.self) { try parser.parse(text) }
    #expect(error?.reason == reason)
    #expect(error?.example == example)
  }

  @Test func `returns the text after the number`() throws {
    let parser = NumberParser(locale: FormatLocale("en_GB"))
    let (stones, rest) = try parser.parse(prefixOf: "11 st 4.5 lb")
    #expect(stones == ParsedNumber(significand: 11, fractionDigits: 0))
    #expect(rest == " st 4.5 lb")
  }

  @Test func `keeps all digits of the input`() throws {
    let number = try NumberParser(locale: FormatLocale("es_ES")).parse("72,50")
    #expect(number.significand == 7250)
    #expect(number.fractionDigits == 2)
  }

  @Test(arguments: ["en_US", "es_ES", "es_MX", "de_CH", "fr_FR", "hi_IN", "ar_EG", "en_US_POSIX"])
  func `parses formatted numbers`(locale: String) throws {
    let locale = FormatLocale(locale)
    let parser = NumberParser(locale: locale)
    var generator = SeededGenerator(seed: 5)
    for digits in 0...3 {
      let style = NumberStyle.number(fractionDigits: digits)
      for _ in 0..<50 {
        let whole = Int.random(in: -10_000_000...10_000_000, using: &generator)
        let typed = ParsedNumber(significand: whole, fractionDigits: digits)
        let text = style.format(typed.value, locale: locale)
        // Signs in right-to-left scripts contain invisible characters that users do not type.
        let visible = text.filter { !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) }
        #expect(try parser.parse(visible) == typed, "\(text)")
      }
    }
  }
}
