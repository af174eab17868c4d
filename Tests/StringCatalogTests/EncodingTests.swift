import Diagnostics
import JSONSyntax
import StringCatalog
import TestSupport
import Testing

@Suite struct EncodingTests {
  private static let text = catalogText(#""Añadir 😀" : { "comment" : "体" }"#)

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [false, true], ["", "\u{FEFF}", "\n", "\u{FEFF}\t\r\n", " "])
  func `editing keeps the encoding of a UTF-16 file`(
    isBigEndian: Bool,
    mark: String
  ) throws {
    let bytes = Self.utf16(mark + Self.text, isBigEndian: isBigEndian)
    var catalog = try #require(StringCatalog.parse(bytes, file: "F").value)
    #expect(catalog.printed() == bytes)
    #expect(catalog["Añadir 😀"]?.comment == "体")
    catalog["Añadir 😀"]?.comment = "𝄞"
    let edited = mark + Self.text.replacing("体", with: "𝄞")
    #expect(catalog.printed() == Self.utf16(edited, isBigEndian: isBigEndian))
  }

  @Test(arguments: [false, true])
  func `a new key in a UTF-16 file with CRLF has CRLF`(isBigEndian: Bool) throws {
    let text = Self.text.split(separator: "\n").joined(separator: "\r\n")
    let bytes = Self.utf16("\u{FEFF}" + text, isBigEndian: isBigEndian)
    var catalog = try #require(StringCatalog.parse(bytes, file: "F").value)
    catalog["Zumo"] = StringCatalog.Entry(comment: "é")
    let added = ",\r\n    \"Zumo\" : {\r\n      \"comment\" : \"é\"\r\n    }\r\n  },"
    let edited = text.replacing("\r\n  },", with: added)
    #expect(catalog.printed() == Self.utf16("\u{FEFF}" + edited, isBigEndian: isBigEndian))
    catalog["Zumo"] = nil
    #expect(catalog.printed() == bytes)
  }

  @Test(arguments: [[0x00, 0xD8], [0x00, 0xDC, 0x41, 0x00], [0x00, 0xD8, 0x41, 0x00], [0x41]])
  func `reports the location of an incomplete UTF-16 surrogate pair or code unit`(broken: [UInt8]) {
    let start = Self.utf16("\u{FEFF}{\n  \"ñ", isBigEndian: false)
    let parsed = StringCatalog.parse(start + broken, file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["utf16-invalid"])
    #expect(parsed.diagnostics.first?.location?.line == 2)
    #expect(parsed.diagnostics.first?.location?.column == 6)
  }

  @Test func `keeps a byte order mark, which counts in the first column`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
    var catalog = try #require(StringCatalog.parse(bytes, file: "F").value)
    catalog["Añadir 😀"]?.comment = "体 "
    #expect(catalog.printed().starts(with: bytes.prefix(60)))
    let broken = StringCatalog.parse([0xEF, 0xBB, 0xBF] + Array("x".utf8), file: "F")
    #expect(broken.diagnostics.first?.location?.utf8Range == 3..<4)
  }
}
