import ICU
import Testing

@Suite struct `Plural rules` {
  @Test(
    arguments: [
      ("en", [.one, .other]),
      ("es", [.one, .many, .other]),
      ("ja", [.other]),
      ("ru", [.one, .few, .many, .other]),
      ("ar", PluralCategory.allCases),
      ("pt-BR", [.one, .many, .other]),
      ("xx", [.other]),
    ] as [(String, [PluralCategory])]
  )
  func `list the categories of a language`(
    language: String,
    categories: [PluralCategory]
  ) throws {
    #expect(try ICU.PluralRules(languageTag: language).categories == categories)
  }

  @Test(
    arguments: [
      ("en", 0, .other), ("en", 1, .one), ("en", 2, .other),
      ("es", 0, .other), ("es", 1, .one), ("es", 2, .other), ("es", 1_000_000, .many),
      ("es", -1, .one), ("fr", 0, .one), ("ar", 0, .zero), ("ar", 2, .two), ("ar", 11, .many),
      ("ru", 21, .one), ("ru", 22, .few), ("ru", 11, .many), ("en", Int.max, .other),
    ] as [(String, Int, PluralCategory)]
  )
  func `give the category of an integer`(
    language: String,
    number: Int,
    category: PluralCategory
  ) throws {
    #expect(try ICU.PluralRules(languageTag: language).category(for: number) == category)
  }

  @Test(
    arguments: [
      ("en", 1, 0, .one), ("en", 1, 1, .other), ("en", 1.5, 1, .other), ("en", 1.04, 1, .other),
      ("es", 1, 1, .one), ("es", 1.5, 1, .other), ("es", 1.04, 1, .one), ("fr", 1.9, 1, .one),
      ("cs", 1.5, 1, .many), ("pl", 2, 1, .other),
    ] as [(String, Double, Int, PluralCategory)]
  )
  func `depend on the visible digits`(
    language: String,
    number: Double,
    digits: Int,
    category: PluralCategory
  ) throws {
    let rules = try ICU.PluralRules(languageTag: language)
    #expect(rules.category(for: number, fractionDigits: digits) == category)
  }

  @Test func `have separate rules for ordinals`() throws {
    let english = try ICU.PluralRules(languageTag: "en", kind: .ordinal)
    #expect((1...4).map(english.category(for:)) == [.one, .two, .few, .other])
    let spanish = try ICU.PluralRules(languageTag: "es", kind: .ordinal)
    #expect(spanish.categories == [.other])
  }
}
