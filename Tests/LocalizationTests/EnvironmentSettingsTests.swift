import Localization
import Testing

/// Settings, the languages for messages, the locale of numbers, and the unit.
private typealias SettingsRow = (
  settings: String, languages: [String], numbers: String, unit: MassUnit
)

private let posix = "en_US_POSIX"
private let british = ["en-GB", "en-001", "en"]

@Suite struct `Settings of users` {
  @Test(
    arguments: [
      // Character sets are ignored.
      ("LANG=es_ES.ISO-8859-1", ["es-ES", "es"], "es_ES", .kilograms),
      ("LANG=de_DE.ISO-8859-15@euro", ["de-DE", "de"], "de_DE@currency=EUR", .kilograms),
      ("LANG=zh_TW.Big5", ["zh-Hant-TW", "zh-Hant"], "zh_TW", .kilograms),
      ("LANG=zh_CN.GB18030", ["zh-CN", "zh"], "zh_CN", .kilograms),
      ("LANG=ja_JP.eucJP", ["ja-JP", "ja"], "ja_JP", .kilograms),
      // Modifiers of glibc.
      ("LANG=ca_ES@valencia", ["ca-ES-VALENCIA", "ca-ES", "ca"], "ca_ES_VALENCIA", .kilograms),
      ("LANG=be_BY@latin", ["be-Latn-BY", "be-Latn"], "be_Latn_BY", .kilograms),
      ("LANG=uz_UZ@cyrillic", ["uz-Cyrl-UZ", "uz-Cyrl"], "uz_Cyrl_UZ", .kilograms),
      ("LANG=sd_IN@devanagari", ["sd-Deva-IN", "sd-Deva"], "sd_Deva_IN", .kilograms),
      ("LANG=tt_RU@iqtelif", ["tt-Latn-RU", "tt-Latn"], "tt_Latn_RU", .kilograms),
      ("LANG=sr_RS", ["sr-RS", "sr"], "sr_RS", .kilograms),
      ("LANG=sr_ME", ["sr-Latn-ME", "sr-Latn"], "sr_ME", .kilograms),
      ("LANG=en_US@piglatin", ["en-US", "en"], "en_US", .pounds),
      ("LANG=C.UTF-8@euro", [], posix, .kilograms),
      // Languages with several codes, and those that the CLDR has replaced.
      ("LANG=iw_IL", ["he-IL", "he"], "he_IL", .kilograms),
      ("LANG=he", ["he"], "he", .kilograms),
      ("LANG=in_ID", ["id-ID", "id"], "id_ID", .kilograms),
      ("LANG=tl_PH", ["fil-PH", "fil"], "fil_PH", .kilograms),
      ("LANG=fil_PH", ["fil-PH", "fil"], "fil_PH", .kilograms),
      ("LANG=sh", ["sr-Latn"], "sr_Latn", .kilograms),
      ("LANG=sh_YU", ["sr-Latn-RS", "sr-Latn"], "sr_Latn_RS", .kilograms),
      ("LANG=mo_MD", ["ro-MD", "ro"], "ro_MD", .kilograms),
      ("LANG=cmn_TW", ["zh-Hant-TW", "zh-Hant"], "zh_TW", .kilograms),
      ("LANG=eng", ["en"], "en", .pounds),
      ("LANG=nb_NO", ["nb-NO", "nb", "no"], "nb_NO", .kilograms),
      ("LANG=no_NO", ["no-NO", "no"], "no_NO", .kilograms),
      ("LANG=nn_NO", ["nn-NO", "nn", "no"], "nn_NO", .kilograms),
      ("LANG=en_UK", british, "en_GB", .stonesAndPounds),
      ("LANG=gsw_CH", ["gsw-CH", "gsw"], "gsw_CH", .kilograms),
      ("LANG=hsb_DE", ["hsb-DE", "hsb"], "hsb_DE", .kilograms),
      // Regions whose parent is not their language.
      ("LANG=zh_HK", ["zh-Hant-HK", "zh-Hant"], "zh_HK", .kilograms),
      ("LANG=zh_MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"], "zh_MO", .kilograms),
      ("LANG=pt_AO", ["pt-AO", "pt-PT", "pt"], "pt_AO", .kilograms),
      ("LANG=en_DK", ["en-DK", "en-150", "en-001", "en"], "en_DK", .kilograms),
      ("LANG=es_AR", ["es-AR", "es-419", "es"], "es_AR", .kilograms),
      // BCP 47 tags with extensions.
      ("LANG=en-US-u-ms-metric", ["en-US", "en"], "en_US@measure=metric", .kilograms),
      ("LANG=en-US-u-ms-uksystem", ["en-US", "en"], "en_US@measure=imperial", .stonesAndPounds),
      ("LANG=es-ES-u-ms-ussystem", ["es-ES", "es"], "es_ES@measure=ussystem", .pounds),
      ("LANG=en-US-u-mu-celsius", ["en-US", "en"], "en_US@mu=celsius", .pounds),
      ("LANG=en-US-u-rg-gbzzzz", ["en-US", "en"], "en_US@rg=gbzzzz", .stonesAndPounds),
      ("LANG=es-MX-u-hc-h12", ["es-MX", "es-419", "es"], "es_MX@hours=h12", .kilograms),
      ("LANG=ar-EG-u-nu-latn", ["ar-EG", "ar"], "ar_EG@numbers=latn", .kilograms),
      ("LANG=es-419-u-co-trad", ["es-419", "es"], "es_419@collation=traditional", .kilograms),
      (
        "LANG=en_GB@currency=EUR;measure=metric", british, "en_GB@currency=EUR;measure=metric",
        .kilograms
      ),
      // Each category alone, and LC_ALL over all.
      ("LC_MESSAGES=es_ES", ["es-ES", "es"], posix, .kilograms),
      ("LC_NUMERIC=es_ES", [], "es_ES", .kilograms),
      ("LC_MEASUREMENT=en_GB", [], posix, .stonesAndPounds),
      ("LC_ALL=es_ES LC_MEASUREMENT=en_GB LANG=de_DE", ["es-ES", "es"], "es_ES", .kilograms),
      ("LC_ALL= LC_MESSAGES= LANG= LC_NUMERIC=", [], posix, .kilograms),
      ("LANG=es_ES LC_MESSAGES=C", [], "es_ES", .kilograms),
      ("LANG=es_ES LC_MESSAGES=xx", ["es-ES", "es"], "es_ES", .kilograms),
      ("LANG=C LC_MESSAGES=es_ES LANGUAGE=fr", ["fr"], posix, .kilograms),
      // Lists of languages.
      ("LANG=es_ES LANGUAGE=ca::gl:", ["ca", "gl"], "es_ES", .kilograms),
      ("LANG=es_ES LANGUAGE=::", ["es-ES", "es"], "es_ES", .kilograms),
      ("LANG=es_ES LANGUAGE=xx:C:de_AT", ["de-AT", "de"], "es_ES", .kilograms),
      ("LANG=C LANGUAGE=es", [], posix, .kilograms),
      ("LANGUAGE=es", [], posix, .kilograms),
      ("LANG=C.UTF-8", [], posix, .kilograms),
      ("LANG=C.UTF-8 LANGUAGE=es_MX:es", ["es-MX", "es-419", "es", "es"], posix, .kilograms),
      ("LC_ALL=C.UTF-8 LANG=es_ES LANGUAGE=", [], posix, .kilograms),
      // Values that are not locales.
      ("LANG=c", [], posix, .kilograms),
      ("LANG=ES", ["es"], "es", .kilograms),
      ("LANG=es_", [], posix, .kilograms),
      ("LANG=_ES", [], posix, .kilograms),
      ("LANG=es_ESÑ", [], posix, .kilograms),
      ("LANG=español", [], posix, .kilograms),
      ("LANG=es_ES\0_MX", [], posix, .kilograms),
      ("LANG=es\n", [], posix, .kilograms),
      ("LANG=@euro", [], posix, .kilograms),
      ("LANG=en@", ["en"], "en", .pounds),
      ("LANG=und-MX", [], posix, .kilograms),
      ("LANG=mul", [], posix, .kilograms),
      ("LANG=x-klingon", [], posix, .kilograms),
    ] as [SettingsRow]
  )
  private func `are parsed`(row: SettingsRow) {
    let locale = UserLocale(environment: variables(row.settings))
    #expect(locale.languages == row.languages)
    #expect(locale.formats.numbers == row.numbers)
    #expect(locale.formats.personMassUnit == row.unit)
  }

  @Test(arguments: [
    String(repeating: "e", count: 5000), "es-" + String(repeating: "abcdefgh-", count: 600) + "x",
    "es_ES@" + String(repeating: "k1=v1;", count: 2000), String(repeating: "es:", count: 5000),
    "es_ES." + String(repeating: "x", count: 100_000),
  ])
  func `may be extremely long`(value: String) {
    for variable in ["LANG", "LC_ALL", "LANGUAGE"] {
      var environment = ["LANG": "C.UTF-8"]
      environment[variable] = value
      let locale = UserLocale(environment: environment)
      #expect(locale.languages.allSatisfy { $0 == "es" || $0 == "es-ES" })
      #expect(NumberStyle.number().format(0.5, locale: locale.formats).count == 3)
    }
  }
}

@Suite struct `Language of a program` {
  @Test(arguments: [
    (nil, "es", ["es", "en-US", "en"]), (nil, "es:fr", ["es", "fr", "en-US", "en"]),
    ("ca", "es", ["ca", "en-US", "en"]), ("?", "es", ["es", "en-US", "en"]),
    (nil, "", ["en-US", "en"]), (nil, "xx", ["en-US", "en"]), (nil, nil, ["en-US", "en"]),
  ])
  func `comes from the command line, its variable, and the common ones, in this order`(
    option: String?,
    variable: String?,
    languages: [String]
  ) {
    var environment = ["LANG": "en_US"]
    environment["APP_LANG"] = variable
    let locale = UserLocale(
      environment: environment,
      language: option,
      languageVariable: "APP_LANG"
    )
    #expect(locale.languages == languages)
    #expect(locale.formats == FormatLocale("en_US"))
  }

  @Test func `is used even under the locale C`() {
    let environment = ["LC_ALL": "C", "APP_LANG": "es_MX"]
    let locale = UserLocale(environment: environment, languageVariable: "APP_LANG")
    #expect(locale.languages == ["es-MX", "es-419", "es"])
  }
}
