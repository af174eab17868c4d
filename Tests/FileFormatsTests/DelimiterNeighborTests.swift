import Diagnostics
import FileFormats
import TestSupport
import Testing

/// A reader of each format finds the texts that were written, whatever the neighbors of its
/// delimiters are.
@Suite struct `Delimiters next to joining characters` {
  private func texts(_ delimiters: [String]) -> [String] {
    delimiters.flatMap { GraphemeNeighbors.strings(around: $0) }
  }

  private func expectSame(_ read: [String], _ written: [String]) {
    #expect(read.count == written.count)
    let difference = zip(read, written).first { !$0.utf8.elementsEqual($1.utf8) }
    #expect(difference == nil)
  }

  @Test func `are text in XML`() throws {
    let texts = texts(["<", "&", "\"", "'", "]]>", "--", "&lt;", "<!--"])
      .map { String($0.unicodeScalars.filter { !$0.isForbiddenInXML }) }
    let elements = texts.map { text in
      #"<b c="\#(text.escapedForXML(in: .attribute))">\#(text.escapedForXML(in: .element))</b>"#
    }
    let root = try #require(XMLDocument.read(Array("<a>\(elements.joined())</a>".utf8)).root)
    expectSame(root.elements.map(\.text), texts)
    expectSame(root.elements.map { $0["c"] ?? "" }, texts)
  }

  @Test func `are text in PO files`() {
    let texts = texts(["\"", "\\", "\n", "\\\"\n", "\r\n"])
    let file = POFile(
      header: [.init("Language", "es"), .init("X-Note", "a\r\nX: b\rc")],
      messages: texts.enumerated()
        .map { index, text in
          POFile.Message(
            "k\(index)\(text)",
            context: text,
            translations: [text],
            extractedComment: text,
            references: ["\(text).swift:1"]
          )
        }
    )
    let parsed = POFile.parse(file.printed(), file: "x")
    #expect(!parsed.diagnostics.contains { $0.severity == .error })
    #expect(parsed.value.header.map(\.name) == ["Language", "X-Note"])
    expectSame(
      parsed.value.messages.map(\.text),
      texts.enumerated().map { "k\($0.offset)\($0.element)" }
    )
    expectSame(parsed.value.messages.map { $0.translations.first ?? "" }, texts)
    expectSame(parsed.value.messages.map { $0.context ?? "" }, texts)
    #expect(parsed.value.messages.allSatisfy { $0.references.count == 1 })
  }

  @Test(arguments: PropertyList.Form.allCases) func `are text in .strings files`(
    _ form: PropertyList.Form
  ) {
    let texts = texts(["\"", "\\", ";", "*/", "/*", "//", "\n"])
      .map { String($0.unicodeScalars.filter { !$0.isForbiddenInXML }) }
    let table = StringsTable(
      entries: texts.enumerated()
        .map {
          StringsTable.Entry(
            $0.element,
            forKey: "k\($0.offset)\($0.element)",
            comment: "c\($0.element)"
          )
        }
    )
    let parsed = StringsTable.parse(table.printed(as: form).value, file: "x")
    #expect(parsed.diagnostics == [])
    // The other forms sort the keys.
    let values = Dictionary(
      (parsed.value?.entries ?? []).map { (Array($0.key.utf8), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    expectSame(table.entries.map { values[Array($0.key.utf8)] ?? "missing" }, texts)
  }

  @Test(arguments: [Delimiter.comma, .semicolon, .tab])
  func `are text in tables, and no formulas`(_ delimiter: Delimiter) {
    let texts = texts([",", ";", "\"", "=1", "@x", "\n", "＝1"])
    var bytes: [UInt8] = []
    for text in texts {
      let row = [
        text, FormulaEscaping.applied(to: text), FormulaEscaping.appliedToFormulas(in: text),
      ]
      DelimitedPrinter(delimiter: delimiter).print(row, into: &bytes)
    }
    let rows = DelimitedReader.parse(bytes, file: "x", delimiter: delimiter).value.map(\.texts)
    expectSame(rows.map { $0[0] }, texts)
    expectSame(rows.map { FormulaEscaping.removed(from: $0[1]) }, texts)
    expectSame(rows.map { FormulaEscaping.removedFromFormulas(in: $0[2]) }, texts)
    let signs = "=+-@\t\r\n＝＋－＠".unicodeScalars
    for cell in rows.flatMap({ $0.dropFirst() }) {
      for part in cell.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false) {
        #expect(!(part.first.map { signs.contains($0) } ?? false), "\(cell.debugDescription)")
      }
    }
  }

  @Test func `may be any scalar`() throws {
    let texts = GraphemeNeighbors.everyScalar(between: "\"<") { !$0.isForbiddenInXML }
    let written = texts.map { #"<b c="\#($0.escapedForXML(in: .attribute))"/>"# }.joined()
    let root = try #require(XMLDocument.read(Array("<a>\(written)</a>".utf8)).root)
    expectSame(root.elements.map { $0["c"] ?? "" }, texts)
    let all = GraphemeNeighbors.everyScalar(between: "\"")
    let file = POFile(
      messages: all.enumerated().map { POFile.Message("k\($0.offset)", translations: [$0.element]) }
    )
    let messages = POFile.parse(file.printed(), file: "x").value.messages
    expectSame(messages.map { $0.translations.first ?? "" }, all)
    var bytes: [UInt8] = []
    for text in all { DelimitedPrinter().print([text], into: &bytes) }
    expectSame(
      DelimitedReader.parse(bytes, file: "x", delimiter: .comma).value.map { $0.texts[0] },
      all
    )
    let table = StringsTable(
      entries: all.enumerated().map { StringsTable.Entry($0.element, forKey: "k\($0.offset)") }
    )
    expectSame(
      StringsTable.parse(table.printed(as: .text).value, file: "x").value?.entries.map(\.value)
        ?? [],
      all
    )
  }
}
