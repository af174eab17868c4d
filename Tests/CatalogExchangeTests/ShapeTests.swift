import CatalogExchange
import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

@Suite struct ShapeTests {
  private static let english = """
    "en" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } }
    """

  /// Returns the names, source strings and translations of the units of a key.
  private static func units(_ localizations: String, _ language: String) throws -> [String] {
    try StringCatalog(entries: "\"k\" : { \"localizations\" : { \(localizations) } }")
      .units(language)
      .map { "\($0.id.variant.name): \($0.source) = \($0.target ?? "?")" }
  }

  @Test(arguments: [
    ("es", ["one", "other"]), ("ja", ["other"]), ("uk", ["few", "many", "one", "other"]),
    ("cs", ["few", "many", "one", "other"]),
    ("ar", ["few", "many", "one", "other", "two", "zero"]),
  ])
  func `plurals have the categories of common numbers in the language`(
    language: String,
    categories: [String]
  ) throws {
    let expected = categories.map {
      "plural.\($0): \($0 == "one" ? "%lld file" : "%lld files") = ?"
    }
    #expect(try Self.units(Self.english, language) == expected)
  }

  @Test func `the strings of the language determine the variants`() throws {
    let flat = """
      "es" : { "stringUnit" : { "state" : "translated", "value" : "archivos: %lld" } }
      """
    #expect(try Self.units("\(Self.english), \(flat)", "es") == [": %lld files = archivos: %lld"])
    let devices = """
      "es" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "state" : "translated", "value" : "m" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "o" } } } } }
      """
    #expect(
      try Self.units("\(Self.english), \(devices)", "es") == [
        "device.mac: %lld files = m", "device.other: %lld files = o",
      ]
    )
  }

  @Test func `missing and rare categories are units in addition to existing ones`() throws {
    let spanish = """
      "es" : { "variations" : { "plural" : {
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de archivos" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } } } } }
      """
    #expect(
      try Self.units("\(Self.english), \(spanish)", "es") == [
        "plural.many: %lld files = %lld de archivos", "plural.one: %lld file = ?",
        "plural.other: %lld files = %lld archivos",
      ]
    )
  }

  @Test func `imports a rare category that a translator added`() throws {
    let catalog = try StringCatalog(
      entries: "\"k\" : { \"localizations\" : { \(Self.english) } }"
    )
    let outcome = catalog.importing(
      ImportedTranslation(id: "k|==|plural.one", target: "%lld archivo"),
      ImportedTranslation(id: "k|==|plural.many", target: "%lld de archivos"),
      ImportedTranslation(id: "k|==|plural.other", target: "%lld archivos")
    )
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("k", "es", "plural.many") == "%lld de archivos [translated]")
    let text = String(decoding: outcome.catalog.printed(), as: UTF8.self)
    let places = ["\"many\"", "\"one\"", "\"other\""].compactMap { text.ranges(of: $0).last }
    #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
  }

  /// A string whose number is a substitution, which other languages have to copy.
  private static let substitution = """
    "k" : { "localizations" : { "en" : {
      "stringUnit" : { "state" : "translated", "value" : "In %#@days@" },
      "substitutions" : { "days" : {
        "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } }
        } } } } } } }
    """

  @Test func `importing a form of a substitution adds the string that contains it`() throws {
    let catalog = try StringCatalog(entries: Self.substitution)
    let outcome = catalog.importing(
      ImportedTranslation(id: "k|==|substitutions.days.plural.other", target: "%1$lld días")
    )
    #expect(outcome.catalog.text("k") == "In %#@days@ [new]")
    let form = outcome.catalog.text("k", "es", "substitutions.days.plural.other")
    #expect(form == "%arg días [translated]")
  }

  @Test func `importing a string with a substitution adds its untranslated forms`() throws {
    let catalog = try StringCatalog(entries: Self.substitution)
    let outcome = catalog.importing(
      ImportedTranslation(id: "k", target: "за %1$#@days@"),
      language: "uk"
    )
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("k", "uk") == "за %#@days@ [translated]")
    for (category, text) in [("few", "days"), ("many", "days"), ("one", "day"), ("other", "days")] {
      let form = outcome.catalog.text("k", "uk", "substitutions.days.plural.\(category)")
      #expect(form == "%arg \(text) [new]")
    }
  }

  @Test func `export options skip keys and count them`() throws {
    let catalog = try StringCatalog(
      entries: """
        "a" : { "shouldTranslate" : false },
        "b" : { "extractionState" : "stale" },
        "c" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "c" } } } },
        "d" : { "localizations" : {
          "es" : { "stringSet" : { "state" : "translated", "values" : ["d"] } } } },
        "e" : { }
        """
    )
    let export = catalog.translationTable(
      path: "",
      language: "es",
      options: ExportOptions(isUnfinishedOnly: true)
    )
    #expect(export.table.units.map(\.id.key) == ["e"])
    #expect(export.leftOut == [.untranslatable: 1, .stale: 1, .finished: 2])
    let all = ExportOptions(includesStale: true, includesUntranslatable: true)
    #expect(catalog.units("es", options: all).map(\.id.key) == ["a", "b", "c", "d", "e"])
  }
}
