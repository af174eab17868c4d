import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@Suite struct RefusalTests {
  private static let catalog = """
    "%lld days of %@" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "new", "value" : "%1$lld days of %2$@" } },
      "es" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld días de %2$@" } } } },
    "%lld files" : { "localizations" : {
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
      "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } } } } } } },
    "Hello" : { }
    """

  /// A file that is refused: what is done to it, and why it is refused.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id: Diagnostic.ID
    var line: Int
    var damage: @Sendable (inout IncomingTable) -> Void

    init(
      _ name: String,
      _ id: Diagnostic.ID,
      line: Int,
      damage: @escaping @Sendable (inout IncomingTable) -> Void
    ) {
      testDescription = name
      self.id = id
      self.line = line
      self.damage = damage
    }
  }

  // The units: 1 the days, 2 and 3 the files, 4 the greeting.
  @Test(arguments: [
    Row("a placeholder is lost", "placeholders-agree", line: 1) {
      $0.translations[0].target = "%1$lld días"
    },
    Row("a placeholder is of another type", "placeholders-agree", line: 1) {
      $0.translations[0].target = "%1$@ días de %2$@"
    },
    Row("a placeholder is too much", "placeholders-agree", line: 4) {
      $0.translations[3].target = "Hola, %@"
    },
    Row("a plural form has no number", "placeholders-agree", line: 3) {
      $0.translations[2].target = "archivos"
    },
    Row("a substitution that nobody defines", "substitutions-defined", line: 4) {
      $0.translations[3].target = "Hola, %#@name@"
    },
    Row("a key that is not there", "unit-not-in-catalog", line: 4) {
      $0.translations[3].id = "Hallo"
    },
    Row("a variant that nobody knows", "unit-not-in-catalog", line: 2) {
      $0.translations[1].id = "%lld files|==|plural.single"
    },
    Row("a substitution that is not there", "unit-not-in-catalog", line: 4) {
      $0.translations[3].id = "Hello|==|substitutions.names.plural.one"
    },
    Row("a unit stands twice", "unit-stands-twice", line: 4) {
      $0.translations[3].id = $0.translations[0].id
    },
    Row("a unit is missing", "units-missing", line: 1) { $0.translations.removeLast() },
    Row("a plural category of another language", "unit-category-unknown", line: 4) {
      $0.translations[3].id = "%lld files|==|plural.few"
      $0.translations[3].target = "%lld archivos"
    },
    Row("one text in the place of two", "unit-varies-otherwise", line: 4) {
      $0.translations[3].id = "%lld files"
      $0.translations[3].target = "%lld archivos"
    },
    Row("another source language", "import-source-language", line: 1) { $0.sourceLanguage = "de" },
    Row("another language than is asked for", "import-target-language", line: 1) {
      $0.targetLanguage = "fr"
    },
  ])
  func `a file that is wrong is refused as a whole, with place and reason`(row: Row) throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    var table = IncomingTable(catalog.translationTable(path: "", language: "es").table)
    table.translations[1].target = "%lld fichero"
    row.damage(&table)
    let outcome = TranslationImport(language: "es").apply(table, to: catalog)
    #expect(outcome.isRefused)
    let problem = outcome.diagnostics.first { $0.id == row.id && $0.severity == .error }
    #expect(problem?.place?.line == row.line)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.catalog.printed() == catalog.printed())
  }

  @Test func `the same file without damage is taken`() throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    var table = IncomingTable(catalog.translationTable(path: "", language: "es").table)
    table.translations[1].target = "%lld fichero"
    let outcome = TranslationImport(language: "es").apply(table, to: catalog)
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("%lld files", "es", "plural.one") == "%lld fichero [translated]")
  }

  @Test func `a file that says no language is refused unless one is asked for`() throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    let table = IncomingTable(translations: [IncomingTranslation(id: "Hello", target: "Hola")])
    let refused = TranslationImport(isPartial: true).apply(table, to: catalog)
    #expect(refused.diagnostics.map(\.id) == ["import-target-language-missing"])
    let taken = TranslationImport(isPartial: true, language: "es").apply(table, to: catalog)
    #expect(taken.catalog.text("Hello") == "Hola [translated]")
  }

  @Test func `what was wrong before hinders nobody`() throws {
    let catalog = try StringCatalog(
      entries: """
        "%@ a" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "roto" } } } },
        "b" : { }
        """
    )
    let outcome = catalog.importing(
      IncomingTranslation(id: "%@ a", target: "roto", state: .translated),
      IncomingTranslation(id: "b", target: "be", state: .translated)
    )
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.changes.count == 1)
  }
}
