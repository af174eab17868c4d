import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct `Parsing invalid JSON` {
  /// A document in which one or two markers enclose the problem, and the expected message.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var position: String
    var id: Diagnostic.ID
    var arguments: [Diagnostic.Argument]

    init(_ text: String, _ position: String, _ id: Diagnostic.ID, found: String? = nil) {
      self.init(text, position, id, found.map { [.quoted($0)] } ?? [])
    }

    init(
      _ text: String,
      _ position: String,
      _ id: Diagnostic.ID,
      _ arguments: [Diagnostic.Argument]
    ) {
      (self.text, self.position, self.id, self.arguments) = (text, position, id, arguments)
    }

    var testDescription: String { "\(id.rawValue): \(text.debugDescription)" }
  }

  static let punctuation = [
    Row("↓", "1:1", "file-empty"),
    Row(" \n\t↓", "2:2", "file-empty"),
    Row("\u{FEFF}\n↓", "2:1", "file-empty"),
    Row("[1↓,↓]", "1:3", "json-trailing-comma"),
    Row("{\n  \"a\" : 1↓,↓\n}", "2:10", "json-trailing-comma"),
    Row("[{}↓,↓ \n ]", "1:4", "json-trailing-comma"),
    Row("[↓,↓1]", "1:2", "json-value-expected", found: ","),
    Row("[1,↓,↓2]", "1:4", "json-value-expected", found: ","),
    Row("{\"a\":↓}↓", "1:6", "json-value-expected", found: "}"),
    Row("↓]↓", "1:1", "json-value-expected", found: "]"),
    Row("{↓,↓}", "1:2", "json-key-expected", found: ","),
    Row("{\"a\":1,↓,↓}", "1:8", "json-key-expected", found: ","),
    Row("{↓a↓ : 1}", "1:2", "json-key-expected", found: "a"),
    Row("{↓'↓a' : 1}", "1:2", "json-key-expected", found: "'"),
    Row("{\n↓“↓a” : 1}", "2:1", "json-key-expected", found: "“"),
    Row("{\"a\":1,\n ↓1↓:2}", "2:2", "json-key-expected", found: "1"),
    Row("{↓{↓}:1}", "1:2", "json-key-expected", found: "{"),
    Row("{\"a\"\n↓1↓}", "2:1", "json-colon-expected", found: "1"),
    Row("{\"a\"↓,↓\"b\":1}", "1:5", "json-colon-expected", found: ","),
    Row("{\r\n\t\"a\" ↓=↓ 1\r\n}", "2:6", "json-colon-expected", found: "="),
    Row("[\"a\"↓:↓1]", "1:5", "json-comma-expected", found: ":"),
    Row("[1 ↓2↓]", "1:4", "json-comma-expected", found: "2"),
    Row("{\"a\":1 ↓\"↓b\":2}", "1:8", "json-comma-expected", found: "\""),
    Row("{\"a\":[1↓}↓}", "1:8", "json-comma-expected", found: "}"),
    Row("[{\"a\":1↓]↓", "1:8", "json-comma-expected", found: "]"),
    Row("[1 ↓/↓* c */]", "1:4", "json-comma-expected", found: "/"),
    Row("{}\n↓{↓}", "2:1", "json-end-expected", found: "{"),
    Row("[1]↓]↓", "1:4", "json-end-expected", found: "]"),
    Row("1 ↓,↓", "1:3", "json-end-expected", found: ","),
  ]

  static let scalars = [
    Row("↓T↓rue", "1:1", "json-value-expected", found: "T"),
    Row("[↓t↓ruE]", "1:2", "json-value-expected", found: "t"),
    Row("[\n↓n↓ul]", "2:1", "json-value-expected", found: "n"),
    Row("↓N↓aN", "1:1", "json-value-expected", found: "N"),
    Row("↓/↓/ c\n1", "1:1", "json-value-expected", found: "/"),
    Row("↓+↓1", "1:1", "json-value-expected", found: "+"),
    Row("[↓.↓5]", "1:2", "json-value-expected", found: "."),
    Row("[\"ñ体\", ↓x↓]", "1:11", "json-value-expected", found: "x"),
    Row("[↓ñ↓]", "1:2", "json-value-expected", found: "ñ"),
    Row("[↓😀↓]", "1:2", "json-value-expected", found: "😀"),
    Row("[ ↓\0↓]", "1:3", "json-value-expected", found: "U+0000"),
    Row("[↓\u{FEFF}↓1]", "1:2", "json-value-expected", found: "U+FEFF"),
    Row("\u{FEFF}↓\u{FEFF}↓1", "1:4", "json-value-expected", found: "U+FEFF"),
    Row("[1↓\u{A0}↓]", "1:3", "json-comma-expected", found: "U+00A0"),
    Row("{\"a\"↓\u{E0001}↓:1}", "1:5", "json-colon-expected", found: "U+E0001"),
    Row("true↓x↓", "1:5", "json-end-expected", found: "x"),
    Row("0↓x↓10", "1:2", "json-end-expected", found: "x"),
    Row("1.5↓.↓2", "1:4", "json-end-expected", found: "."),
    Row("↓-↓", "1:1", "json-number-invalid"),
    Row("[↓-↓x]", "1:2", "json-number-invalid"),
    Row("[\n  ↓01↓.5]", "2:3", "json-number-invalid"),
    Row("[↓-00↓]", "1:2", "json-number-invalid"),
    Row("[↓1.↓e5]", "1:2", "json-number-invalid"),
    Row("[↓1e↓]", "1:2", "json-number-invalid"),
    Row("[↓1.0E+↓]", "1:2", "json-number-invalid"),
  ]

  static let strings = [
    Row("[↓\"a↓\n\"]", "1:2", "json-string-unterminated"),
    Row("[↓\"a↓\r\"]", "1:2", "json-string-unterminated"),
    Row("[↓\"a\\↓\n\"]", "1:2", "json-string-unterminated"),
    Row("[\n ↓\"ñ\\\"↓", "2:2", "json-string-unterminated"),
    Row("[↓\"a\\↓", "1:2", "json-string-unterminated"),
    Row("{\"a\":1,↓\"b:2}↓\n", "1:8", "json-string-unterminated"),
    Row("[\"a\\↓\u{1}↓\"]", "1:5", "json-control-character", [.text("U+0001")]),
    Row(#"["↓\x↓41"]"#, "1:3", "json-escape-invalid", [.literal(#"\x"#)]),
    Row(#"["a", "↓\U↓0041"]"#, "1:8", "json-escape-invalid", [.literal(#"\U"#)]),
    Row(#"["↓\ñ↓"]"#, "1:3", "json-escape-invalid", [.literal(#"\ñ"#)]),
    Row(#"["↓\'↓"]"#, "1:3", "json-escape-invalid", [.literal(#"\'"#)]),
    Row(#"["↓\u↓"]"#, "1:3", "json-escape-invalid", [.literal(#"\u"#)]),
    Row(#"["↓\u12↓"]"#, "1:3", "json-escape-invalid", [.literal(#"\u12"#)]),
    Row(#"["↓\u12G4↓5"]"#, "1:3", "json-escape-invalid", [.literal(#"\u12G4"#)]),
    Row(#"["↓\u{41}↓"]"#, "1:3", "json-escape-invalid", [.literal(#"\u{41}"#)]),
    Row(#"["↓\u00↓é9"]"#, "1:3", "json-escape-invalid", [.literal(#"\u00"#)]),
    Row(#"["↓\u00↓"#, "1:3", "json-escape-invalid", [.literal(#"\u00"#)]),
  ]

  @Test(arguments: punctuation + scalars + strings)
  func `reports one error with its range, line and column`(row: Row) throws {
    let marked = MarkedText(row.text)
    let parsed = JSONDocument.parse(marked.bytes, file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.count == 1)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.id == row.id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.arguments == row.arguments)
    let location = try #require(diagnostic.location)
    let start = try #require(marked.utf8Offsets.first)
    #expect(location.utf8Range == start..<(marked.utf8Offsets.last ?? start))
    #expect("\(location.line):\(location.column)" == row.position)
  }

  @Test(arguments: 0..<UInt8(0x20))
  func `rejects control characters in strings`(byte: UInt8) {
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    for length in 0..<18 {
      let start = Array(("[\"" + String(repeating: "a", count: length)).utf8)
      let parsed = JSONDocument.parse(start + [byte] + Array("\"]".utf8), file: "F")
      #expect(parsed.value == nil)
      let id: Diagnostic.ID = isLineEnd ? "json-string-unterminated" : "json-control-character"
      #expect(parsed.diagnostics.map(\.id) == [id])
      let range = isLineEnd ? 1..<start.count : start.count..<start.count + 1
      #expect(parsed.diagnostics.map(\.location?.utf8Range) == [range])
    }
  }

  @Test(arguments: [
    "[↓[", "{\"a\" : ↓[1", "↓{\"a\" : [1]", "[↓{\"a\"", "[\n ↓{\"a\":", "[[], {}, ↓[1,",
    "↓[1, [2, [3]],", "[1, {\"b\" : ↓{",
  ])
  func `reports the innermost open bracket of a truncated document`(text: String) throws {
    let marked = MarkedText(text)
    let parsed = JSONDocument.parse(marked.bytes, file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["json-end-unexpected"])
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.location?.utf8Range == marked.bytes.count..<marked.bytes.count)
    #expect(diagnostic.notes.map(\.id) == ["json-opened-here"])
    let bracket = try #require(marked.utf8Offsets.first)
    #expect(diagnostic.notes.first?.location?.utf8Range == bracket..<bracket + 1)
  }

  @Test func `reports an error for a document that is truncated at any byte`() throws {
    let text = #"{ "ñ" : [ -1.5e+3, true, "\u00e9\n体😀", { "b" : null }, [] ], "c" : false }"#
    let whole = Array(text.utf8)
    #expect(JSONDocument.parse(whole, file: "F").diagnostics.isEmpty)
    for length in whole.indices {
      let parsed = JSONDocument.parse(Array(whole.prefix(length)), file: "F")
      #expect(parsed.value == nil)
      #expect(parsed.diagnostics.map(\.severity) == [.error])
      let range = try #require(parsed.diagnostics.first?.location?.utf8Range)
      // An incomplete keyword or character is an error at its start.
      let isHalf = ["json-value-expected", "utf8-invalid"].contains(parsed.diagnostics[0].id)
      #expect(isHalf ? length - range.lowerBound < 5 : range.upperBound == length)
    }
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xE4, 0xBD], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func `rejects bytes that are not UTF-8`(bytes: [UInt8]) {
    let plain = (0..<18).map { "[\"" + String(repeating: "a", count: $0) }
    for start in plain + ["[\"é", "[\"\\", "[", "[1 ", "{", "{\"", "{\"a\"", "{}"] {
      let start = Array(start.utf8)
      let parsed = JSONDocument.parse(start + bytes + Array("\"]".utf8), file: "F")
      #expect(parsed.value == nil)
      #expect(parsed.diagnostics.map(\.id) == ["utf8-invalid"])
      #expect(parsed.diagnostics.map(\.location?.utf8Range) == [start.count..<start.count + 1])
    }
  }

  @Test(
    arguments: [
      ("[", "json-end-unexpected", 2), ("[\u{FEFF}", "json-value-expected", 2),
      ("\u{FEFF}[\"ñ\",\n]", "json-trailing-comma", 9), ("{\"😀\" 1}", "json-colon-expected", 9),
    ] as [(String, Diagnostic.ID, Int)]
  )
  func `reports the same location in UTF-16 as in UTF-8`(
    text: String,
    id: Diagnostic.ID,
    column: Int
  ) {
    for isBigEndian in [false, true] {
      let parsed = JSONDocument.parse(text.utf16Bytes(isBigEndian: isBigEndian), file: "F")
      #expect(parsed.value == nil)
      #expect(parsed.diagnostics.map(\.id) == [id])
      #expect(parsed.diagnostics.map(\.location?.column) == [column])
    }
  }

  @Test(arguments: [[0x00, 0xD8], [0x00, 0xDC, 0x22, 0x00], [0x00, 0xD8, 0x00, 0xD8], [0x22]])
  func `rejects incomplete UTF-16 surrogate pairs and code units`(half: [UInt8]) {
    let parsed = JSONDocument.parse("[\n\"ñ".utf16Bytes(isBigEndian: false) + half, file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["utf16-invalid"])
    let location = Location(file: "F", utf8Range: 5..<5, line: 2, column: 4)
    #expect(parsed.diagnostics.map(\.location) == [location])
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
  func `rejects 513 levels of nesting`(opening: String) throws {
    let text = String(repeating: opening, count: 513)
    let parsed = JSONDocument.parse(text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["json-nesting-too-deep"])
    #expect(parsed.diagnostics.first?.arguments == [.integer(512)])
    let brackets = text.utf8.enumerated().filter { [0x5B, 0x7B].contains($0.element) }
    #expect(parsed.diagnostics.first?.location?.column == brackets[512].offset + 1)
  }
}

@Suite struct `JSON with conflict markers` {
  private static let conflict = "<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n"

  @Test(arguments: [
    ("↓<<<<<<< a\n[1]\n↓=======\n[2]\n↓>>>>>>> b\n", 1),
    ("[\n↓<<<<<<< a\n1\n||||||| c\n3\n↓=======\n2\n↓>>>>>>> b\n]", 1),
    ("[\r\n1\r\n↓↓=======\r\n,2\r\n↓>>>>>>> b\r\n]", 1),
    ("\u{FEFF}↓<<<<<<< a\n1\n↓=======\n2\n↓>>>>>>> b\n" + conflict, 2),
    ("[\n↓<<<<<<< a\n1,\n↓=======\n2,\n↓>>>>>>> b\n" + conflict + "]", 2),
  ])
  func `is reported as a merge conflict at the first marker`(text: String, count: Int) throws {
    let marked = MarkedText(text)
    let parsed = JSONDocument.parse(marked.bytes, file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.message) == [.conflictMarkers(count)])
    let diagnostic = try #require(parsed.diagnostics.first)
    let places = [diagnostic.location] + diagnostic.notes.map(\.location)
    #expect(diagnostic.notes.map(\.id) == ["conflict-middle", "conflict-end"])
    #expect(places.map { $0?.utf8Range } == marked.utf8Offsets.map { $0..<$0 + 7 })
  }

  @Test(
    arguments: [
      ("[\n<<<<<< a\n1]", "json-value-expected"), ("[\n <<<<<<< a\n1]", "json-value-expected"),
      ("[1 =======\n]", "json-comma-expected"), ("[]\n>>>>>>", "json-end-expected"),
    ] as [(String, Diagnostic.ID)]
  )
  func `requires seven characters at the start of a line`(text: String, id: Diagnostic.ID) {
    #expect(JSONDocument.parse(text).diagnostics.map(\.id) == [id])
  }

  @Test func `may contain markers in its strings`() {
    #expect(JSONDocument.parse("[\n\"<<<<<<< a\",\n\"=======\"]").diagnostics.isEmpty)
  }
}
