import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@Suite struct ExportWarningTests {
  private static func unit(_ value: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" }"
  }

  /// The entries of a catalog, with the expected diagnostics of an export to Spanish.
  @Test(
    arguments: [
      ("\"a\" : { }, \"a|==|b\" : { }, \"a|==|unknown.x\" : { }", []),
      ("\"a|==|plural.one\" : { }", ["key-like-variant"]),
      ("\"a|==|substitutions.x.plural.one\" : { }", ["key-like-variant"]),
      (
        """
        "a|==|plural.one" : { }, "a" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { \(unit("1")) }, "other" : { \(unit("2")) } } } } } }
        """, ["key-like-variant", "unit-collision"]
      ),
      (
        """
        "a" : { "localizations" : { "es" : { \(unit("%#@x@")), "substitutions" : { "x" : {
          "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : { \(unit("%arg")) }
          } } } } } } }
        """, ["target-only-substitution"]
      ),
      (
        """
        "a" : { "localizations" : { "es" : { \(unit("1")), "variations" : { "plural" : {
          "other" : { \(unit("2")) } } } } } }
        """, ["variations-overlap"]
      ),
      (
        """
        "a" : { "localizations" : { "es" : { "variations" : {
          "device" : { "other" : { \(unit("1")) } },
          "plural" : { "other" : { \(unit("2")) } } } } } }
        """, ["variations-overlap"]
      ),
      (
        """
        "a" : { "localizations" : { "es" : { "variations" : { "plural" : { "other" : {
          "variations" : { "device" : { "mac" : { \(unit("1")) } } } } } } } } }
        """, ["nested-variant-left-out"]
      ),
    ] as [(String, [Diagnostic.ID])]
  )
  func `reports content that units cannot represent or that Xcode loses`(
    entries: String,
    ids: [Diagnostic.ID]
  ) throws {
    let catalog = try StringCatalog(entries: entries)
    let export = catalog.translationTable(path: "", language: "es")
    #expect(Set(export.diagnostics.map(\.id)) == Set(ids))
    #expect(export.diagnostics.allSatisfy { $0.location?.file == "Test.xcstrings" })
    guard !export.hasErrors else { return }
    let outcome = TranslationImport().apply(ImportedTable(export.table), to: catalog)
    #expect(outcome.catalog.printed() == catalog.printed())
    #expect(!outcome.isRefused)
  }

  @Test func `imports a string with additional variants without changing these`() throws {
    let catalog = try StringCatalog(
      entries: """
        "a" : { "localizations" : { "es" : { \(Self.unit("1")), "variations" : {
          "device" : { "mac" : { \(Self.unit("2")) } },
          "plural" : { "other" : { \(Self.unit("3")) } } } } } }
        """
    )
    let outcome = catalog.importing(
      ImportedTranslation(id: "a", target: "uno"),
      ImportedTranslation(id: "a|==|device.mac", target: "dos"),
      ImportedTranslation(id: "a|==|plural.other", target: "tres")
    )
    #expect(outcome.catalog.text("a") == "uno [translated]")
    #expect(outcome.catalog.text("a", "es", "device.mac") == "dos [translated]")
    #expect(outcome.catalog.text("a", "es", "plural.other") == "tres [translated]")
  }

  @Test func `skips and reports phrases of App Shortcuts`() throws {
    let catalog = try StringCatalog(
      entries: """
        "Start" : { "localizations" : {
          "en" : { "stringSet" : { "state" : "new", "values" : ["Start", "Begin"] } } } },
        "Stop" : { }
        """
    )
    let outcome = catalog.importing(
      ImportedTranslation(id: "Start|==|0", target: "Empezar"),
      ImportedTranslation(id: "Stop", target: "Parar")
    )
    #expect(!outcome.isRefused)
    #expect(outcome.ignored.map(\.reason) == [.phrases])
    #expect(outcome.diagnostics.map(\.id) == ["unit-of-phrases"])
    #expect(outcome.catalog.text("Stop") == "Parar [translated]")
  }

  @Test func `a form of a substitution that the source lacks has no source string`()
    throws
  {
    let catalog = try StringCatalog(
      entries: """
        "a" : { "localizations" : { "es" : { \(Self.unit("%#@x@")), "substitutions" : { "x" : {
          "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { \(Self.unit("%arg")) }, "other" : { \(Self.unit("%arg")) } } } } } } } }
        """
    )
    let id = "a|==|substitutions.x.plural.one"
    let outcome = catalog.importing(
      ImportedTranslation(id: id, source: "%lld", target: "un %1$lld")
    )
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.changes.map(\.newState) == [.translated])
  }

  @Test func `rejects an identifier of two keys`() throws {
    let catalog = try StringCatalog(
      entries: """
        "a|==|plural.one" : { }, "a" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { \(Self.unit("1")) }, "other" : { \(Self.unit("2")) } } } } } }
        """
    )
    let outcome = catalog.importing(ImportedTranslation(id: "a|==|plural.one", target: "x"))
    #expect(outcome.diagnostics.map(\.id) == ["unit-ambiguous"])
  }
}
