import Testing

@testable import CommandSupport

@Suite struct `Options read before parsing` {
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
  func `are found in any position`(_ arguments: [String], _ language: String?) {
    #expect(BootstrapOption.language.value(in: arguments) == language)
  }
}
