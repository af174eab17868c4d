import Diagnostics
import Testing

@Suite struct LineIndexTests {
  @Test(
    arguments: [
      ("", 0, 1, 1),
      ("a", 0, 1, 1),
      ("a\n", 1, 1, 2),
      ("a\nb", 2, 2, 1),
      ("a\r\nbc", 4, 2, 2),
      ("ñ\nb", 3, 2, 1),
      ("\n\n\n", 2, 3, 1),
    ]
  )
  func `An offset is found in its line`(text: String, offset: Int, line: Int, column: Int) {
    let position = LineIndex(text.utf8).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test func `A place carries the file, the range and the position of its start`() {
    let place = LineIndex("one\ntwo\n".utf8).place(of: 5..<7, in: "Sources/A.swift")
    #expect(place == Place(file: "Sources/A.swift", utf8Range: 5..<7, line: 2, column: 2))
  }

  @Test func `Places are ordered by file, then by offset`() {
    let first = Place(file: "A.swift", utf8Range: 9..<10, line: 2, column: 1)
    let second = Place(file: "B.swift", utf8Range: 0..<1, line: 1, column: 1)
    #expect([second, first].sorted() == [first, second])
  }
}
