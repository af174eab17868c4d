import ICU
import Testing

@Suite struct `Locale data` {
  @Test(arguments: [
    ("es_MX", ["es_419", "es"]), ("es_ES", ["es"]), ("en_GB", ["en_001", "en"]),
    ("pt_AO", ["pt_PT", "pt"]), ("zh_Hant_TW", ["zh_Hant"]), ("sr_Latn_RS", ["sr_Latn"]),
    ("xx_YY", ["xx"]), ("en", []),
  ])
  func `has the parents of the CLDR`(locale: String, parents: [String]) throws {
    var found: [String] = []
    var next = try LocaleData.parent(of: locale)
    while let parent = next {
      found.append(parent)
      next = try LocaleData.parent(of: parent)
    }
    #expect(found == parents)
  }

  @Test(arguments: [
    ("es", "es_Latn_ES"), ("zh_TW", "zh_Hant_TW"), ("sr", "sr_Cyrl_RS"), ("pa_PK", "pa_Arab_PK"),
  ])
  func `adds the likely script and region`(locale: String, likely: String) throws {
    #expect(try LocaleData.addingLikelySubtags(locale) == likely)
  }

  @Test(arguments: [
    ("es-419", "es_419"), ("zh-hant-hk", "zh_Hant_HK"),
    ("en-GB-u-ms-metric", "en_GB@measure=metric"),
  ])
  func `parses a language tag`(tag: String, identifier: String) throws {
    #expect(try LocaleData.identifier(ofTag: tag) == identifier)
  }

  @Test(arguments: [
    ("es_419", "en", "Latin American Spanish"), ("zh_Hans", "es", "Chino simplificado"),
    ("pt_BR", "es", "Portugués de Brasil"), ("nb", "en", "Norwegian Bokmål"), ("xx", "en", "xx"),
  ])
  func `has names of locales in other languages`(
    locale: String,
    reader: String,
    name: String
  ) throws {
    #expect(try LocaleData.displayName(of: locale, in: reader) == name)
  }

  @Test(arguments: ["es_", "e", "es-ES.UTF-8", "es ES"])
  func `rejects a tag that is not completely well formed`(tag: String) {
    #expect(throws: ICUError.self) { try LocaleData.identifier(ofTag: tag) }
  }

  @Test func `creates a language tag`() throws {
    #expect(try LocaleData.languageTag(of: "sr_Latn_RS") == "sr-Latn-RS")
    #expect(try LocaleData.languageTag(of: "en_GB@measure=metric") == "en-GB-u-ms-metric")
    #expect(try LocaleData.languageTag(of: "iw") == "he")
  }

  @Test(arguments: [
    ("es", true), ("en", true), ("gsw", true), ("xx", false), ("c", false), ("posix", false),
    ("", false),
  ])
  func `recognizes language codes`(language: String, known: Bool) {
    #expect(LocaleData.isKnown(language: language) == known)
  }

  @Test(
    arguments: [
      ("ca", "es"), ("gl", "es"), ("eu", "es"), ("pt", nil), ("ja", nil), ("es_MX", "es"),
    ] as [(String, String?)]
  )
  func `finds the closest language`(locale: String, nearest: String?) throws {
    #expect(try LocaleData.nearest(to: locale, among: ["en", "es"]) == nearest)
  }

  @Test func `returns the parts of an identifier`() throws {
    let identifier = "sr_Latn_RS@currency=EUR"
    #expect(try LocaleData.language(of: identifier) == "sr")
    #expect(try LocaleData.script(of: identifier) == "Latn")
    #expect(try LocaleData.region(of: identifier) == "RS")
    #expect(try LocaleData.keyword("currency", of: identifier) == "EUR")
    #expect(try LocaleData.keyword("measure", of: identifier) == "")
  }
}

@Suite struct `Measurement preference` {
  @Test(arguments: [
    ("es_ES", "kilogram"), ("es_MX", "kilogram"), ("es_US", "pound"), ("en_US", "pound"),
    ("en_GB", "stone-and-pound"), ("en", "pound"), ("es", "kilogram"),
    ("en_US@measure=metric", "kilogram"), ("es_ES@measure=uksystem", "stone-and-pound"),
    ("es_ES@measure=ussystem", "pound"), ("en_US@rg=gbzzzz", "stone-and-pound"),
    ("en_GB@rg=usca", "pound"), ("en_GB@currency=EUR", "stone-and-pound"),
  ])
  func `has the unit for the weight of a person`(locale: String, unit: String) throws {
    #expect(try MeasurementPreference.personMassUnit(locale: locale) == unit)
  }
}
