import Diagnostics
import FileFormats
import ICU
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

struct SpreadsheetCellTests {
  @Test(arguments: [
    ("", "'"), ("Hola", "Hola"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-", "'-"), ("@a", "'@a"),
    ("'", "''"), ("'s avonds", "''s avonds"), ("007", "'007"), ("1/2", "'1/2"), ("12:30", "'12:30"),
    ("3,5 %", "'3,5 %"), ("TRUE", "'TRUE"), ("falso", "'falso"), ("10 days", "10 days"),
    ("\n=", "'\n="), (" =1", " =1"), ("%lld/%lld", "%lld/%lld"),
  ])
  func `escapes cells that spreadsheets would compute`(_ text: String, _ cell: String) {
    #expect(SpreadsheetCell.cell(of: text) == cell)
    #expect(SpreadsheetCell.text(of: cell) == text)
  }

  @Test
  func `keeps the apostrophe of a user and reads an empty cell as missing`() {
    #expect(SpreadsheetCell.text(of: "'s avonds") == "'s avonds")
    #expect(SpreadsheetCell.text(of: "") == nil)
  }

  @Test(arguments: 0..<1_000)
  func `reads every string back unchanged`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = StringCatalog.unusualString(using: &generator)
    #expect(SpreadsheetCell.text(of: SpreadsheetCell.cell(of: text)) == text)
  }
}

struct DelimitedExchangeTests {
  private static let table: TranslationTable = {
    var table = TranslationTable(
      path: "L.xcstrings",
      sourceLanguage: "en",
      targetLanguage: "es",
      units: [
        TranslationUnit(
          .init(key: "%lld days", variant: .init(plural: .one)),
          source: "%lld day",
          target: "%lld día",
          state: .needsReview,
          note: "A trip"
        ), TranslationUnit(.init(key: "=x"), source: "=x\n;", target: "", state: .translated),
        TranslationUnit(.init(key: "ñ"), source: "ñ", target: "ñ", state: .new),
      ]
    )
    table.units[0].sourceVersion = TextVersion(rawValue: "s1-0000000000000000")
    return table
  }()

  @Test
  func `a table for Excel in Spain has semicolons and a byte order mark`() {
    let printed = DelimitedExchange.print([Self.table], as: .csv(.semicolon))
    let expected =
      "\u{FEFF}key;variant;source (en);translation (es);state (es);comment;sourceVersion\n"
      + "%lld days;plural.one;%lld day;%lld día;needs_review;A trip;s1-0000000000000000\n"
      + "'=x;;\"'=x\n;\";';translated;;\n" + "ñ;;ñ;;;;\n"
    #expect(printed.value == Array(expected.utf8))
    #expect(printed.diagnostics == [])
  }

  @Test
  func `a table with tabs is Unicode text for Excel`() {
    let bytes = DelimitedExchange.print([Self.table], as: .tsv).value
    #expect(bytes.prefix(4) == [0xFF, 0xFE, UInt8(ascii: "k"), 0])
    let units = stride(from: 2, to: bytes.count, by: 2)
      .map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    let text = String(decoding: units, as: UTF16.self)
    #expect(
      text.hasPrefix(
        "key\tvariant\tsource (en)\ttranslation (es)\tstate (es)\tcomment\tsourceVersion\n"
      )
    )
    #expect(text.contains("ñ\t\tñ\t\t\t\t\n"))
  }

  @Test
  func `writes languages in columns and indicates missing variants`() {
    var polish = Self.table
    polish.targetLanguage = "pl"
    polish.units[0].id.variant.plural = .few
    let bytes = DelimitedExchange.print([Self.table, polish], as: .csv(.comma)).value
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[0]
        == "\u{FEFF}key,variant,source (en),translation (es),state (es),translation (pl),state (pl),comment,sourceVersion"
    )
    #expect(
      lines[1]
        == "%lld days,plural.few,%lld day,,-,%lld día,needs_review,A trip,s1-0000000000000000"
    )
    #expect(
      lines[2]
        == "%lld days,plural.one,%lld day,%lld día,needs_review,,-,A trip,s1-0000000000000000"
    )
    let tables = DelimitedExchange.read(bytes, file: "x.csv").value
    #expect(tables.map(\.targetLanguage) == ["es", "pl"])
    #expect(
      tables.map { $0.translations.map(\.id) } == [
        ["%lld days|==|plural.one", "=x", "ñ"], ["%lld days|==|plural.few", "=x", "ñ"],
      ]
    )
  }

  private static func read(_ text: String) -> ParseResult<[ImportedTable]> {
    DelimitedExchange.read(Array(text.utf8), file: "x.csv")
  }

  @Test
  func `accepts additional, missing and reordered columns`() throws {
    let read = Self.read(
      "Price, Translation (es-MX) ,ID,STATE\n3,Hola,a|==|device.mac,Needs review\n,'=1,b\n,,c,\n"
    )
    #expect(read.diagnostics.map(\.id) == ["delimited-column-unknown"])
    let table = try #require(read.value.first)
    #expect(table.targetLanguage == "es-MX")
    #expect(table.sourceLanguage == nil)
    #expect(table.translations.map(\.id) == ["a|==|device.mac", "b", "c"])
    #expect(table.translations.map(\.target) == ["Hola", "=1", nil])
    #expect(table.translations.map(\.state) == [.needsReview, nil, nil])
    #expect(table.translations.map(\.location?.line) == [2, 3, 4])
    #expect(table.translations[0].location?.column == 3)
  }

  @Test
  func `distinguishes empty from missing strings and restores line breaks`() {
    let read = Self.read("key,translation (es)\r\na,'\r\nb,\r\nc,\"d\r\ne\"\r\n")
    #expect(read.value[0].translations.map(\.target) == ["", nil, "d\ne"])
    let own = Self.read("key,translation (es)\nc,\"d\r\ne\"\n")
    #expect(own.value[0].translations.map(\.target) == ["d\r\ne"])
  }

  @Test(arguments: [
    ("", "delimited-empty"), ("clave,translation\na,b\n", "delimited-column-missing"),
    ("key,traducción\na,b\n", "delimited-column-missing"),
    ("key,translation,key\na,b,c\n", "delimited-column-twice"),
    ("key,translation\n,b\n", "delimited-key-missing"),
    ("key,translation\na,b,c\n", "delimited-field-count"),
    ("key,translation\na,\"b\n", "delimited-text-unclosed"),
  ])
  func `rejects a file that is not a table of translations`(_ text: String, _ id: String) {
    let read = Self.read(text)
    #expect(read.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue) == [id])
  }

  @Test(arguments: 0..<500)
  func `reads damaged tables to the end`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = DelimitedExchange.print([Self.table], as: seed % 2 == 0 ? .tsv : .csv(.comma)).value
    let damaged = Mutator.tables.mutate(bytes, mixing: bytes, using: &generator)
    let read = DelimitedExchange.read(damaged, file: "x.csv")
    for location in read.diagnostics.compactMap(\.location) { #expect(location.line >= 1) }
    for translation in read.value.flatMap(\.translations) {
      #expect(translation.location?.file == "x.csv")
    }
  }
}
