import CatalogExchange
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// The catalogs of the exchange tests.
enum ExchangedCatalogs {
  static let fixtures = Fixtures(shared: "Catalogs")

  /// The names of all fixtures.
  static let names = (try? fixtures.names(endingIn: ".xcstrings")) ?? []

  /// Reads a fixture.
  static func named(_ name: String) throws -> StringCatalog {
    try #require(StringCatalog.parse(fixtures.bytes(of: name), file: name).value)
  }
}

extension StringCatalog {
  /// Reads a catalog with the given entries, in the JSON of `strings`.
  init(entries: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries) }, "version" : "1.0" }"#
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Test.xcstrings")
    #expect(!parsed.hasErrors, sourceLocation: sourceLocation)
    self = try #require(parsed.value, sourceLocation: sourceLocation)
  }

  /// The languages of the catalogs, and some with different plural categories than English.
  var testedLanguages: [String] {
    var languages: Set = [sourceLanguage, "ar", "ja", "uk"]
    for (_, entry) in entries { languages.formUnion(entry.localizations.keys) }
    return languages.sorted()
  }

  /// Returns the exported units, by identifier.
  func units(
    _ language: String,
    options: ExportOptions = ExportOptions()
  ) -> [TranslationUnit] {
    translationTable(path: "Test.xcstrings", language: language, options: options).table.units
  }
}

extension ImportedTable {
  /// Creates the table of an unmodified export.
  ///
  /// Each unit has its own line, counted from 1.
  init(_ table: TranslationTable) {
    self.init(
      path: table.path,
      sourceLanguage: table.sourceLanguage,
      targetLanguage: table.targetLanguage,
      translations: zip(table.units, 1...)
        .map { unit, line in
          ImportedTranslation(
            id: unit.id.text,
            source: unit.source,
            target: unit.target,
            state: unit.state,
            at: Location(file: "es.xliff", utf8Range: 0..<0, line: line, column: 1)
          )
        },
      at: Location(file: "es.xliff", utf8Range: 0..<0, line: 1, column: 1)
    )
  }
}

extension StringCatalog {
  /// Returns the result of importing strings in a language.
  func importing(
    _ translations: ImportedTranslation...,
    language: String = "es",
    unfinished: TranslationImport.UnfinishedPolicy = .skip
  ) -> ImportOutcome {
    TranslationImport(unfinished: unfinished, isPartial: true)
      .apply(ImportedTable(targetLanguage: language, translations: translations), to: self)
  }

  /// Returns the text and the state of a variant; empty if there is none.
  func text(_ key: String, _ language: String = "es", _ variant: String = "") -> String {
    let leaf = self[key]?.localizations[language]?.leaves.first { $0.name == variant }
    return leaf.map { "\($0.unit.value) [\($0.unit.state.rawValue)]" } ?? ""
  }
}
