import Localization
import TestSupport
import Testing

/// The parser of a locale accepts the output of a style in the same locale.
@Suite struct `Numbers that are formatted and parsed` {
  @Test(arguments: [
    "en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR", "de_CH", "fr_FR",
    "hi_IN",
    "ar_EG", "en_US_POSIX",
  ])
  func `are the same`(identifier: String) throws {
    let locale = FormatLocale(identifier)
    let parser = NumberParser(locale: locale)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let digits = Int.random(in: 0...4, using: &generator)
      let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
      let significand = Int.random(in: -20_000_000...20_000_000, using: &generator)
      let style = NumberStyle.number(fractionDigits: digits)
      let grouping: NumberStyle.Grouping = Bool.random(using: &generator) ? .automatic : .never
      let text = style.grouping(grouping).format(Double(significand) / scale, locale: locale)
      // Arabic has a directional mark before its sign, which users do not type.
      let typed = text.replacing("\u{61C}", with: "").replacing("\u{200E}", with: "")
      let number = try parser.parse(typed)
      #expect(number.significand == significand, "\(text)")
      #expect(number.fractionDigits == digits, "\(text)")
    }
  }
}
