import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@testable import CatalogExchange

@Suite struct `A file that lacks units, or has them twice` {
  private static func catalog() throws -> StringCatalog {
    func unit(_ text: String, _ state: String = "translated") -> String {
      #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
    }
    return try StringCatalog(
      entries: """
        "Done" : { "localizations" : { "es" : \(unit("Hecho")) } },
        "Quit" : { "localizations" : { "es" : \(unit("Salir")) } },
        "Open" : { },
        "%lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : \(unit("%lld file")), "other" : \(unit("%lld files")) } } },
          "es" : { "variations" : { "plural" : { "many" : \(unit("%lld de archivos", "needs_review")),
            "one" : \(unit("%lld archivo")), "other" : \(unit("%lld archivos")) } } } } }
        """
    )
  }

  /// A selection of the exported units, and the result.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isUnfinishedOnly: Bool
    var lacking: [String] = []
    var problem: Diagnostic.Severity?
  }

  @Test(arguments: [
    Row(testDescription: "an export of everything", isUnfinishedOnly: false),
    Row(testDescription: "an export of unfinished keys", isUnfinishedOnly: true),
    Row(
      testDescription: "an export of unfinished keys that lacks one",
      isUnfinishedOnly: true,
      lacking: ["Open"],
      problem: .error
    ),
    Row(
      testDescription: "an export of everything that lacks a finished key",
      isUnfinishedOnly: false,
      lacking: ["Done"],
      problem: .note
    ),
    Row(
      testDescription: "an export that lacks a form of an unfinished key",
      isUnfinishedOnly: false,
      lacking: ["%lld files|==|plural.one"],
      problem: .error
    ),
  ])
  func `is imported if only finished keys are missing`(row: Row) throws {
    let catalog = try Self.catalog()
    let options = ExportOptions(isUnfinishedOnly: row.isUnfinishedOnly)
    let export = catalog.translationTable(path: "", language: "es", options: options)
    var table = ImportedTable(export.table)
    table.translations.removeAll { row.lacking.contains($0.id) }
    let outcome = TranslationImport(unfinished: .take).apply(table, to: catalog)
    #expect(outcome.diagnostics.map(\.severity) == [row.problem].compactMap(\.self))
    #expect(outcome.diagnostics.allSatisfy { $0.id == "units-missing" })
    #expect(outcome.catalog.printed() == catalog.printed())
  }

  private static let repetitions: [(String?, StringCatalog.TranslationState, Bool)] = [
    ("%lld de archivos", .translated, true), ("%lld de ficheros", .translated, false),
    ("%lld de archivos", .needsReview, false), (nil, .translated, true),
  ]

  /// The second translation of a form, and whether the file is accepted.
  @Test(arguments: repetitions)
  func `is imported if both have the same text, or one has none`(
    target: String?,
    state: StringCatalog.TranslationState,
    isAccepted: Bool
  ) throws {
    let id = "%lld files|==|plural.many"
    let first = ImportedTranslation(id: id, target: "%lld de archivos", state: .translated)
    let second = ImportedTranslation(id: id, target: target, state: state)
    for pair in [[first, second], [second, first]] {
      let table = ImportedTable(targetLanguage: "es", translations: pair)
      let outcome = TranslationImport(unfinished: .take, isPartial: true)
        .apply(table, to: try Self.catalog())
      #expect(outcome.isRefused != isAccepted)
      guard isAccepted else { continue }
      #expect(outcome.diagnostics.isEmpty)
      #expect(
        outcome.catalog.text("%lld files", "es", "plural.many") == "%lld de archivos [translated]"
      )
    }
  }

  /// The header, and the message of the form for millions.
  @Test(arguments: [
    (PluralNumbers.common, "nplurals=2; plural=(n != 1);", true),
    (.all, "nplurals=3; plural=(n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);", false),
  ])
  func `in PO, the form for millions is in its message or apart`(
    numbers: PluralNumbers,
    field: String,
    isApart: Bool
  ) throws {
    let catalog = try Self.catalog()
    let table = catalog.translationTable(path: "", language: "es").table
    let sources = catalog.translationTable(path: "", language: "en").table
    let bytes = POExchange.print(table, sources: sources, plurals: numbers).value
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Plural-Forms: \(field)\\n"))
    #expect(text.contains("plural.many\"") == isApart)
    // A service writes the form in both places.
    func apart(_ text: String) -> String {
      """

      #, fuzzy
      msgctxt "%lld files|==|plural.many"
      msgid "%lld files"
      msgstr "\(text)"

      """
    }
    for (added, isAccepted) in [("", true), ("%lld de archivos", true), ("%lld", false)]
    where added.isEmpty || !isApart {
      let file = text + (added.isEmpty ? "" : apart(added))
      let imported = try #require(POExchange.read(Array(file.utf8), file: "es.po").value.first)
      let outcome = TranslationImport(unfinished: .take).apply(imported, to: catalog)
      #expect(outcome.isRefused != isAccepted, "\(outcome.diagnostics)")
      #expect(outcome.catalog.printed() == catalog.printed())
    }
  }

  @Test(arguments: ["fr", "it", "pt", "ca", "pl", "ar", "en", "ja", "lv", "cy", "ga", "sl"])
  func `the header for all integers distinguishes the categories of the CLDR`(
    language: String
  ) throws {
    let indexes = PluralIndexes(languageTag: language, for: .all)
    let samples = try #require(PluralSamples(languageTag: language))
    #expect(indexes.categories == samples.categories(of: .all))
    let imported = try ImportedPlurals(field: indexes.field, named: nil, languageTag: language)
    #expect(imported.categories == indexes.categories)
  }
}
