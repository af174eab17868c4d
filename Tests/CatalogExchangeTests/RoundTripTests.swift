import CatalogExchange
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: ExchangedCatalogs.names)
  func `importing an unmodified export changes no byte`(name: String) throws {
    let bytes = try ExchangedCatalogs.fixtures.bytes(of: name)
    let catalog = try ExchangedCatalogs.named(name)
    for language in catalog.testedLanguages {
      let table = catalog.translationTable(path: name, language: language).table
      let outcome = TranslationImport().apply(ImportedTable(table), to: catalog)
      #expect(outcome.diagnostics.isEmpty, "\(language)")
      #expect(outcome.changes.isEmpty, "\(language)")
      #expect(outcome.ignored.isEmpty, "\(language)")
      #expect(outcome.untouchedCount + outcome.untranslatedCount == table.units.count)
      #expect(outcome.catalog.printed() == bytes, "\(language)")
    }
  }

  @Test(arguments: ExchangedCatalogs.names)
  func `importing unmodified unfinished strings changes no byte`(
    name: String
  ) throws {
    let catalog = try ExchangedCatalogs.named(name)
    let options = ExportOptions(includesStale: true, includesUntranslatable: true)
    for language in catalog.testedLanguages {
      let table = catalog.translationTable(path: name, language: language, options: options).table
      let outcome = TranslationImport(unfinished: .take).apply(ImportedTable(table), to: catalog)
      #expect(!outcome.isRefused)
      #expect(outcome.catalog.printed() == catalog.printed(), "\(language)")
    }
  }

  /// Templates of projects have an empty copyright, which no export contains.
  @Test func `importing an export needs no empty text of Info.plist`() throws {
    let text = """
      {"sourceLanguage":"en","strings":{
        "CFBundleName":{"extractionState":"extracted_with_value","localizations":{
          "en":{"stringUnit":{"state":"new","value":"Demo"}}}},
        "NSHumanReadableCopyright":{"extractionState":"extracted_with_value","localizations":{
          "en":{"stringUnit":{"state":"new","value":""}},
          "fr":{"stringUnit":{"state":"translated","value":"© Demo"}}}}},"version":"1.0"}
      """
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "a").value)
    for (language, count) in [("es", 1), ("fr", 2)] {
      let table = catalog.translationTable(path: "a", language: language).table
      #expect(table.units.count == count)
      let outcome = TranslationImport().apply(ImportedTable(table), to: catalog)
      #expect(outcome.diagnostics.isEmpty, "\(language)")
      #expect(outcome.changes.isEmpty)
    }
  }

  @Test(arguments: ExchangedCatalogs.names)
  func `importing a file without states or source strings changes no byte`(name: String) throws {
    let catalog = try ExchangedCatalogs.named(name)
    for language in catalog.testedLanguages {
      var table = ImportedTable(catalog.translationTable(path: name, language: language).table)
      for index in table.translations.indices {
        table.translations[index].state = nil
        table.translations[index].source = nil
      }
      let outcome = TranslationImport().apply(table, to: catalog)
      #expect(outcome.catalog.printed() == catalog.printed(), "\(language)")
      #expect(outcome.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ExchangedCatalogs.names)
  func `exports every string, or reports why not`(name: String) throws {
    let catalog = try ExchangedCatalogs.named(name)
    for language in catalog.testedLanguages {
      let export = catalog.translationTable(path: name, language: language)
      let exported = Set(export.table.units.map { ExactString($0.id.text) })
      let reported = Set(export.diagnostics.flatMap { $0.path.prefix(1) })
      for (key, entry) in catalog.entries
      where entry.shouldTranslate && entry.extractionState != .stale && !reported.contains(key) {
        for leaf in entry.localizations[language]?.leaves ?? [] {
          let variant = try #require(leaf.variant)
          let id = TranslationUnit.ID(key: key, variant: variant)
          #expect(exported.contains(ExactString(id.text)), "\(id.text)")
        }
      }
    }
  }
}
