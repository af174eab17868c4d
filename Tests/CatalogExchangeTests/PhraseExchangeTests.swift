import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog
import Testing

@testable import CatalogExchange

@Suite struct `Phrases of App Shortcuts in translation files` {
  private static func catalog(_ spanish: String = "") throws -> StringCatalog {
    try StringCatalog(
      entries: """
        "Open ${applicationName}" : { "localizations" : {
          "en" : { "stringSet" : { "state" : "new", "values" : [
            "Open ${applicationName}", "Show ${applicationName}" ] } }\(spanish) } }
        """
    )
  }

  private static func set(_ state: String, _ values: [String]) -> String {
    let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
    return #", "es" : { "stringSet" : { "state" : "\#(state)", "values" : [ \#(list) ] } }"#
  }

  private static let open = "Abre ${applicationName}"
  private static let show = "Muestra ${applicationName}"

  /// The Spanish set before, the translations, and the set after.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before = ""
    let translations: [Int: (String, StringCatalog.TranslationState)]
    let after: String
    var problems: [String] = []
  }

  @Test(arguments: [
    Row(
      testDescription: "a first translation",
      translations: [0: (open, .translated), 1: (show, .translated)],
      after: "translated: \(open) | \(show)"
    ),
    Row(
      testDescription: "the second phrase alone is the first one of the language",
      translations: [1: (show, .translated)],
      after: "translated: \(show)"
    ),
    Row(
      testDescription: "another wording",
      before: set("translated", [open, show]),
      translations: [1: ("Enseña ${applicationName}", .translated)],
      after: "translated: \(open) | Enseña ${applicationName}"
    ),
    Row(
      testDescription: "one finished phrase does not finish the others",
      before: set("needs_review", [open, show]),
      translations: [1: ("Enseña ${applicationName}", .translated)],
      after: "needs_review: \(open) | Enseña ${applicationName}"
    ),
    Row(
      testDescription: "all finished phrases finish the set",
      before: set("needs_review", [open, show]),
      translations: [0: (open, .translated), 1: (show, .translated)],
      after: "translated: \(open) | \(show)"
    ),
    Row(
      testDescription: "an additional phrase",
      before: set("translated", [open]),
      translations: [0: (open, .translated), 7: (show, .translated)],
      after: "translated: \(open) | \(show)"
    ),
    Row(
      testDescription: "a phrase without the name of the app",
      before: set("translated", [open, show]),
      translations: [1: ("Muestra", .translated)],
      after: "translated: \(open) | \(show)",
      problems: ["mismatched-named-placeholders"]
    ),
  ])
  func `change the set, not its form`(row: Row) throws {
    let catalog = try Self.catalog(row.before)
    let key = "Open ${applicationName}"
    let translations = row.translations.sorted { $0.key > $1.key }
      .map { index, text in
        ImportedTranslation(id: "\(key)|==|stringSet.\(index)", target: text.0, state: text.1)
      }
    let outcome = TranslationImport(isPartial: true)
      .apply(ImportedTable(targetLanguage: "es", translations: translations), to: catalog)
    #expect(outcome.diagnostics.map(\.id.rawValue) == row.problems)
    let localization = outcome.catalog[key]?.localizations["es"]
    let set = localization?.stringSet
    #expect(
      "\(set?.state.rawValue ?? ""): \((set?.values ?? []).joined(separator: " | "))" == row.after
    )
    #expect(localization?.leaves.isEmpty ?? true)
  }

  @Test(arguments: ["", set("translated", [open, show, "Ve a ${applicationName}"])])
  func `come back unchanged in every format`(spanish: String) throws {
    let catalog = try Self.catalog(spanish)
    let table = catalog.translationTable(path: "", language: "es").table
    #expect(table.units.map(\.id.variant.name).first == "stringSet.0")
    let tool = XLIFFDocument.Tool(id: "test", name: "test")
    let files: [[ImportedTable]] = [
      XLIFFDocument.incomingTables(XLIFFDocument([table]).printed(by: tool).value, file: "").value,
      POExchange.read(POExchange.print(table).value, file: "").value,
      DelimitedExchange.read(DelimitedExchange.print([table], as: .tsv).value, file: "").value,
    ]
    for tables in files {
      let outcome = TranslationImport().apply(try #require(tables.first), to: catalog)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.catalog.printed() == catalog.printed())
    }
  }
}
