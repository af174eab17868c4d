import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@Suite struct RejectedInputTests {
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

  /// A file that is rejected, with its modification and the reason.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id: Diagnostic.ID
    var line: Int
    var damage: @Sendable (inout ImportedTable) -> Void

    init(
      _ name: String,
      _ id: Diagnostic.ID,
      line: Int,
      damage: @escaping @Sendable (inout ImportedTable) -> Void
    ) {
      testDescription = name
      self.id = id
      self.line = line
      self.damage = damage
    }
  }

  // The units: 1 is the days, 2 and 3 are the files, 4 is the greeting.
  @Test(arguments: [
    Row("a missing placeholder", "mismatched-placeholders", line: 1) {
      $0.translations[0].target = "%1$lld días"
    },
    Row("a placeholder of another type", "mismatched-placeholders", line: 1) {
      $0.translations[0].target = "%1$@ días de %2$@"
    },
    Row("an additional placeholder", "mismatched-placeholders", line: 4) {
      $0.translations[3].target = "Hola, %@"
    },
    Row("a plural form without a number", "mismatched-placeholders", line: 3) {
      $0.translations[2].target = "archivos"
    },
    Row("an undefined substitution", "undefined-substitution", line: 4) {
      $0.translations[3].target = "Hola, %#@name@"
    },
    Row("an unknown key", "unit-not-in-catalog", line: 4) {
      $0.translations[3].id = "Hallo"
    },
    Row("an unknown variant", "unit-not-in-catalog", line: 2) {
      $0.translations[1].id = "%lld files|==|plural.single"
    },
    Row("an unknown substitution", "unit-not-in-catalog", line: 4) {
      $0.translations[3].id = "Hello|==|substitutions.names.plural.one"
    },
    Row("a repeated unit", "unit-stands-twice", line: 4) {
      $0.translations[3].id = $0.translations[0].id
      $0.translations[3].target = "otro"
    },
    Row("a missing unit", "units-missing", line: 1) { $0.translations.removeLast() },
    Row("a plural category of another language", "unit-category-unknown", line: 4) {
      $0.translations[3].id = "%lld files|==|plural.few"
      $0.translations[3].target = "%lld archivos"
    },
    Row("one string instead of plural forms", "unit-varies-otherwise", line: 4) {
      $0.translations[3].id = "%lld files"
      $0.translations[3].target = "%lld archivos"
    },
    Row("another source language", "import-source-language", line: 1) { $0.sourceLanguage = "de" },
    Row("a different language than requested", "import-target-language", line: 1) {
      $0.targetLanguage = "fr"
    },
  ])
  func `rejects an invalid file with location and reason`(row: Row) throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    var table = ImportedTable(catalog.translationTable(path: "", language: "es").table)
    table.translations[1].target = "%lld fichero"
    row.damage(&table)
    let outcome = TranslationImport(language: "es").apply(table, to: catalog)
    #expect(outcome.isRefused)
    let problem = outcome.diagnostics.first { $0.id == row.id && $0.severity == .error }
    #expect(problem?.location?.line == row.line)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.catalog.printed() == catalog.printed())
  }

  @Test func `imports the same file without damage`() throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    var table = ImportedTable(catalog.translationTable(path: "", language: "es").table)
    table.translations[1].target = "%lld fichero"
    let outcome = TranslationImport(language: "es").apply(table, to: catalog)
    #expect(!outcome.isRefused)
    #expect(outcome.catalog.text("%lld files", "es", "plural.one") == "%lld fichero [translated]")
  }

  @Test func `rejects a file without a language unless one is requested`() throws {
    let catalog = try StringCatalog(entries: Self.catalog)
    let table = ImportedTable(translations: [ImportedTranslation(id: "Hello", target: "Hola")])
    let refused = TranslationImport(isPartial: true).apply(table, to: catalog)
    #expect(refused.diagnostics.map(\.id) == ["import-target-language-missing"])
    let taken = TranslationImport(isPartial: true, language: "es").apply(table, to: catalog)
    #expect(taken.catalog.text("Hello") == "Hola [translated]")
  }

  @Test(arguments: ["caf\u{E9} %@", "cafe\u{301} %@"])
  func `checks keys that look the same but are composed differently`(_ broken: String) throws {
    let keys = ["caf\u{E9} %@", "cafe\u{301} %@"]
    let catalog = try StringCatalog(
      entries: keys.map { "\"\($0)\" : { }" }.joined(separator: ",\n")
    )
    let translations = keys.map { key in
      let isBroken = key.unicodeScalars.elementsEqual(broken.unicodeScalars)
      return ImportedTranslation(
        id: key,
        target: isBroken ? "roto" : "%@",
        state: .translated,
        at: Location(file: "L", utf8Range: 0..<0, line: isBroken ? 7 : 3, column: 1)
      )
    }
    let outcome = catalog.importing(translations[0], translations[1])
    let problems = outcome.diagnostics.filter { $0.severity == .error }
    #expect(problems.map(\.location?.line) == [7])
  }

  @Test func `existing errors of the catalog do not prevent an import`() throws {
    let catalog = try StringCatalog(
      entries: """
        "%@ a" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "roto" } } } },
        "b" : { }
        """
    )
    let outcome = catalog.importing(
      ImportedTranslation(id: "%@ a", target: "roto", state: .translated),
      ImportedTranslation(id: "b", target: "be", state: .translated)
    )
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.changes.count == 1)
  }
}
