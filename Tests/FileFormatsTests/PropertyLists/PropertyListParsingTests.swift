import Diagnostics
import FileFormats
import TestSupport
import Testing

struct PropertyListParsingTests {
  @Test(arguments: [
    ("plain/text_1.2-$x", "plain/text_1.2-$x"),
    (#""with blanks""#, "with blanks"),
    (#""""#, ""),
    (#"'single "quotes"'"#, #"single "quotes""#),
    (#""a\"b\\c""#, #"a"b\c"#),
    (#""line\nbreak\ttab\r""#, "line\nbreak\ttab\r"),
    (#""\U00f1\U0041""#, "ñA"),
    (#""\Ud83d\Ude00""#, "😀"),
    (#""\Ud83d""#, "\u{FFFD}"),
    (#""\101\47""#, "A'"),
    (#""\q""#, "q"),
    ("\"über ñ\"", "über ñ"),
    ("\u{FEFF}x", "x"),
  ]
  )
  func `resolves the escape sequences of strings`(_ source: String, _ expected: String) {
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.string == expected)
  }

  @Test(arguments: [false, true])
  func `accepts control characters in XML`(isUTF16: Bool) throws {
    let encoding = isUTF16 ? "UTF-16" : "UTF-8"
    let source = """
      <?xml version="1.0" encoding="\(encoding)"?>
      <plist><dict><key>a\u{B}&#8;b</key><string>&#x1b;c</string><key>d</key><real>x</real></dict></plist>
      """
    let utf16 = [0xFEFF] + Array(source.utf16)
    let bytes = isUTF16 ? utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } : Array(source.utf8)
    let parsed = PropertyList.parse(bytes, file: "x")
    #expect(parsed.value?["a\u{B}\u{8}b"]?.string == "\u{1B}c")
    // The location after the characters is that in the file.
    let location = try #require(parsed.diagnostics.first?.location)
    let line = try #require(source.split(separator: "\n").last)
    let column = line.utf8.count - "<real>x</real></dict></plist>".utf8.count + 1
    #expect(location.line == 2 && location.column == column)
  }

  @Test(arguments: [
    ("<plist><string>\u{B}\u{10FF01}</string></plist>", "U+000B"), ("<plist>\0</plist>", "U+0000"),
  ])
  func `names a character that cannot be read`(_ source: String, _ character: String) {
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == ["xml-forbidden-character"])
    #expect(parsed.diagnostics.first?.arguments == [.text(character)])
  }

  @Test
  func `skips whitespace and comments between any two tokens`() {
    let source = """
      // !$*UTF8*$!
      { /* one */ a /* two */ = /**/ ( 1, // three
        2 ); b = <0fbd 77 1c>; }
      // end
      """
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?["a"]?.strings == ["1", "2"])
    #expect(parsed.value?["b"]?.value == .data([0x0F, 0xBD, 0x77, 0x1C]))
  }

  @Test(arguments: ["(a, b)", "(a, b, )"])
  func `accepts a trailing comma in an array`(_ source: String) {
    #expect(PropertyList.parse(Array(source.utf8), file: "x").value?.strings == ["a", "b"])
  }

  @Test
  func `values and keys have their ranges`() throws {
    let source = "{ key = (a, \"b c\"); }"
    let list = try #require(PropertyList.parse(Array(source.utf8), file: "x").value)
    let entry = try #require(list.entries?.first)
    #expect(list.utf8Range == 0..<21)
    #expect(entry.keyRange == 2..<5)
    #expect(entry.value.utf8Range == 8..<18)
    #expect(entry.value.array?.map(\.utf8Range) == [9..<10, 12..<17])
  }

  @Test
  func `the last entry of a repeated key counts, and all are kept`() {
    let list = PropertyList.parse(Array("{ a = 1; a = 2; }".utf8), file: "x").value
    #expect(list?["a"]?.string == "2")
    #expect(list?.entries?.count == 2)
  }

  @Test(arguments: [
    ("{ a = 1; b 2; }", "property-list-expects" as Diagnostic.ID, 12, ["a"]),
    ("{ a = 1 }", "property-list-expects", 9, ["a"]),
    ("{ a = 1; b = ; }", "property-list-expects-value", 14, ["a"]),
    ("{ a = 1; b = \"x }", "property-list-unclosed", 14, ["a"]),
    ("{ a = 1; /* b = 2; }", "property-list-unclosed", 10, ["a"]),
    ("{ a = 1; b = <0g>; }", "property-list-expects", 16, ["a"]),
    ("{ a = 1; b = <012>; }", "property-list-unclosed", 14, ["a"]),
    ("{ a = 1; } b", "property-list-expects", 12, ["a"]),
    ("{ a = 1; b = (1, 2; }", "property-list-expects", 19, ["a", "b"]),
    ("{ a = { b = 1; ", "property-list-expects-value", 16, ["a"]),
    ("", "property-list-expects-value", 1, []),
  ]
  )
  func `reports the location of invalid input and keeps preceding entries`(
    _ source: String,
    _ id: Diagnostic.ID,
    _ column: Int,
    _ keys: [String]
  ) {
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == [id])
    #expect(parsed.diagnostics.first?.location?.column == column)
    #expect(parsed.value?.entries?.map(\.key) ?? [] == keys)
  }

  @Test
  func `skips and reports entries without a value, and reads the others`() {
    let source = "{ a = { VERSION = ; b = 1; c =\n; }; d = 2; }"
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(
      parsed.diagnostics.map(\.id) == [
        "property-list-expects-value", "property-list-expects-value",
      ]
    )
    #expect(parsed.diagnostics.map(\.severity) == [.note, .note])
    #expect(parsed.diagnostics.map(\.location?.line) == [1, 2])
    #expect(parsed.value?["a"]?.entries?.map(\.key) == ["b"])
    #expect(parsed.value?["d"]?.string == "2")
  }

  @Test
  func `reports bytes that are neither UTF-8 nor UTF-16`() {
    let parsed = PropertyList.parse([0x7B, 0xFF, 0x7D], file: "x")
    #expect(parsed.diagnostics.map(\.id) == ["property-list-encoding"])
    #expect(parsed.value == nil)
  }

  @Test(arguments: ["(", "{a="])
  func `deep nesting does not exhaust the stack`(_ opening: String) {
    let source = String(repeating: opening, count: 100_000)
    let parsed = PropertyList.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == ["property-list-too-deep"])
  }

  @Test
  func `damaged lists never cause a trap, and report at most one error`() {
    let source = Array(
      #"// !$*UTF8*$!\#n{ a = "x\U00e9\"y"; b = (1, { c = <0a>; }, ); /* d */ e = ñ; }"#.utf8
    )
    let mutator = Mutator(
      tellingPieces: ["/*", "\\U00", "<", "(", "{", "=", ";"].map { Array($0.utf8) }
    )
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      let bytes = mutator.mutate(source, mixing: source.reversed(), using: &generator)
      let diagnostics = PropertyList.parse(bytes, file: "x").diagnostics
      #expect(diagnostics.count { $0.severity == .error } <= 1)
    }
  }
}
