import CatalogValidation
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `A missing translation` {
  @Test(arguments: [
    ("en", "en", nil, false),
    ("en", "en-GB", nil, false),
    ("en", "es", nil, true),
    ("en", "es-MX", "es", false),
    ("en", "es-MX", "es-419", false),
    ("en", "es", "es-MX", true),
    ("en", "pt-PT", "pt", false),
    ("en", "pt-BR", "pt-PT", true),
    ("en", "zh-Hant", "zh-Hans", true),
    ("en", "zh-HK", "zh-Hans", true),
    ("en", "zh-HK", "zh", true),
    ("zh-Hans", "zh-Hant", nil, true),
    ("en", "de-CH", "de", false),
    ("en", "sr-Latn", "sr", true),
    ("en", "nb", "no", false),
  ])
  func `is reported unless a fallback language has one`(
    _ source: String,
    _ language: String,
    _ lender: String?,
    _ isMissing: Bool
  ) {
    var catalog = StringCatalog(sourceLanguage: source)
    var entry = StringCatalog.Entry()
    if let lender { entry.localizations[lender] = StringCatalog.Localization("text") }
    catalog["Save"] = entry
    #expect(validate(catalog, languages: [language]).isEmpty != isMissing)
  }
}
