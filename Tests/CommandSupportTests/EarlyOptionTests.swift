import Testing

@testable import CommandSupport

@Suite struct `Options that are looked for early` {
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
  func `are found before anything is parsed`(_ arguments: [String], _ language: String?) {
    #expect(EarlyOption.language.value(in: arguments) == language)
  }
}
