import Testing

@testable import Localization

@Suite struct `Language negotiation` {
  @Test(arguments: [
    ("es_ES", ["es"], ["es", "en"]),
    ("es_MX", ["es", "es-419"], ["es-419", "es", "en"]),
    ("es_MX", ["es"], ["es", "en"]),
    ("es_ES", ["es", "es-419"], ["es", "en"]),
    ("es_US", ["es-419"], ["es-419", "en"]),
    ("es_ES", ["es-419"], ["es-419", "en"]),
    ("es", ["es-ES"], ["es-ES", "en"]),
    ("pt", ["pt-BR"], ["pt-BR", "en"]),
    ("pt_PT", ["pt-BR", "pt-PT"], ["pt-PT", "pt-BR", "en"]),
    ("zh_TW", ["zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
    ("zh_CN", ["zh-Hans", "zh-Hant"], ["zh-Hans", "en"]),
    ("zh_HK", ["zh-TW"], ["zh-TW", "en"]),
    ("nb_NO", ["no"], ["no", "en"]),
    ("he_IL", ["iw"], ["iw", "en"]),
    ("en_GB", ["es"], ["en"]),
    ("fr_FR", ["es"], ["en"]),
    ("pt_BR", ["es"], ["en"]),
  ])
  func `follows the parents of the CLDR`(
    wanted: String,
    available: [String],
    expected: [String]
  ) {
    expectLanguages(UserLocale(wanted), available, expected)
  }

  /// The results of ICU's `LocaleMatcher` for the same languages.
  @Test(arguments: [
    ("es_MX", ["en", "es", "es-419"], ["es-419", "es", "en"]),
    ("es_US", ["es", "es-MX"], ["es-MX", "es", "en"]),
    ("es_AR", ["es-ES", "es-MX"], ["es-MX", "es-ES", "en"]),
    ("es_GQ", ["es", "es-419"], ["es", "en"]),
    ("es_ES", ["es-419"], ["es-419", "en"]),
    ("pt_AO", ["pt-BR", "pt-PT"], ["pt-PT", "pt-BR", "en"]),
    ("pt_BR", ["pt-PT"], ["pt-PT", "en"]),
    ("zh_HK", ["zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
    ("zh_MO", ["zh-Hans", "zh-HK"], ["zh-HK", "en"]),
    ("en_AU", ["en", "en-GB"], ["en-GB", "en"]),
    ("en_IN", ["en", "en-GB"], ["en-GB", "en"]),
    ("en_CA", ["en", "en-GB"], ["en"]),
    ("en_PH", ["en", "en-GB"], ["en"]),
    ("nb", ["no"], ["no", "en"]),
    ("nn", ["nb"], ["nb", "en"]),
    ("no", ["nb"], ["nb", "en"]),
    ("de_AT", ["de-CH"], ["de-CH", "en"]),
    ("fr_CA", ["fr-FR"], ["fr-FR", "en"]),
    ("gsw_CH", ["de"], ["de", "en"]),
    ("tl_PH", ["fil"], ["fil", "en"]),
    ("fil_PH", ["tl"], ["tl", "en"]),
    ("id_ID", ["in"], ["in", "en"]),
    ("sh", ["sr-Latn"], ["sr-Latn", "en"]),
  ])
  func `agrees with the matching of the CLDR`(
    wanted: String,
    available: [String],
    expected: [String]
  ) {
    expectLanguages(UserLocale(wanted), available, expected)
  }

  @Test func `prefers the language of another region to the next wanted language`() {
    let locale = UserLocale(environment: ["LANG": "C.UTF-8", "LANGUAGE": "de_AT:fr"])
    expectLanguages(locale, ["de-CH", "fr"], ["de-CH", "fr", "en"])
  }

  @Test(arguments: ["ca_ES", "gl_ES", "eu_ES"])
  func `falls back to Spanish for the languages of Spain`(wanted: String) {
    expectLanguages(UserLocale(wanted), ["es"], ["es", "en"])
  }

  @Test(arguments: ["sr", "sr-Cyrl"])
  func `never uses another script`(available: String) {
    expectLanguages(UserLocale("sr_RS@latin"), [available], ["en"])
    expectLanguages(UserLocale("sr_RS"), [available], [available, "en"])
    expectLanguages(UserLocale("be_BY@latin"), ["be", "ru"], ["en"])
  }

  @Test func `tries each wanted language with its parents before the next`() {
    let locale = UserLocale(environment: ["LANG": "C.UTF-8", "LANGUAGE": "es_MX:fr"])
    expectLanguages(locale, ["fr", "es"], ["es", "fr", "en"])
  }

  @Test func `prefers a wanted language to a close one`() {
    let locale = UserLocale(environment: ["LANG": "C.UTF-8", "LANGUAGE": "ca:fr"])
    expectLanguages(locale, ["es", "fr"], ["fr", "en"])
  }

  @Test func `stops at the source language`() {
    let locale = UserLocale(environment: ["LANG": "C.UTF-8", "LANGUAGE": "en:es"])
    expectLanguages(locale, ["en", "es"], ["en"])
  }

  @Test func `uses the source language if none is wanted`() {
    expectLanguages(UserLocale(environment: [:]), ["es", "en"], ["en"])
  }

  private func expectLanguages(
    _ locale: UserLocale,
    _ available: [String],
    _ expected: [String]
  ) {
    let negotiation = LanguageNegotiation(available: available, sourceLanguage: "en")
    #expect(negotiation.languages(for: locale) == expected)
  }
}
