import Testing

@testable import CommandSupport

@Suite struct `The language option` {
  @Test(
    arguments: [
      ([], nil),
      (["list"], nil),
      (["list", "--lang", "es"], "es"),
      (["--lang=es", "list"], "es"),
      (["--lang", "en", "--lang=es"], "es"),
      (["list", "--", "--lang", "es"], nil),
      (["list", "--lang"], nil),
      (["list", "--language", "es"], nil),
    ] as [([String], String?)]
  )
  func `is found before anything is parsed`(_ arguments: [String], _ language: String?) {
    #expect(LanguageOption.value(in: arguments) == language)
  }
}
