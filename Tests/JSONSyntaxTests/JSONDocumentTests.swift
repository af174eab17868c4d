import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct `A JSON document` {
  private static let marked = MarkedText(
    """
    ↓{
      ↓"ñ" : ↓[ ↓1, ↓"\\"x\\"", ↓[ ] ], ↓"" : ↓true,\r
      ↓"b" : ↓{ ↓"c" : ↓-1.50 }, ↓"\\u0064" : ↓null
    }

    """
  )

  private static var document: JSONDocument {
    get throws { try #require(JSONDocument.parse(marked.bytes, file: "A.json").value) }
  }

  @Test func `returns the location of each value and key`() throws {
    let document = try Self.document
    #expect(document.nodes.map { Int($0.start) } == Self.marked.utf8Offsets)
    let spellings = document.nodes.indices.dropFirst()
      .map { JSONElement(document: document, index: $0).spelling }
    #expect(
      spellings == [
        #""ñ""#, #"[ 1, "\"x\"", [ ] ]"#, "1", #""\"x\"""#, "[ ]", "\"\"", "true", #""b""#,
        #"{ "c" : -1.50 }"#, #""c""#, "-1.50", #""\u0064""#, "null",
      ]
    )
    #expect(document.root.spelling + "\n" == Self.marked.text)
  }

  @Test(arguments: [
    (0, 1, 1), (1, 2, 3), (2, 2, 10), (3, 2, 12), (5, 2, 24), (7, 2, 36), (8, 3, 3), (13, 3, 37),
  ])
  func `returns the line and column of a value in bytes`(index: Int, line: Int, column: Int) throws
  {
    let location = JSONElement(document: try Self.document, index: index).location
    #expect(location.file == "A.json")
    #expect("\(location.line):\(location.column)" == "\(line):\(column)")
  }

  @Test(
    arguments: [
      (0, []), (1, ["ñ"]), (2, ["ñ"]), (4, ["ñ"]), (7, [""]), (9, ["b"]), (10, ["b", "c"]),
      (11, ["b", "c"]), (13, ["d"]),
    ] as [(Int, [String])]
  )
  func `returns the keys on the path to a value`(index: Int, path: [String]) throws {
    #expect(try Self.document.path(to: index) == path)
  }

  @Test func `finds members by their keys with escapes resolved`() throws {
    let root = try Self.document.root
    #expect(root.members.map(\.name) == ["ñ", "", "b", "d"])
    #expect(root.member("d")?.isNull == true)
    #expect(root.member("")?.isTrue == true)
    #expect(root.member("b")?.member("c")?.digits == "-1.50")
    #expect(root.member("ñ")?.elements.map(\.kind) == [.number, .string, .array])
    #expect(root.member("n\u{303}") == nil)
    #expect(root.member(#"\u0064"#) == nil)
    #expect(root.member("ñ")?.member("1") == nil)
    #expect(root.elements.map(\.kind).isEmpty)
  }

  @Test(
    arguments: [
      ("0", 0), ("-12", -12), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("-0", nil), ("1.0", nil), ("1e2", nil), ("\"1\"", nil),
      ("true", nil),
    ] as [(String, Int?)]
  )
  func `returns an integer if printing it gives the same digits`(text: String, integer: Int?) {
    #expect(JSONDocument.parse(text).value?.root.integer == integer)
  }

  @Test(
    arguments: [
      ("[]", []), (#"["a","\n"]"#, ["a", "\n"]), (#"["a",1]"#, nil), (#"{"a":"b"}"#, nil),
    ] as [(String, [String]?)]
  )
  func `returns a list of strings if all elements are strings`(text: String, strings: [String]?) {
    #expect(JSONDocument.parse(text).value?.root.strings == strings)
  }

  @Test(
    arguments: ["", "\u{FEFF}"],
    [" [1.50, 1E+2 ,\"\\u00e9\\/😀\"]\r\n", "{ }", "{\"ñ\" :\t0}"]
  )
  func `preserves every byte of a file in any encoding`(mark: String, text: String) throws {
    let utf8 = Array((mark + text).utf8)
    let files = [false, true].map { (mark + text).utf16Bytes(isBigEndian: $0) } + [utf8]
    for file in files {
      let parsed = JSONDocument.parse(file, file: "F")
      #expect(parsed.diagnostics.isEmpty)
      let document = try #require(parsed.value)
      #expect(document.bytes == utf8)
      #expect(document.encoding.encode(document.bytes) == file)
    }
  }
}

@Suite struct `A duplicate key` {
  @Test(arguments: [
    #"{↓"a":1, "b":2, ↓"a":3}"#, #"{"b":1,↓"a":2,↓"a":3,↓"a":4}"#, #"{↓"A":1,"b":1,↓"\u0041":2}"#,
    #"[1,{"x":{↓"":1,↓"":2}}]"#,
    #"{↓"ñ😀, of more than 16 bytes":1,↓"ñ😀, of more than 16 bytes":2}"#,
    #"{↓"a\\":1,"a":2,↓"a\\":{}}"#,
  ])
  func `is an error with the location of the first occurrence`(text: String) throws {
    let marked = MarkedText(text)
    let parsed = JSONDocument.parse(marked.bytes, file: "F")
    #expect(parsed.value != nil)
    #expect(
      parsed.diagnostics.map(\.location?.utf8Range.lowerBound)
        == Array(marked.utf8Offsets.dropFirst())
    )
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.id == "key-duplicate")
      #expect(diagnostic.severity == .error)
      #expect(diagnostic.notes.map(\.id) == ["key-first"])
      #expect(diagnostic.notes.first?.location?.utf8Range.lowerBound == marked.utf8Offsets[0])
    }
  }

  @Test(arguments: [
    #"{"a":{"a":{"a":1}}}"#, #"[{"a":1},{"a":2}]"#, #"{"ñ":1,"n\u0303":2}"#, #"{"a":1,"A":2}"#,
    #"{"a":1,"a ":2,"a!":3,"":4}"#,
  ])
  func `is not one in another object or with other code points`(text: String) {
    #expect(JSONDocument.parse(text).diagnostics.isEmpty)
  }

  @Test func `is found among random keys in any order`() throws {
    var generator = SeededGenerator(seed: 11)
    let plain = ["a", "b", " ", "!", "é"]
    for round in 1...300 {
      let letters = round.isMultiple(of: 2) ? plain : plain + [#"\\"#, #"\u0061"#]
      let keys = (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in
          let count = Int.random(in: 0...2, using: &generator)
          let end = (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }
          return String(repeating: "a", count: Int.random(in: 6...8, using: &generator))
            + end.joined()
        }
      let written = round.isMultiple(of: 4) ? keys.sorted() : keys
      let text = "{\(written.map { "\"\($0)\":0" }.joined(separator: ","))}"
      let parsed = JSONDocument.parse(text)
      let resolved = keys.map { $0.replacing(#"\u0061"#, with: "a") }
      #expect(parsed.diagnostics.count == keys.count - Set(resolved).count, "\(text)")
      let object = try #require(parsed.value).root
      let index = KeyIndex(object) { _, _ in }
      for (position, key) in object.members.map(\.name).enumerated() {
        let first = object.members.map(\.name).firstIndex(of: key)
        #expect(index.position(of: key, in: object.document) == first)
        #expect(index.node(at: position) == 1 + 2 * position)
      }
      #expect(index.position(of: "aaaa", in: object.document) == nil)
      let wanted = Array(repeating: resolved + ["aaaa"], count: 20).flatMap { $0 }
      #expect(
        index.positions(of: wanted, in: object.document)
          == wanted.map { index.position(of: $0, in: object.document) }
      )
    }
  }
}

@Suite struct `Half a surrogate pair` {
  @Test(arguments: [
    (#"["↓\ud83d↓"]"#, "\u{FFFD}"), (#"["a↓\uDE00↓b"]"#, "a\u{FFFD}b"),
    (#"["↓\ud83d↓\u0041"]"#, "\u{FFFD}A"), (#"["↓\ude00↓↓\ud83d↓"]"#, "\u{FFFD}\u{FFFD}"),
    (#"["↓\ud83d↓\ud83d\ude00"]"#, "\u{FFFD}😀"), (#"["↓\ud83d↓\n"]"#, "\u{FFFD}\n"),
  ])
  func `is an error and is parsed as U+FFFD`(text: String, read: String) throws {
    let marked = MarkedText(text)
    let parsed = JSONDocument.parse(marked.bytes, file: "F")
    #expect(
      parsed.diagnostics.allSatisfy { $0.id == "surrogate-unpaired" && $0.severity == .error }
    )
    let ranges = parsed.diagnostics.compactMap(\.location?.utf8Range)
    #expect(ranges.flatMap { [$0.lowerBound, $0.upperBound] } == marked.utf8Offsets)
    #expect(parsed.value?.root.strings == [read])
  }

  @Test func `is listed among the first hundred problems or counted`() {
    let halves = String(repeating: #"\ud83d"#, count: 70)
    let keys = String(repeating: #","k":"\ude00""#, count: 70)
    let parsed = JSONDocument.parse(#"{"k":"\#(halves)"\#(keys)}"#)
    #expect(parsed.value != nil)
    #expect(parsed.diagnostics.count == 101)
    #expect(parsed.diagnostics.last?.message == .problemsUnlisted(110))
    let offsets = parsed.diagnostics.compactMap(\.location?.utf8Range.lowerBound)
    #expect(offsets == offsets.sorted())
  }
}

extension JSONDocument {
  /// Parses a document in a test.
  static func parse(_ text: String) -> ParseResult<JSONDocument?> {
    parse(Array(text.utf8), file: "F")
  }
}

extension String {
  /// Returns the bytes of the string in UTF-16.
  func utf16Bytes(isBigEndian: Bool) -> [UInt8] {
    utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }
}
