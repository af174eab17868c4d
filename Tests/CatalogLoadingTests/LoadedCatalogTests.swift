import CatalogCompiler
import CatalogLoading
import Diagnostics
import Localization
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `Catalogs loaded at run time` {
  private static let fixtures = Fixtures(shared: "Catalogs")
  private let folder: TemporaryFolder
  private let spanish = UserLocale("es_ES")
  private let english = UserLocale("en_US")

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a catalog whose keys have one Spanish translation each.
  private func write(
    _ translations: KeyValuePairs<String, String>,
    to name: String
  ) throws -> String {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (key, text) in translations {
      catalog[key] = StringCatalog.Entry(localizations: ["es": StringCatalog.Localization(text)])
    }
    return try folder.write(catalog.printed(), to: name)
  }

  @Test(arguments: try fixtures.names(endingIn: ".xcstrings"))
  func `show the same strings as when they are compiled`(name: String) throws {
    let bytes = try Self.fixtures.bytes(of: name)
    let catalog = try #require(StringCatalog.parse(bytes, file: name).value)
    let image = try compile([CatalogTable("Table", catalog)]).value
    let compiled = LocalizationBundle(image: image, defaultTable: "Table")
    let path = try folder.write(bytes, to: "Table.xcstrings")
    let loaded = try LocalizationBundle(stringCatalogs: [path], defaultTable: "Table")
    let languages = Set(catalog.entries.flatMap { $0.entry.localizations.map(\.key) })
    for language in languages.union(["en", "pt"]) {
      let locale = UserLocale(language)
      for key in catalog.keys {
        #expect(
          loaded.localizedStrings(forKey: key, locale: locale)
            == compiled.localizedStrings(forKey: key, locale: locale),
          "\(key) in \(language)"
        )
      }
    }
  }

  @Test func `are tables with the names of their files`() throws {
    let bundle = try LocalizationBundle(stringCatalogs: [
      write(["Goal": "Objetivo"], to: "Localizable.xcstrings"),
      write(["Goal": "Meta"], to: "Sports.Matches.xcstrings"),
    ])
    func goal(_ table: String?) -> String {
      String(localized: "Goal", table: table, bundle: bundle, locale: spanish)
    }
    #expect(goal(nil) == "Objetivo")
    #expect(goal("Localizable") == "Objetivo")
    #expect(goal("Sports.Matches") == "Meta")
    #expect(goal("Sports") == "Goal")
  }

  @Test func `of the same table: the last one is used`() throws {
    let bundle = try LocalizationBundle(stringCatalogs: [
      write(["Goal": "Objetivo", "Log": "Anota"], to: "First/Localizable.xcstrings"),
      write(["Goal": "Meta"], to: "Second/Localizable.xcstrings"),
    ])
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Meta")
    #expect(String(localized: "Log", bundle: bundle, locale: spanish) == "Log")
  }

  @Test func `fall back from a region to its language, and finally to the key`() throws {
    let path = try write(["Goal": "Objetivo"], to: "Localizable.xcstrings")
    let bundle = try LocalizationBundle(stringCatalogs: [path])
    for name in ["es", "es_MX", "es-419"] {
      let locale = UserLocale(name)
      #expect(String(localized: "Goal", bundle: bundle, locale: locale) == "Objetivo")
    }
    for locale in [english, UserLocale("de_DE"), UserLocale("C")] {
      #expect(String(localized: "Goal", bundle: bundle, locale: locale) == "Goal")
    }
  }

  @Test func `may be empty`() throws {
    let bundle = try LocalizationBundle(stringCatalogs: [])
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Goal")
  }

  @Test func `ignore languages that no catalog contains`() throws {
    let path = try write(["Goal": "Objetivo"], to: "Localizable.xcstrings")
    let bundle = try LocalizationBundle(stringCatalogs: [path], languages: ["fr", "es"])
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "Goal", bundle: bundle, locale: UserLocale("fr")) == "Goal")
  }

  @Test func `are not read again`() throws {
    let path = try write(["Goal": "Objetivo"], to: "Localizable.xcstrings")
    let bundle = try LocalizationBundle(stringCatalogs: [path])
    _ = try write(["Goal": "Meta"], to: "Localizable.xcstrings")
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    let next = try LocalizationBundle(stringCatalogs: [path])
    #expect(String(localized: "Goal", bundle: next, locale: spanish) == "Meta")
  }

  @Test func `report the line and the column of a syntax error`() throws {
    let path = try folder.write("{\n  \"sourceLanguage\" : ,\n}", to: "Broken.xcstrings")
    let error = #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(stringCatalogs: [path])
    }
    guard case .damaged(path, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("line 2, column "))
  }

  @Test func `stop at the first invalid catalog`() throws {
    let good = try write(["Goal": "Objetivo"], to: "Good.xcstrings")
    let bad = try folder.write("[]", to: "Bad.xcstrings")
    let error = #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(stringCatalogs: [good, bad, folder.path("None.xcstrings")])
    }
    #expect("\(try #require(error))".hasPrefix(bad))
  }

  @Test func `can be used by many tasks at once`() async throws {
    let path = try write(["Goal": "Objetivo", "Log": "Anota"], to: "Localizable.xcstrings")
    let bundle = try LocalizationBundle(stringCatalogs: [path])
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        let locale = number.isMultiple(of: 2) ? spanish : english
        group.addTask {
          String(localized: "Goal", bundle: bundle, locale: locale)
            + String(localized: "Log", bundle: bundle, locale: locale)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == ["ObjetivoAnota", "GoalLog"])
  }
}
