import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct `Layout of a JSON document` {
  @Test(arguments: [
    #"{"a":1,"b":[true,null],"c":{}}"#,
    #"{"a": 1, "b": [1, 2.50], "c": [], "d": "\"\\/\b\f\n\r\t\u0000\u001f"}"#,
    #"{"a": [ ], "b": { }}"#,
    "{\n  \"a\" : {\n\n  },\n  \"b\" : [\n    1,\n    {\n      \"c\" : [\n\n      ]\n    }\n  ]\n}",
    "{\n  \"a\" : {\n  }\n}",
    "{\n    \"a\": {},\n    \"b\": [\n        1\n    ]\n}",
    "{\r\n\t\"a\": [\r\n\t\t\"ñ\"\r\n\t]\r\n}",
    "{\r\n  \"a\" : {\r\n\r\n  }\r\n}",
    #"{"a":"http:\/\/a.b","b\/":"ñ"}"#,
    #"{"\u00f1":"a\/\u4f53\ud83d\ude00"}"#,
    #"{"ñ":"\u0001体/"}"#,
    #"{"a":"\\/"}"#,
    "{}", "[ ]", "null",
  ])
  func `is determined, and reproduces the same document`(text: String) throws {
    let document = try #require(JSONDocument.parse(text).value)
    #expect(document.root.decoded.printed(as: JSONLayout(of: document)) == text)
  }

  @Test(arguments: [
    (#"{"a":"C:\\users"}"#, #"{"a":"ñ/"}"#), (#"{"a":"\\/"}"#, #"{"a":"ñ/"}"#),
    (#"{"a":"\\\u00e9"}"#, #"{"a":"\u00f1/"}"#), (#"{"a":"\\\/"}"#, #"{"a":"ñ\/"}"#),
    (#"{"a":"é\u0001"}"#, #"{"a":"ñ/"}"#), (#"{"a":"/"}"#, #"{"a":"ñ/"}"#),
  ])
  func `escapes the same characters as the document`(text: String, written: String) throws {
    let layout = JSONLayout(of: try #require(JSONDocument.parse(text).value))
    #expect(JSONValue.object([.init("a", .string("ñ/"))]).printed(as: layout) == written)
  }

  @Test func `is that of Xcode for a value that was not parsed`() {
    let value = JSONValue.object([
      .init("b", .array([.number("1.50"), .string("\u{1F}\u{7F}/ñ\"")])), .init("a", .object([])),
    ])
    let text = #"""
      {
        "b" : [
          1.50,
          "\u001f\#u{7F}/ñ\""
        ],
        "a" : {

        }
      }
      """#
    #expect(String(decoding: value.printed(), as: UTF8.self) == text)
  }

  @Test func `loses nothing of a random value`() throws {
    let texts = [#"{"a":{}}"#, "{\n \"a\": [ ]}", #"{"\u00e9": "\/", "b": 1}"#, "{\r\n\t\"a\":1}"]
    let layouts = try texts.map { JSONLayout(of: try #require(JSONDocument.parse($0).value)) }
    var generator = SeededGenerator(seed: 5)
    for _ in 1...100 {
      let value = JSONValue.random(depth: 4, using: &generator)
      for layout in layouts + [.xcode] {
        let text = value.printed(as: layout)
        let parsed = JSONDocument.parse(text)
        #expect(parsed.value?.root.decoded == value, "\(text)")
        #expect(!layout.escapesNonASCII || text.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }
}

extension JSONValue {
  fileprivate func printed(as layout: JSONLayout) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self, indent: [])
    return String(decoding: writer.output, as: UTF8.self)
  }

  fileprivate static func random(
    depth: Int,
    using generator: inout some RandomNumberGenerator
  ) -> JSONValue {
    let texts = ["", "a\"\\/", "ñ体😀", "\u{0}\u{1F}\r\n\t\u{8}\u{C}", "\u{FFFF}\u{10FFFF}\u{FEFF}"]
    let text = texts.randomElement(using: &generator) ?? ""
    let count = Int.random(in: 0...3, using: &generator)
    switch Int.random(in: depth > 0 ? 0..<8 : 3..<8, using: &generator) {
    case 0: return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    case 1...2:
      return .object(
        (0..<count).map { Member("\($0)\(text)", random(depth: depth - 1, using: &generator)) }
      )
    case 3: return .number(["0", "-1.50", "1E+9"].randomElement(using: &generator) ?? "0")
    case 4: return .boolean(.random(using: &generator))
    case 5: return .null
    default: return .string(text)
    }
  }
}
