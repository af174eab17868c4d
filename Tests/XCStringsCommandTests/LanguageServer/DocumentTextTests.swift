import TestSupport
import Testing

@testable import xcstrings

@Suite struct DocumentTextTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "😀", "👨‍👩‍👧", "\r\n", "\n", "\r", "\u{2028}", "漢", "", "\"", "    ", "🇪🇸",
    "\n\r",
  ]

  /// The lines of a text with their ends, as the protocol divides them.
  private func lines(_ text: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var lines: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for index in text.indices {
      let isEnd =
        text[index] == "\n"
        || text[index] == "\r" && (index + 1 == text.count || text[index + 1] != "\n")
      guard isEnd else { continue }
      lines.append(text[start...index])
      start = index + 1
    }
    return lines + [text[start...]]
  }

  private func width(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `edits and positions agree with a slow implementation`(_ encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 7)
    var document = DocumentText([])
    var text: [Unicode.Scalar] = []
    for round in 0..<10_000 {
      // A random position, possibly after the end of its line.
      let lines = lines(text)
      let line = Int.random(in: 0..<lines.count, using: &generator)
      func position(_ count: Int) -> (TextPosition, Int) {
        let scalars = lines[line].prefix(count)
        let character = scalars.reduce(0) { $0 + width($1, encoding) }
        return (TextPosition(line: line, character: character), scalars.endIndex)
      }
      let content = lines[line].prefix { $0 != "\n" && $0 != "\r" }.count
      let counts = [0, 1].map { _ in Int.random(in: 0...content, using: &generator) }.sorted()
      let (start, end) = (position(counts[0]), position(counts[1]))
      let lower = document.offset(of: start.0, encoding)
      let upper = document.offset(of: end.0, encoding)
      let new = (0..<Int.random(in: 0...2, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      document.replace(lower..<upper, with: Array(new.utf8))
      text.replaceSubrange(start.1..<end.1, with: Array(new.unicodeScalars))
      if text.count > 300 {
        text = []
        document = DocumentText([])
      }
      guard round.isMultiple(of: 3) else { continue }
      var whole = String.UnicodeScalarView()
      whole.append(contentsOf: text)
      let fresh = DocumentText(Array(String(whole).utf8))
      #expect(document == fresh)
      guard document == fresh else { return }
      let offset = Int.random(in: 0...document.bytes.count, using: &generator)
      let place = document.position(of: offset, encoding)
      let back = document.offset(of: place, encoding)
      // The end of a line and the middle of a character have no separate position.
      #expect(back <= offset && offset - back < 4)
    }
  }

  @Test func `positions after the end are the end`() {
    let document = DocumentText(Array("ab\r\ncd".utf8))
    #expect(document.offset(of: TextPosition(line: 0, character: 9), .utf16) == 2)
    #expect(document.offset(of: TextPosition(line: 1, character: 9), .utf16) == 6)
    #expect(document.offset(of: TextPosition(line: 7, character: 0), .utf16) == 6)
    #expect(document.offset(of: TextPosition(line: -1, character: 0), .utf16) == 0)
  }

  @Test func `half of a character is its start`() {
    let document = DocumentText(Array("a😀b".utf8))
    #expect(document.offset(of: TextPosition(line: 0, character: 2), .utf16) == 1)
    #expect(document.offset(of: TextPosition(line: 0, character: 3), .utf16) == 5)
    #expect(document.offset(of: TextPosition(line: 0, character: 2), .utf32) == 5)
    #expect(document.offset(of: TextPosition(line: 0, character: 3), .utf8) == 1)
    #expect(document.position(of: 5, .utf16) == TextPosition(line: 0, character: 3))
  }

  @Test func `an address is that of a path`() {
    for path in ["/a/b.swift", "/ä ö/😀%.xcstrings", "/a:b"] {
      #expect(DocumentURI.path(of: DocumentURI.uri(ofFileAt: path)) == path)
    }
    #expect(DocumentURI.path(of: "file:///a%20b") == "/a b")
    for uri in ["untitled:1", "file://host/a", "http://a/b", "file:///a%00b", "file:///%+1", ""] {
      #expect(DocumentURI.path(of: uri) == nil)
    }
  }

  @Test func `differences make the new text`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      func lines() -> [String] {
        (0..<Int.random(in: 0...12, using: &generator))
          .map { _ in ["a", "b", "c", "d", "é"].randomElement(using: &generator) ?? "" }
      }
      let old = Array(lines().joined(separator: "\n").utf8)
      let new = Array(lines().joined(separator: "\n").utf8)
      var bytes = old
      var end = Int.max
      for edit in TextDifference.edits(from: old, to: new).reversed() {
        #expect(edit.range.upperBound <= end)
        end = edit.range.lowerBound
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      }
      #expect(bytes == new)
    }
  }
}
