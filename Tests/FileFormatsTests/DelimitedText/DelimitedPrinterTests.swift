import Diagnostics
import FileFormats
import TestSupport
import Testing

struct DelimitedPrinterTests {
  private static func printed(_ rows: [[String]], _ delimiter: Delimiter = .comma) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in rows { DelimitedPrinter(delimiter: delimiter).print(row, into: &bytes) }
    return bytes
  }

  @Test(arguments: [
    (["a", "b"], "a,b\n"),
    (["a,b", "c\"d"], "\"a,b\",\"c\"\"d\"\n"),
    (["a\rb", "a\nb"], "\"a\rb\",\"a\nb\"\n"),
    ([" a", "b ", "c d"], "\" a\",\"b \",c d\n"),
    (["", ""], ",\n"),
    ([""], "\"\"\n"),
    (["a;b\tc"], "a;b\tc\n"),
  ])
  func `quotes only the fields that need it`(_ row: [String], _ expected: String) {
    #expect(String(decoding: Self.printed([row]), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\t", "'\t"),
    ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"), ("！a", "！a"),
    ("a;=1", "a;'=1"), ("a;'=1", "a;''=1"), (";;＝1;b", ";;'＝1;b"), ("=a;+1", "'=a;'+1"),
    ("a; - b;c", "a; - b;c"), ("a;'b", "a;'b"),
    ("'tis", "''tis"), ("a=b", "a=b"), ("", ""), ("\u{301}", "\u{301}"),
  ])
  func `formula escaping is reversible`(_ text: String, _ guarded: String) {
    #expect(FormulaEscaping.applied(to: text) == guarded)
    #expect(FormulaEscaping.removed(from: FormulaEscaping.applied(to: text)) == text)
  }

  @Test(arguments: Delimiter.allCases, 0..<40)
  func `printed rows are read back unchanged`(_ delimiter: Delimiter, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...30, using: &generator))
      .map { _ in
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in Self.text(using: &generator) }
      }
    let parsed = DelimitedReader.parse(
      Self.printed(rows, delimiter),
      file: "x",
      delimiter: delimiter
    )
    #expect(parsed.value.map(\.texts) == rows)
    #expect(parsed.diagnostics.isEmpty)
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "7,5", "\"", "\"\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "=", "'", "ñ", "😀",
      "\u{301}", "\u{FEFF}", "\0", "\u{2028}",
    ]
    return (0..<Int.random(in: 0...5, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
