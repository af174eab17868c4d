import CatalogLoading
import Glibc
import Localization
import TestSupport
import Testing

@Suite struct `String Catalogs loaded by a program` {
  private let folder: TemporaryFolder
  private let spanish = UserLocale("es_ES")
  private let french = UserLocale("fr_FR")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(texts, to: "Texts.xcstrings")
  }

  private func bundle(languages: Set<String>? = nil) throws -> LocalizationBundle {
    try LocalizationBundle(
      stringCatalogs: [folder.path("Texts.xcstrings")],
      languages: languages,
      defaultTable: "Texts"
    )
  }

  @Test func `give the same strings as compiled ones`() throws {
    let bundle = try bundle()
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "Goal", bundle: bundle, locale: french) == "Objectif")
    let entries = [0, 1, 2]
      .map { String(localized: "\($0) entries", bundle: bundle, locale: spanish) }
    #expect(entries == ["0 entradas", "1 entrada", "2 entradas"])
  }

  @Test func `give all phrases of a set`() throws {
    let bundle = try bundle()
    #expect(bundle.localizedStrings(forKey: "Log", locale: spanish) == ["Anota", "Apunta"])
    #expect(bundle.localizedStrings(forKey: "Log", locale: french) == ["Log"])
    #expect(String(localized: "Log", bundle: bundle, locale: spanish) == "Anota")
  }

  @Test func `are read only in the selected languages`() throws {
    let bundle = try bundle(languages: ["es"])
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "Goal", bundle: bundle, locale: french) == "Goal")
    #expect(
      String(localized: "\(1) entries", bundle: bundle, locale: UserLocale("en")) == "1 entry"
    )
  }

  @Test(arguments: ["{", "", "[]", #"{"sourceLanguage": "en", "strings": {"a": }}"#])
  func `that are invalid are named in the error`(text: String) throws {
    let path = try folder.write(text, to: "Broken.xcstrings")
    let error = #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(stringCatalogs: [path])
    }
    #expect("\(try #require(error))".hasPrefix(path))
  }

  @Test func `that do not exist, or are not files, are named in the error`() throws {
    let pipe = folder.path("Pipe.xcstrings")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [folder.path("None.xcstrings"), folder.path, pipe] {
      let error = #expect(throws: CatalogFileError.self) {
        try LocalizationBundle(stringCatalogs: [path])
      }
      #expect("\(try #require(error))".hasPrefix("\(path) cannot be read"))
    }
  }

  @Test(arguments: [1, 65_535, 65_536, 200_000])
  func `are read completely, whatever their length`(length: Int) throws {
    let text = String(repeating: "ñ", count: length)
    let catalog = texts.replacing("Objetivo", with: text)
    try folder.write(catalog, to: "Texts.xcstrings")
    #expect(try String(localized: "Goal", bundle: bundle(), locale: spanish) == text)
  }
}

private let texts = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld entries" : {
        "localizations" : {
          "en" : {
            "variations" : {
              "plural" : {
                "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld entry"}},
                "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld entries"}}
              }
            }
          },
          "es" : {
            "variations" : {
              "plural" : {
                "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld entrada"}},
                "many" : {"stringUnit" : {"state" : "translated", "value" : "%lld de entradas"}},
                "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld entradas"}}
              }
            }
          }
        }
      },
      "Goal" : {
        "localizations" : {
          "es" : {"stringUnit" : {"state" : "translated", "value" : "Objetivo"}},
          "fr" : {"stringUnit" : {"state" : "translated", "value" : "Objectif"}}
        }
      },
      "Log" : {
        "localizations" : {
          "es" : {"stringSet" : {"state" : "translated", "values" : ["Anota", "Apunta"]}}
        }
      }
    },
    "version" : "1.0"
  }
  """
