import CatalogCompiler
import Diagnostics
import Localization
import StringCatalog
import Testing

/// A catalog in Xcode's format with all kinds of variation.
private let catalogText = #"""
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%@ logged %lld days in %lld weeks" : {
        "localizations" : {
          "en" : {
            "stringUnit" : { "state" : "new", "value" : "%1$@ logged %#@days@ in %#@weeks@" },
            "substitutions" : {
              "days" : {
                "argNum" : 2, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } }
                } }
              },
              "weeks" : {
                "argNum" : 3, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg week" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg weeks" } }
                } }
              }
            }
          },
          "es" : {
            "stringUnit" : {
              "state" : "translated", "value" : "En %#@weeks@, %1$@ anotó %#@days@"
            },
            "substitutions" : {
              "days" : {
                "argNum" : 2, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg día" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg días" } }
                } }
              },
              "weeks" : {
                "argNum" : 3, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg semana" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg semanas" } }
                } }
              }
            }
          }
        }
      },
      "%lld taps" : {
        "localizations" : { "es" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%lld toques" } },
          "other" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld clic" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld clics" } }
          } } }
        } } } }
      },
      "100% free" : {
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "100% gratis" } }
        }
      },
      "greeting" : {
        "extractionState" : "extracted_with_value",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "Hello, %@" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, %@" } }
        }
      }
    },
    "version" : "1.0"
  }
  """#

@Suite struct `Catalog` {
  @Test(arguments: [
    ("en_US", 1, 2, "Ana logged 1 day in 2 weeks"),
    ("en_US", 1200, 1, "Ana logged 1,200 days in 1 week"),
    ("es_ES", 1, 2, "En 2 semanas, Ana anotó 1 día"),
    ("es_MX", 1200, 1, "En 1 semana, Ana anotó 1,200 días"),
    ("es_ES", 12_000, 1, "En 1 semana, Ana anotó 12.000 días"),
  ])
  func `selects the plural category of each number in a message`(
    locale: String,
    days: Int,
    weeks: Int,
    text: String
  ) throws {
    let message: String.LocalizationValue = "\("Ana") logged \(days) days in \(weeks) weeks"
    #expect(try shown(message, locale) == text)
  }

  @Test(arguments: [("es_ES", 1, "1 clic"), ("es_ES", 2, "2 clics"), ("en_US", 1, "1 taps")])
  func `varies with the number within a device`(
    locale: String,
    count: Int,
    text: String
  ) throws {
    #expect(try shown("\(count) taps", locale) == text)
  }

  @Test func `shows plain strings and default strings`() throws {
    #expect(try shown("100% free", "es_ES") == "100% gratis")
    #expect(try shown("100% free", "en_US") == "100% free")
    let bundle = try bundle()
    let greeting = { (locale: String) in
      String(
        localized: "greeting",
        defaultValue: "Hello, \("Ana")",
        bundle: bundle,
        locale: UserLocale(locale)
      )
    }
    #expect(greeting("es_ES") == "Hola, Ana")
    #expect(greeting("en_US") == "Hello, Ana")
  }

  private func shown(_ message: String.LocalizationValue, _ locale: String) throws -> String {
    String(localized: message, bundle: try bundle(), locale: UserLocale(locale))
  }

  private func bundle() throws -> LocalizationBundle {
    let catalog = StringCatalog.parse(Array(catalogText.utf8), file: "Test.xcstrings")
    let table = CatalogTable("Test", try #require(catalog.value))
    let image = try compile([table])
    #expect(image.diagnostics.isEmpty)
    return LocalizationBundle(image: image.value, defaultTable: "Test")
  }
}
