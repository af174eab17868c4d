import Diagnostics
import JSONSyntax
import Testing

@Suite struct `Parsing JSON` {
  @Test func `returns members in order`() throws {
    let text = #"{ "b" : [1.50, true, null], "a" : "ñ" }"#
    let value = try #require(JSONValue.parse(Array(text.utf8), file: "t").value)
    #expect(
      value
        == .object([
          .init("b", .array([.number("1.50"), .boolean(true), .null])), .init("a", .string("ñ")),
        ])
    )
    #expect(value["a"]?.text == "ñ")
    #expect(value["b"]?.text == nil)
    #expect(value["c"] == nil)
    #expect(JSONValue.string("a")["a"] == nil)
  }

  @Test(arguments: [
    "0", "-0", "7", "-12", "0.0", "1.50", "10.010", "1e9", "1E+9", "2e-07", "-0.1e00", "0e1",
    "123456789012345678901234567890", "1e999999999",
  ])
  func `returns numbers digit for digit`(digits: String) throws {
    #expect(try value(of: digits) == .number(digits))
    #expect(try value(of: "[\(digits),\(digits)]") == .array([.number(digits), .number(digits)]))
    #expect(try value(of: "{\"a\":\(digits)}") == .object([.init("a", .number(digits))]))
  }

  @Test(
    arguments: [
      ("true", .boolean(true)), (" false", .boolean(false)), ("null ", .null),
      ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([])),
      ("{\"\":[[{}]]}", .object([.init("", .array([.array([.object([])])]))])),
      ("[true,false,null]", .array([.boolean(true), .boolean(false), .null])),
    ] as [(String, JSONValue)]
  )
  func `accepts any value`(text: String, value: JSONValue) throws {
    #expect(try self.value(of: text) == value)
  }

  @Test(arguments: [
    (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
    (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0000"#, "\0"), (#"\u00f1"#, "ñ"),
    (#"\u00F1"#, "ñ"), (#"\u4F53"#, "体"), (#"\uFFFF"#, "\u{FFFF}"), (#"\uD7FF"#, "\u{D7FF}"),
    (#"\ud83d\ude00"#, "😀"), (#"\uD800\uDC00"#, "\u{10000}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
    (#"\\u0041"#, #"\u0041"#), (#"\\\/\\"#, #"\/\"#), (#"e\u0301"#, "e\u{301}"),
    ("/ñ体😀", "/ñ体😀"), ("\u{7F}\u{80}\u{7FF}\u{800}", "\u{7F}\u{80}\u{7FF}\u{800}"),
    ("\u{D7FF}\u{E000}\u{2028}\u{FEFF}", "\u{D7FF}\u{E000}\u{2028}\u{FEFF}"),
    ("\u{FFFF}\u{10000}\u{10FFFF}", "\u{FFFF}\u{10000}\u{10FFFF}"),
  ])
  func `resolves escapes`(written: String, text: String) throws {
    // The scanner processes sixteen bytes together. An escape begins at each of these positions
    // once.
    for length in 0..<18 {
      let plain = String(repeating: "-", count: length)
      let read = try #require(try value(of: "\"\(plain)\(written)\(plain)\"").text)
      #expect(Array(read.utf8) == Array((plain + text + plain).utf8))
    }
  }

  @Test(arguments: [" ", "\t", "\n", "\r", "\r\n", " \n\t\r ", String(repeating: " ", count: 40)])
  func `ignores whitespace between tokens`(spaces: String) throws {
    let parts = [
      "", "{", #""a""#, ":", "[", "1", ",", "true", ",", "{", "}", ",", "[", "]", "]", ",",
      #""b""#, ":", "null", "}", "",
    ]
    let spaced = try value(of: parts.joined(separator: spaces))
    let dense = try value(of: parts.joined())
    #expect(spaced == dense)
  }

  @Test func `ignores the kind of whitespace in indentation`() throws {
    let deep = (1...12)
      .reduce(JSONValue.array([.number("1"), .null])) { value, _ in
        .object([.init("a", value), .init("b", .array([.boolean(true)]))])
      }
    let bytes = deep.printed()
    for offset in bytes.indices where [0x20, 0x0A].contains(bytes[offset]) {
      var changed = bytes
      changed[offset] = UInt8(ascii: "\t")
      #expect(JSONValue.parse(changed, file: "F").value == deep)
      changed[offset] = UInt8(ascii: "x")
      let parsed = JSONValue.parse(changed, file: "F")
      #expect(parsed.value == nil)
      #expect(parsed.diagnostics.map(\.location?.utf8Range) == [offset..<offset + 1])
    }
  }

  @Test(arguments: ["", "\n", " \t"])
  func `accepts a byte order mark`(spaces: String) throws {
    #expect(try value(of: "\u{FEFF}\(spaces)[1]") == .array([.number("1")]))
  }

  @Test func `accepts 512 levels of nesting and any number of elements`() throws {
    let opening = String(repeating: #"[{"a":"#, count: 256)
    var value = try value(of: opening + "1" + String(repeating: "}]", count: 256))
    var depth = 0
    while case .array(let elements) = value, let inner = elements.first?["a"] {
      value = inner
      depth += 2
    }
    #expect(depth == 512)
    #expect(value == .number("1"))
    let wide = "[" + Array(repeating: "[{}]", count: 2000).joined(separator: ",") + "]"
    #expect(
      try self.value(of: wide) == .array(Array(repeating: .array([.object([])]), count: 2000))
    )
  }

  private func value(of text: String) throws -> JSONValue {
    let parsed = JSONValue.parse(Array(text.utf8), file: "F")
    #expect(parsed.diagnostics.isEmpty)
    return try #require(parsed.value)
  }
}
