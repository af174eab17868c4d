import Diagnostics
import FileFormats
import Testing

struct StringsTextTests {
  private func parse(_ source: String) -> ParseResult<PropertyListDocument?> {
    PropertyListDocument.parse(Array(source.utf8), file: "x", isStringsFile: true)
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", ["a": "b"]),
    ("a = b; c = d;", ["a": "b", "c": "d"]),
    ("\"OK\";", ["OK": "OK"]),
    ("{ a = b; }", ["a": "b"]),
    ("/* c */ { a = b; c; } // d", ["a": "b", "c": "c"]),
    ("a = \"line\nend\";", ["a": "line\nend"]),
    ("a = b;\u{2028}// x\u{2028}c = d;", ["a": "b", "c": "d"]),
    ("", [:]),
    ("/* nothing */\n", [:]),
    ("\u{FEFF}a = b;", ["a": "b"]),
  ]
  )
  func `reads entries without braces`(_ source: String, _ texts: [String: String]) {
    let parsed = parse(source)
    #expect(parsed.diagnostics.isEmpty)
    let entries = parsed.value?.root.entries ?? []
    #expect(Dictionary(entries.map { ($0.key, $0.value.string ?? "") }) { $1 } == texts)
  }

  @Test(arguments: [
    ("/* one */\na = b;", ["one"]),
    ("/* one\n   two */\r\na = b;", ["one\n   two"]),
    ("// one\n// two\na = b;", ["one\ntwo"]),
    ("// one\r\n// two\r\na = b;", ["one\ntwo"]),
    ("/* one */ /* two */\na = b;", ["one\ntwo"]),
    ("/* license */\n\n/* one */\na = b;", ["one"]),
    ("/* license */\n\na = b;", [nil]),
    ("/* license */\r\n\r\na = b;", [nil]),
    ("/* one */ a = b; /* two */ c = d;", ["one", "two"]),
    ("a = b; // one\nc = d; // two\n", ["one", "two"]),
    ("a = b; // one\n// two\nc = d;", ["one", "two"]),
    ("/* one */ a = b; // two\nc = d;", ["one", nil]),
    ("/**/\na = b;", [nil]),
    ("//\n// one\n//   two\n//\na = b;", ["one\n  two"]),
    ("/* one\r\ntwo\rthree */ a = b;", ["one\ntwo\nthree"]),
    ("a = /* one */ b;", ["one"]),
    ("a /* one */ = b /* two */; c = d;", ["one\ntwo", nil]),
    ("// one\na /* two */ = b;", ["one"]),
    ("{\n// one\na = b; }", ["one"]),
    ("a = \"/* x */\";", [nil]),
  ]
  )
  func `assigns each comment to its key`(_ source: String, _ comments: [String?]) {
    let parsed = parse(source)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.root.entries?.map(\.comment) == comments)
  }

  @Test
  func `reads UTF-16 with and without a byte order mark`() throws {
    let units = Array("/* ñ */\n\"a\" = \"😀\";".utf16)
    let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let littleEndian = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [
      [0xFE, 0xFF] + bigEndian, bigEndian, [0xFF, 0xFE] + littleEndian, littleEndian,
    ] {
      let parsed = PropertyListDocument.parse(bytes, file: "x", isStringsFile: true)
      #expect(parsed.diagnostics.isEmpty)
      let document = try #require(parsed.value)
      let entry = try #require(document.root.entries?.first)
      #expect(entry.key == "a")
      #expect(entry.comment == "ñ")
      #expect(entry.value.string == "😀")
      #expect(document.location(of: entry.keyRange)?.line == 2)
      #expect(document.location(of: entry.keyRange)?.column == 1)
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xC3, 0x28]] as [[UInt8]])
  func `reports incomplete characters`(_ bytes: [UInt8]) {
    let parsed = PropertyListDocument.parse(bytes, file: "x", isStringsFile: true)
    #expect(parsed.diagnostics.map(\.id) == ["property-list-encoding"])
  }

  @Test(arguments: [
    ("a = b; c = d", "property-list-expects" as Diagnostic.ID, 13, 2),
    ("a = b; c d;", "property-list-expects", 10, 1),
    ("a = b; }", "property-list-expects-value", 8, 1),
    ("a = b; /* c", "property-list-unclosed", 8, 1),
  ]
  )
  func `keeps the entries before an error`(
    _ source: String,
    _ id: Diagnostic.ID,
    _ column: Int,
    _ count: Int
  ) {
    let parsed = parse(source)
    #expect(parsed.diagnostics.map(\.id) == [id])
    #expect(parsed.diagnostics.first?.location?.column == column)
    #expect(parsed.value?.root.entries?.count == count)
  }

  @Test
  func `writes entries like genstrings and reads them back`() {
    let list = PropertyList(
      .dictionary([
        .init(
          key: "a \"b\"",
          value: PropertyList(.string("c\\\n\r\t\u{1}\u{7F}ñ😀")),
          comment: "One"
        ),
        .init(key: "d", value: PropertyList(.string("%@ — e"))),
        .init(key: "f", value: PropertyList(.string("")), comment: "a */ b\r\nc"),
      ])
    )
    let text = """
      /* One */
      "a \\"b\\"" = "c\\\\\\n\\r\\t\\U0001\\U007fñ😀";

      "d" = "%@ — e";

      // a */ b
      // c
      "f" = "";

      """
    let printed = list.printed(as: .text)
    #expect(String(decoding: printed.value, as: UTF8.self) == text)
    let entries = parse(text).value?.root.entries ?? []
    #expect(entries.map(\.comment) == ["One", nil, "a */ b\nc"])
    #expect(entries.map(\.value.string) == list.entries?.map(\.value.string))
  }

  @Test(arguments: ["\u{301}a", "*/\u{301}a\n\u{301}b", "a*", "*", "/", "a\n  b */"])
  func `written comments are read back unchanged`(_ comment: String) {
    let list = PropertyList(
      .dictionary([.init(key: "a", value: PropertyList(.string("b")), comment: comment)])
    )
    let text = String(decoding: list.printed(as: .text).value, as: UTF8.self)
    let read = parse(text).value?.root.entries?.map(\.comment)
    #expect(read?.map { Array(($0 ?? "").utf8) } == [Array(comment.utf8)])
  }
}
