import Diagnostics
import FileFormats
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

/// The file formats of the round trip tests.
enum ExchangeFormatOption: CaseIterable, Sendable {
  case portableObject
  case commas
  case semicolons
  case tabs

  func print(_ catalog: StringCatalog, _ language: String) -> [UInt8] {
    let options = ExportOptions(includesStale: true)
    let table = catalog.translationTable(path: "L.xcstrings", language: language, options: options)
      .table
    switch self {
    case .portableObject:
      let sources = catalog.translationTable(path: "L.xcstrings", language: "en", options: options)
      return POExchange.print(table, sources: sources.table).value
    case .commas: return DelimitedExchange.print([table], as: .csv(.comma)).value
    case .semicolons: return DelimitedExchange.print([table], as: .csv(.semicolon)).value
    case .tabs: return DelimitedExchange.print([table], as: .tsv).value
    }
  }

  func read(_ bytes: [UInt8]) -> ParseResult<[ImportedTable]> {
    self == .portableObject
      ? POExchange.read(bytes, file: "es.po")
      : DelimitedExchange.read(bytes, file: "es.csv")
  }
}

struct FormsRoundTripTests {
  private static let languages = ["es", "pl", "ja", "ar", "fr", "lv", "tlh"]

  @Test(arguments: 0..<40)
  func `importing an unmodified file changes nothing`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let catalog = StringCatalog.random(languages: Self.languages, using: &generator)
    for form in ExchangeFormatOption.allCases {
      for language in Self.languages + ["en"] {
        let read = form.read(form.print(catalog, language))
        #expect(!read.hasErrors, "\(form) \(language) \(read.diagnostics)")
        let table = try #require(read.value.first)
        #expect(table.targetLanguage == language)
        #expect(table.sourceLanguage == "en")
        for policy in TranslationImport.UnfinishedPolicy.allCases {
          let outcome = TranslationImport(unfinished: policy).apply(table, to: catalog)
          #expect(!outcome.isRefused, "\(form) \(language) \(outcome.diagnostics)")
          #expect(outcome.changes == [], "\(form) \(language)")
          #expect(outcome.catalog.printed() == catalog.printed())
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `importing an unmodified table with several languages changes nothing`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let catalog = StringCatalog.random(languages: Self.languages, using: &generator)
    let tables = Self.languages.map {
      catalog.translationTable(path: "L.xcstrings", language: $0).table
    }
    let read = DelimitedExchange.read(
      DelimitedExchange.print(tables, as: .csv(.comma)).value,
      file: "all.csv"
    )
    #expect(!read.hasErrors)
    #expect(read.value.map(\.targetLanguage) == Self.languages)
    for table in read.value {
      let outcome = TranslationImport(unfinished: .take).apply(table, to: catalog)
      #expect(!outcome.isRefused, "\(outcome.diagnostics)")
      #expect(outcome.changes == [])
    }
  }

  @Test(arguments: 0..<100)
  func `importing an edited PO file changes exactly the edited messages`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let catalog = StringCatalog.random(languages: ["pl"], using: &generator)
    let bytes = ExchangeFormatOption.portableObject.print(catalog, "pl")
    var file = POFile.parse(bytes, file: "pl.po").value
    var expected: [String: StringCatalog.TranslationState] = [:]
    for index in file.messages.indices where Int.random(in: 0..<3, using: &generator) == 0 {
      let message = file.messages[index]
      guard !message.isObsolete, !message.text.isEmpty, message.plural == nil else { continue }
      let isFuzzy = Bool.random(using: &generator)
      file.messages[index].translations = ["changed"]
      file.messages[index].flags = isFuzzy ? ["fuzzy"] : []
      file.messages[index].translatorComment = nil
      expected[message.context ?? ""] = isFuzzy ? .needsReview : .translated
    }
    let table = try #require(POExchange.read(file.printed(), file: "pl.po").value.first)
    let outcome = TranslationImport(unfinished: .take).apply(table, to: catalog)
    guard !outcome.isRefused else { return }
    let found = outcome.changes.map { ($0.id.text, $0.newState) }
    #expect(Dictionary(found) { first, _ in first } == expected)
    let finished = TranslationImport().apply(table, to: catalog)
    #expect(finished.changes.count == expected.values.count { $0 == .translated })
  }

  @Test
  func `detects the delimiter in the first row only`() {
    let text = "key;translation (es)\na,b,c,d;e,f,g,h\ni,j,k,l;m,n,o,p\n\"q,r\";s,t,u,v\n"
    let read = DelimitedExchange.read(Array(text.utf8), file: "x.csv")
    #expect(read.diagnostics == [])
    #expect(read.value[0].translations.map(\.id) == ["a,b,c,d", "i,j,k,l", "q,r"])
  }
}
