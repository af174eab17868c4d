import Diagnostics
import FileFormats
import ICU
import StringCatalog
import Testing

@testable import CatalogExchange

struct XLIFFExchangeTests {
  private static let tool = XLIFFDocument.Tool(id: "t", name: "T")

  private static func incoming(_ targets: String) -> ParseResult<[ImportedTable]> {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.xcstrings" source-language="en" target-language="es" datatype="plaintext">
      <body>\(targets)</body></file></xliff>
      """
    return XLIFFDocument.incomingTables(Array(text.utf8), file: "a.xliff")
  }

  @Test(
    arguments: [
      ("translated", "translated", nil), ("needs_review", "needs-review-l10n", nil),
      ("new", "new", nil), ("machine_translated", "translated", "leveraged-mt"),
      ("stale", "x-stale", nil),
    ] as [(String, String, String?)]
  )
  func `writes the states of Xcode and reads them back`(
    _ name: String,
    _ word: String,
    _ qualifier: String?
  ) {
    let state = StringCatalog.TranslationState(rawValue: name)
    #expect(state.xliffState == word)
    #expect(state.xliffStateQualifier == qualifier)
    #expect(StringCatalog.TranslationState(xliffState: word, qualifier: qualifier) == state)
  }

  @Test(arguments: [
    ("final", "translated"), ("signed-off", "translated"), ("reviewed", "translated"),
    ("initial", "new"), ("needs-translation", "new"), ("needs-adaptation", "needs_review"),
    ("needs-l10n", "needs_review"), ("needs-review-adaptation", "needs_review"),
    ("needs-review-translation", "needs_review"),
  ])
  func `reads the states of other programs`(_ word: String, _ name: String) {
    let state = StringCatalog.TranslationState(xliffState: word, qualifier: "fuzzy-match")
    #expect(state?.rawValue == name)
  }

  @Test func `writes tables as files and reads their translations back`() {
    let table = TranslationTable(
      path: "App/Localizable.xcstrings",
      sourceLanguage: "en",
      targetLanguage: "es",
      units: [
        TranslationUnit(
          .init(key: "%lld days", variant: .init(plural: .one)),
          source: "%lld day",
          target: "%lld día",
          state: .machineTranslated,
          note: "How long",
          isNoteGenerated: true
        ),
        TranslationUnit(.init(key: "a\nb"), source: "a"),
        TranslationUnit(.init(key: "c"), source: "c", target: "", state: .needsReview),
      ]
    )
    let document = XLIFFDocument([table])
    #expect(document.files.map(\.original) == ["App/Localizable.xcstrings"])
    #expect(
      document.files[0].units.map(\.notes) == [
        [.init("How long", from: "auto-generated")], [.init("")], [.init("")],
      ]
    )
    let back = XLIFFDocument.incomingTables(document.printed(by: Self.tool).value, file: "a.xliff")
    #expect(back.diagnostics.isEmpty)
    #expect(back.value.map(\.path) == ["App/Localizable.xcstrings"])
    #expect(back.value.map(\.sourceLanguage) == ["en"])
    #expect(back.value.map(\.targetLanguage) == ["es"])
    #expect(
      back.value[0].translations
        .map {
          ImportedTranslation(id: $0.id, source: $0.source, target: $0.target, state: $0.state)
        }
        == table.units.map {
          ImportedTranslation(id: $0.id.text, source: $0.source, target: $0.target, state: $0.state)
        }
    )
    #expect(back.value[0].translations.allSatisfy { $0.location?.file == "a.xliff" })
  }

  @Test func `reports and ignores a state that XLIFF does not define`() {
    let parsed = Self.incoming(
      """
      <trans-unit id="a"><source>a</source><target state="custom">b</target></trans-unit>
      <trans-unit id="b"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="c"><source>a</source></trans-unit>
      """
    )
    #expect(parsed.diagnostics.map(\.id) == ["xliff-unknown-state"])
    #expect(parsed.diagnostics.first?.location?.line == 3)
    #expect(parsed.value.first?.translations.map(\.state) == [nil, nil, nil])
    #expect(parsed.value.first?.translations.map(\.target) == ["b", "b", nil])
  }

  @Test func `ignores units with only the rule of a plural`() {
    let parsed = Self.incoming(
      """
      <trans-unit id="d:n:dict"><source>NSStringPluralRuleType</source><target>x</target></trans-unit>
      <trans-unit id="d:n:dict/:string"><source>d</source><target>d</target></trans-unit>
      <trans-unit id="d:n:dict/one:dict/:string"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="e:n:dict"><source>a</source><target>b</target></trans-unit>
      """
    )
    #expect(parsed.diagnostics.map(\.id) == ["xliff-plural-rule", "xliff-plural-rule"])
    #expect(parsed.diagnostics.map(\.location?.line) == [3, 4])
    #expect(
      parsed.value.first?.translations.map(\.id) == ["d:n:dict/one:dict/:string", "e:n:dict"]
    )
  }

  @Test func `returns no tables for a document that cannot be read`() {
    let parsed = XLIFFDocument.incomingTables(Array("<xliff".utf8), file: "a.xliff")
    #expect(parsed.value.isEmpty)
    #expect(parsed.hasErrors)
  }
}
