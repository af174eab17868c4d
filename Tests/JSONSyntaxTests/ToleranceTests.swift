import Diagnostics
import Foundation
import JSONSyntax
import TestSupport
import Testing

@Suite struct `Tolerance for damaged JSON` {
  /// A damaged file, and whether Xcode's decoder accepts it.
  struct Damage: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) {
      self.init(name, Array(text.utf8))
    }

    var testDescription: String { name }
  }

  private static let text =
    "{\n  \"a\" : {\n    \"b\" : \"c ñ 😀\"\n  },\n  \"d\" : [\n    1\n  ]\n}"
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func encoded(_ encoding: String.Encoding, mark: [UInt8] = []) -> [UInt8] {
    mark + Array(text.data(using: encoding) ?? Data())
  }

  private static let damages = [
    Damage("no damage", text),
    Damage("a line feed at the end", text + "\n"),
    Damage("CRLF", text.replacing("\n", with: "\r\n")),
    Damage("CR", text.replacing("\n", with: "\r")),
    Damage("a byte order mark", mark + Array(text.utf8)),
    Damage("two byte order marks", mark + mark + Array(text.utf8)),
    Damage("UTF-16 little-endian", encoded(.utf16LittleEndian)),
    Damage("UTF-16 big-endian", encoded(.utf16BigEndian)),
    Damage("UTF-16 little-endian, marked", encoded(.utf16LittleEndian, mark: [0xFF, 0xFE])),
    Damage("UTF-16 big-endian, marked", encoded(.utf16BigEndian, mark: [0xFE, 0xFF])),
    Damage("UTF-32 little-endian", encoded(.utf32LittleEndian)),
    Damage("UTF-32 big-endian", encoded(.utf32BigEndian)),
    Damage("UTF-32 big-endian, marked", encoded(.utf32BigEndian, mark: [0, 0, 0xFE, 0xFF])),
    Damage("Latin-1", Array(text.utf8).filter { $0 < 0x80 } + [0xE9]),
    Damage("a comma after the last member", text.replacing("\n  ]\n", with: "\n  ],\n")),
    Damage("a comma after the last element", text.replacing("1\n", with: "1,\n")),
    Damage("two commas", text.replacing("},", with: "},,")),
    Damage("a comma first", text.replacing("{\n  \"a\"", with: "{\n  ,\"a\"")),
    Damage("no comma", text.replacing("},", with: "}")),
    Damage("duplicate key", text.replacing("\"d\"", with: "\"a\"")),
    Damage("tab in a string", text.replacing("c ñ", with: "c\tñ")),
    Damage("line feed in a string", text.replacing("c ñ", with: "c\nñ")),
    Damage("NUL in a string", text.replacing("c ñ", with: "c\0ñ")),
    Damage("DEL in a string", text.replacing("c ñ", with: "c\u{7F}ñ")),
    Damage("U+2028 in a string", text.replacing("c ñ", with: "c\u{2028}ñ")),
    Damage("no last bracket", String(text.dropLast())),
    Damage("a second last bracket", text + "}"),
    Damage("NUL at the end", text + "\0"),
    Damage("text at the end", text + "x"),
    Damage("form feed between values", text.replacing("},", with: "},\u{C}")),
    Damage("no-break space between values", text.replacing("},", with: "},\u{A0}")),
    Damage("a comment", "// c\n" + text),
    Damage("single quotation marks", text.replacing("\"a\"", with: "'a'")),
    Damage("typographic quotation marks", text.replacing("\"a\"", with: "“a”")),
    Damage("conflict markers", "<<<<<<< ours\n" + text),
    Damage("half a surrogate pair", text.replacing("ñ", with: "\\ud83d")),
    Damage("an unknown escape", text.replacing("ñ", with: "\\q")),
    Damage("nothing", ""),
    Damage("only whitespace", " \n"),
  ]

  /// Any JSON value.
  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) throws {
      if let object = try? decoder.singleValueContainer().decode([String: AnyValue].self) {
        _ = object
      } else if let array = try? decoder.singleValueContainer().decode([AnyValue].self) {
        _ = array
      } else if (try? decoder.singleValueContainer().decode(Double.self)) == nil {
        _ = try decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  @Test(arguments: damages)
  func `accepts the same files as Foundation`(_ damage: Damage) {
    let isAccepted = (try? JSONDecoder().decode(AnyValue.self, from: Data(damage.bytes))) != nil
    let parsed = JSONDocument.parse(damage.bytes, file: "F", tolerance: .foundation)
    #expect(parsed.hasErrors == !isAccepted, "\(parsed.diagnostics)")
    if let document = parsed.value {
      #expect(document.encoding.encode(document.bytes) == damage.bytes)
    }
  }

  @Test func `names the encoding of a UTF-32 file that is cut off`() {
    let bytes = Self.encoded(.utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0])
    let parsed = JSONDocument.parse(Array(bytes.dropLast()), file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["utf32-invalid"])
    #expect(JSONDocument.parse(bytes, file: "F").value?.encoding == .utf32LittleEndian)
  }
}

@Suite struct `Duplicate keys that Foundation accepts` {
  /// A document, what the duplicates have that the first ones lack, and its text without them.
  struct Row: Sendable {
    var text: String
    var notes: [String]
    var repaired: String
  }

  private static let rows = [
    Row(text: #"{"a":1,"a":1}"#, notes: [], repaired: #"{"a":1}"#),
    Row(
      text: #"{"a":1, "a" : 2 ,"b":3}"#,
      notes: ["the second one has another value"],
      repaired: #"{"a":1 ,"b":3}"#
    ),
    Row(
      text: "{\n  \"a\":{\"c\":\"x\"},\n  \"a\":{\"c\":\"x\",\"d\":1},\n  \"e\":2\n}",
      notes: ["only the second one has 'd'"],
      repaired: "{\n  \"a\":{\"c\":\"x\"},\n  \"e\":2\n}"
    ),
    Row(
      text: #"{"a":{"localizations":{"es":1}},"\u0061":{"localizations":{"es":2,"fr":3}}}"#,
      notes: ["only the second one has 'fr'", "the second one has other values for 'es'"],
      repaired: #"{"a":{"localizations":{"es":1}}}"#
    ),
    Row(
      text: #"[{"a":{"b":1,"b":2},"a":{"c":1,"c":2}}]"#,
      notes: ["the second one has another value", "only the second one has 'c'"],
      repaired: #"[{"a":{"b":1}}]"#
    ),
  ]

  @Test(arguments: rows.indices)
  func `are warnings, and the first one counts`(index: Int) throws {
    let row = Self.rows[index]
    let parsed = JSONDocument.parse(Array(row.text.utf8), file: "F", tolerance: .foundation)
    #expect(parsed.diagnostics.allSatisfy { $0.severity == .warning && $0.id == "key-duplicate" })
    let notes = parsed.diagnostics.flatMap(\.notes).filter { $0.id != "key-first" }
    #expect(notes.map(\.message.english) == row.notes)
    let document = try #require(parsed.value)
    let repaired = String(decoding: document.root.repairedBytes, as: UTF8.self)
    #expect(repaired == row.repaired)
    #expect(JSONValue.parse(Array(repaired.utf8), file: "F").value == document.root.decoded)
    #expect(document.encoding.encode(document.bytes) == Array(row.text.utf8))
  }

  @Test func `are errors in other files`() {
    let parsed = JSONDocument.parse(#"{"a":1,"a":2,"b":3,}"#)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.severity) == [.error])
  }
}

@Suite struct `Repairing JSON` {
  /// A damaged document, the repairs, and the repaired document; `nil` if no repair is certain.
  struct Row: Sendable {
    var damaged: String
    var repairs: [String]
    var repaired: String?

    init(_ damaged: String, _ repairs: [String], _ repaired: String?) {
      (self.damaged, self.repairs, self.repaired) = (damaged, repairs, repaired)
    }
  }

  private static let rows = [
    Row(#"{"a":1}"#, [], #"{"a":1}"#),
    Row("{\"a\":1,\n}\n", ["1:7 remove the comma"], "{\"a\":1\n}\n"),
    Row(#"[1,[2,],]"#, ["1:6 remove the comma", "1:8 remove the comma"], "[1,[2]]"),
    Row(#"{,"a":1,,"b":2}"#, ["1:2 remove the comma", "1:9 remove the comma"], #"{"a":1,"b":2}"#),
    Row("{\"a\":1\n\"b\":2}", ["1:7 insert the missing comma"], "{\"a\":1,\n\"b\":2}"),
    Row(
      #"["a" "b" {} []]"#,
      ["1:5", "1:9", "1:12"].map { "\($0) insert the missing comma" },
      #"["a", "b", {}, []]"#
    ),
    Row(
      "[\"a\tb\u{1B}\"]",
      ["1:4 escape the character U+0009", "1:6 escape the character U+001B"],
      #"["a\tb\u001b"]"#
    ),
    Row(
      "[\"a\r\nb\"]",
      ["1:4 escape the character U+000D", "1:5 escape the character U+000A"],
      #"["a\r\nb"]"#
    ),
    Row("[\"a\0b\"]", ["1:4 escape the character U+0000"], #"["a\u0000b"]"#),
    Row(#"{"a":{"b":[1"#, [], nil),
    Row(#"{"a":1"#, ["1:7 add the missing '}'"], #"{"a":1}"#),
    Row("{\n  \"a\" : 1\n", ["2:10 add the missing '}'"], "{\n  \"a\" : 1\n}"),
    Row("{\r\n  \"a\" : 1\r\n", ["2:10 add the missing '}'"], "{\r\n  \"a\" : 1\r\n}"),
    Row(
      "{\n  \"a\" : 1,\n",
      ["2:10 remove the comma", "2:11 add the missing '}'"],
      "{\n  \"a\" : 1\n}"
    ),
    Row("\u{FEFF}\u{FEFF}[1]", ["1:4 remove the second byte order mark"], "\u{FEFF}[1]"),
    Row(#"{"a":1,"b":2,"a":3}"#, [#"1:14 remove the second "a""#], #"{"a":1,"b":2}"#),
    // The bracket of "a" is missing, not the last one.
    Row("{\n  \"a\" : {\n    \"b\" : 1,\n  \"c\" : 2\n}", [], nil),
    // The quotation mark is missing.
    Row("{\n  \"a\" : \"b,\n  \"c\" : \"d\"\n}", [], nil),
    // The file was cut off.
    Row("{\n  \"strings\" : {\n    \"a\" : {}", [], nil),
    Row(
      "{\n  \"version\" : {\n    \"a\" : {}",
      ["3:13 add the missing '}'", "3:13 add the missing '}'"],
      "{\n  \"version\" : {\n    \"a\" : {}\n  }\n}"
    ),
    Row("[1 2]", [], nil),
    Row("[1]]", [], nil),
    Row("{\"a\" 1}", [], nil),
  ]

  @Test(arguments: rows.indices)
  func `loses nothing, and is only done if it is certain`(index: Int) throws {
    let row = Self.rows[index]
    let bytes = Array(row.damaged.utf8)
    let repair = JSONDocument.parse(bytes, file: "F", tolerance: .repair).value?.repaired()
    #expect(repair.map { String(decoding: $0.bytes, as: UTF8.self) } == row.repaired)
    guard let repair else { return }
    #expect(
      repair.repairs.map { diagnostic in
        let location = diagnostic.location.map { "\($0.line):\($0.column)" } ?? ""
        return "\(location) \(diagnostic.message.english)"
      } == row.repairs
    )
    let parsed = JSONDocument.parse(repair.bytes, file: "F")
    #expect(parsed.diagnostics.isEmpty)
  }
}

@Suite struct `Separating the sides of a conflict` {
  @Test func `takes the text outside of the conflicts for each side`() throws {
    let text = "1\n<<<<<<< HEAD\no\n||||||| 1234\nb\n=======\nt\n>>>>>>> other\n2\n"
    let sides = try #require(ConflictSides.separate(Array(text.utf8), file: "F").value)
    #expect(sides.count == 1)
    #expect(String(decoding: sides.ours, as: UTF8.self) == "1\no\n2\n")
    #expect(String(decoding: sides.theirs, as: UTF8.self) == "1\nt\n2\n")
    #expect(sides.base.map { String(decoding: $0, as: UTF8.self) } == "1\nb\n2\n")
  }

  @Test func `has no base without its part in each conflict`() throws {
    let conflict = "<<<<<<<\r\no\r\n=======\r\nt\r\n>>>>>>>\r\n"
    let other = "<<<<<<< a\no\n||||||| b\n=======\nt\n>>>>>>> c\n"
    let sides = try #require(
      ConflictSides.separate(Array((other + conflict).utf8), file: "F").value
    )
    #expect(sides.count == 2)
    #expect(sides.base == nil)
    #expect(String(decoding: sides.theirs, as: UTF8.self) == "t\nt\r\n")
  }

  @Test(arguments: [
    "<<<<<<< a\nx\n", "<<<<<<< a\n<<<<<<< a\n", "=======\n", "x\n>>>>>>> a\n",
    "<<<<<<< a\n=======\n=======\n>>>>>>> b\n",
    "<<<<<<< a\n||||||| b\n||||||| b\n=======\n>>>>>>> b\n",
  ])
  func `rejects markers that are incomplete or nested`(text: String) {
    let parsed = ConflictSides.separate(Array(text.utf8), file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["conflict-marker-unexpected"])
  }

  @Test(arguments: ["", "x\n", "<<<<<<<<< a\n", " =======\n", "=======x\n"])
  func `finds none in other text`(text: String) {
    let parsed = ConflictSides.separate(Array(text.utf8), file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.isEmpty)
  }
}
