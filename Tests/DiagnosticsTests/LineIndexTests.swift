import Diagnostics
import Testing

@Suite struct LineIndexTests {
  @Test(
    arguments: [
      ("", 0, 1, 1),
      ("a", 0, 1, 1),
      ("a", 1, 1, 2),
      ("a\n", 1, 1, 2),
      ("a\n", 2, 2, 1),
      ("a\nb", 2, 2, 1),
      ("a\r\nbc", 1, 1, 2),
      ("a\r\nbc", 2, 1, 3),
      ("a\r\nbc", 4, 2, 2),
      ("a\r\nbc", 5, 2, 3),
      ("a\rb", 2, 1, 3),
      ("a\u{2028}\u{85}b", 6, 1, 7),
      ("\u{FEFF}a", 3, 1, 4),
      ("ñ\nb", 1, 1, 2),
      ("ñ\nb", 3, 2, 1),
      ("\n😀体x", 8, 2, 8),
      ("\n\n\n", 2, 3, 1),
      ("\n\n\n", 3, 4, 1),
    ]
  )
  func `converts an offset to its line`(text: String, offset: Int, line: Int, column: Int) {
    let position = LineIndex(text.utf8).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test(arguments: ["", "\n", "\n\n", "one\ntwo\r\n\nñ\n", "a\n\nb\n\n\nc\nd\ne", "\r\n\r\n😀"])
  func `returns the position of every offset as counting does`(text: String) {
    let index = LineIndex(text.utf8)
    var line = 1
    var column = 1
    for (offset, byte) in (Array(text.utf8) + [0]).enumerated() {
      let position = index.position(of: offset)
      #expect(position.line == line)
      #expect(position.column == column)
      (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test func `accepts bytes from any sequence`() {
    let text = "a\r\nñ\n"
    #expect(LineIndex(AnySequence(text.utf8)) == LineIndex(Array(text.utf8)))
    #expect(LineIndex(AnySequence(text.utf8)) != LineIndex("a\r\nn\n".utf8))
  }

  @Test func `a location contains the file, the range and the start position`() {
    let location = LineIndex("one\ntwo\n".utf8).location(of: 5..<7, in: "Sources/A.swift")
    #expect(location == Location(file: "Sources/A.swift", utf8Range: 5..<7, line: 2, column: 2))
  }

  @Test func `locations are sorted by file, then by line and column`() {
    let places = [("A", 2, 1), ("A", 2, 10), ("A", 10, 1), ("B", 1, 1)]
      .map { Location(file: $0, utf8Range: 0..<0, line: $1, column: $2) }
    #expect(places.reversed().sorted() == places)
  }
}
