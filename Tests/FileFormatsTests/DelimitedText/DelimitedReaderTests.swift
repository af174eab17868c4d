import Diagnostics
import FileFormats
import Testing

struct DelimitedReaderTests {
  private static func rows(
    _ text: String,
    _ delimiter: Delimiter = .comma
  ) -> [[String]] {
    DelimitedReader(Array(text.utf8), file: "x", delimiter: delimiter).map(\.texts)
  }

  @Test(
    arguments: [
      ("", []),
      ("a", [["a"]]),
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d", [["a", "b"], ["c", "d"]]),
      ("a,\n,b", [["a", ""], ["", "b"]]),
      (",", [["", ""]]),
      ("a\n\n\r\n\rb\n\n", [["a"], ["b"]]),
      ("\"\"\n", [[""]]),
      (" a , b ", [[" a ", " b "]]),
      ("\"a,b\",c", [["a,b", "c"]]),
      ("\"a\nb\r\nc\",d", [["a\nb\r\nc", "d"]]),
      ("\"a\"\"b\",\"\"\"\"", [["a\"b", "\""]]),
      ("a\"b\"c,d", [["a\"b\"c", "d"]]),
      ("a,b,c\nd\ne,f", [["a", "b", "c"], ["d"], ["e", "f"]]),
      ("\u{FEFF}a,b", [["a", "b"]]),
      ("体,😀,e\u{301}", [["体", "😀", "e\u{301}"]]),
    ] as [(String, [[String]])]
  )
  func `splits a table into rows and fields`(_ text: String, _ expected: [[String]]) {
    #expect(Self.rows(text) == expected)
  }

  @Test(arguments: [
    (Delimiter.semicolon, "a;b,c\n1,5;2", [["a", "b,c"], ["1,5", "2"]]),
    (.tab, "a\tb c\n\"x\ty\"\tz", [["a", "b c"], ["x\ty", "z"]]),
  ])
  func `keeps commas in fields if the delimiter is another one`(
    _ delimiter: Delimiter,
    _ text: String,
    _ expected: [[String]]
  ) {
    #expect(Self.rows(text, delimiter) == expected)
  }

  @Test(arguments: [
    ("date,weight\n2024-01-01,75.5\n", Delimiter.comma),
    ("date;weight\n2024-01-01;75,5\n2024-01-02;75,4\n", .semicolon),
    ("2024-01-01;75,5\n2024-01-02;75,4\n", .semicolon),
    ("#Version: 6\n#Units: kg\n\n#date;weight;log\n2024-01-01T08:00:00Z;75.5;a, b\n", .semicolon),
    ("date\tweight\n1\t75,5\n", .tab),
    ("date,note\n1,\"a;b\"\n2,\"c;d;\"\"e\"\"\"\n", .comma),
    ("date,weight,note\n1,75,a;b\n2,76,c\n3,77,d\n", .comma),
    ("date,weight,unit,note\n2024-01-01,75,5,kg,\n2024-01-02,75,4,kg,\n", .comma),
    ("alone\n", .comma),
    ("", .comma),
  ])
  func `detects the delimiter that divides the rows evenly`(
    _ text: String,
    _ expected: Delimiter
  ) {
    #expect(DelimitedReader(Array(text.utf8), file: "x").delimiter == expected)
  }

  @Test
  func `fields have the location and range in the file`() {
    let text = "\u{FEFF}é,\"a\r\nb\",c\r\n\nd,e"
    let fields = DelimitedReader(Array(text.utf8), file: "x").flatMap(\.fields)
    #expect(fields.map(\.line) == [1, 1, 2, 4, 4])
    #expect(fields.map(\.column) == [1, 4, 4, 1, 3])
    #expect(fields.map(\.utf8Range) == [3..<5, 6..<12, 13..<14, 17..<18, 19..<20])
    #expect(fields.map(\.isQuoted) == [false, true, false, false, false])
  }

  @Test
  func `reports invalid bytes and reads the row`() {
    let bytes = Array("a,b\nc".utf8) + [0xE9] + Array(",d".utf8)
    let parsed = DelimitedReader.parse(bytes, file: "x")
    #expect(parsed.value.map(\.texts) == [["a", "b"], ["c\u{FFFD}", "d"]])
    #expect(parsed.diagnostics.map(\.id) == ["delimited-text-bytes"])
    #expect(parsed.diagnostics.first?.location?.line == 2)
    #expect(parsed.diagnostics.first?.location?.column == 1)
  }

  @Test
  func `reports an unclosed quotation mark`() {
    let parsed = DelimitedReader.parse(Array("a,\"b\nc,d\n".utf8), file: "x")
    #expect(parsed.value.map(\.texts) == [["a", "b\nc,d\n"]])
    #expect(parsed.diagnostics.map(\.id) == ["delimited-text-unclosed"])
    #expect(parsed.diagnostics.first?.location?.column == 3)
  }

  @Test
  func `keeps characters after a closing quotation mark, with a warning`() {
    let parsed = DelimitedReader.parse(Array("\"a\" b,\"c\"\n".utf8), file: "x")
    #expect(parsed.value.map(\.texts) == [["a b", "c"]])
    #expect(parsed.diagnostics.map(\.id) == ["delimited-text-after-quote"])
    #expect(!parsed.hasErrors)
  }

  @Test(arguments: [true, false])
  func `reads UTF-16 with a byte order mark`(_ isLittle: Bool) {
    let text = "\u{FEFF}fecha;peso\n1;\"ñ 😀\"\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    let parsed = DelimitedReader.parse(bytes, file: "x")
    #expect(parsed.value.map(\.texts) == [["fecha", "peso"], ["1", "ñ 😀"]])
    #expect(parsed.diagnostics.isEmpty)
    let cut = DelimitedReader.parse(Array(bytes.dropLast()), file: "x")
    #expect(cut.diagnostics.map(\.id).contains("delimited-text-bytes"))
  }
}
