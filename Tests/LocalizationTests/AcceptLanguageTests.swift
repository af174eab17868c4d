import Localization
import TestSupport
import Testing

@Suite struct `Header Accept-Language` {
  @Test(
    arguments: [
      ("es-MX", ["es-MX", "es-419", "es"], "es_MX", 0),
      ("da, en-GB;q=0.8, en;q=0.7", ["da", "en-GB", "en-001", "en", "en"], "da", 0),
      ("en;q=0.5,es;q=0.9", ["es", "en"], "es", 0),
      ("en;q=0.9, es;q=0.9", ["en", "es"], "en", 0),
      ("fr ; q=0.2 , de\t;\tQ=1.000", ["de", "fr"], "de", 0),
      ("es;q=0, en", ["en"], "en", 0),
      ("*", [], "en_US_POSIX", 0),
      ("*;q=0.1, es;q=0.05", ["es"], "es", 0),
      ("", [], "en_US_POSIX", 0),
      (" , ,", [], "en_US_POSIX", 0),
      ("es;q=2", [], "en_US_POSIX", 1),
      ("es;q=1.5, en", ["en"], "en", 1),
      ("es;q=0.1234, en;q=.5, de;q=, fr;p=1, it;q=0.5;q=0.5, pt;", [], "en_US_POSIX", 6),
      ("xx, C, es_ES, es_ES.UTF-8, en US, ñ", [], "en_US_POSIX", 6),
      ("xx,xx,es", ["es"], "es", 1),
      ("zh-Hant-TW,iw;q=.1,iw;q=0.1", ["zh-Hant-TW", "zh-Hant", "he"], "zh_Hant_TW", 1),
      ("en-GB-u-ms-metric", ["en-GB", "en-001", "en"], "en_GB@measure=metric", 0),
    ] as [(String, [String], String, Int)]
  )
  func `sorts languages by weight`(
    header: String,
    languages: [String],
    numbers: String,
    ignored: Int
  ) {
    let locale = UserLocale(acceptLanguage: header)
    #expect(locale.languages == languages)
    #expect(locale.formats.numbers == numbers)
    #expect(locale.ignoredSettings.count == ignored)
  }

  @Test func `is read up to a limit of languages`() {
    let header = String(repeating: "es,", count: 100_000)
    #expect(UserLocale(acceptLanguage: header).languages.count == 50)
  }

  @Test func `accepts arbitrary input`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["es", "-", "MX", ";", "q", "=", "0", ".", "5", ",", "*", " ", "\0", "ñ", "u-ms"]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<20, using: &generator)
      let header = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let locale = UserLocale(acceptLanguage: header)
      #expect(locale.languages.allSatisfy { header.contains($0.prefix(2)) }, "\(header)")
    }
  }
}
