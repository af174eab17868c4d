import CatalogExchange
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct RandomTranslatorEditsTests {
  @Test(arguments: ExchangedCatalogs.names, [1, 2, 3] as [UInt64])
  func `importing random edits changes exactly the edited strings`(
    name: String,
    seed: UInt64
  ) throws {
    let catalog = try ExchangedCatalogs.named(name)
    for language in catalog.testedLanguages where language != catalog.sourceLanguage {
      let table = catalog.translationTable(path: name, language: language).table
      let storm = RandomTranslatorEdits(
        on: table.units,
        of: ImportedTable(table),
        count: 10,
        seed: seed
      )
      let outcome = TranslationImport().apply(storm.table, to: catalog)
      #expect(storm.violations(by: outcome, of: catalog).isEmpty, "\(language)")
      let again = StringCatalog.parse(outcome.catalog.printed(), file: name)
      #expect(!again.hasErrors)
    }
  }

  @Test(arguments: ExchangedCatalogs.names)
  func `rejects a file that is damaged at any position`(name: String) throws {
    let catalog = try ExchangedCatalogs.named(name)
    let table = ImportedTable(catalog.translationTable(path: name, language: "es").table)
    let unfinished = Set(
      catalog.units("es", options: ExportOptions(isUnfinishedOnly: true)).map(\.id.text)
    )
    var generator = SeededGenerator(seed: 7)
    for index in table.translations.indices {
      var damaged = table
      let random = table.translations.indices.randomElement(using: &generator) ?? 0
      damaged.translations[random].target = "touched by translators"
      let expected: Diagnostic.ID
      switch index % 3 {
      case 0:
        // Finished keys may be missing.
        guard unfinished.contains(table.translations[index].id) else { continue }
        damaged.translations.remove(at: index)
        expected = "units-missing"
      case 1:
        damaged.translations[index].target = "one text"
        damaged.translations.append(damaged.translations[index])
        damaged.translations[damaged.translations.endIndex - 1].target = "another text"
        expected = "unit-stands-twice"
      default:
        damaged.translations[index].id += "?"
        expected = "unit-not-in-catalog"
      }
      let outcome = TranslationImport().apply(damaged, to: catalog)
      #expect(outcome.isRefused)
      let problem = outcome.diagnostics.first { $0.id == expected }
      #expect(problem?.severity == .error)
      #expect(problem?.location?.file == "es.xliff")
      #expect(outcome.changes.isEmpty)
      #expect(outcome.catalog.printed() == catalog.printed())
    }
  }
}
