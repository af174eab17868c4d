import TestSupport
import Testing

@testable import FileFormats

@Suite struct DelimitedStreamTests {
  /// Returns a function that returns bytes in parts of random lengths.
  private func parts(_ bytes: [UInt8], _ seed: UInt64) -> () -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var rest = bytes[...]
    return {
      let part = rest.prefix(Int.random(in: 1...7, using: &generator))
      rest = rest[part.endIndex...]
      return Array(part)
    }
  }

  private func rows(
    _ bytes: [UInt8],
    _ encoding: TextFileEncoding,
    _ seed: UInt64
  ) throws
    -> [DelimitedRow]
  {
    var stream = DelimitedStream(file: "x", encoding: encoding, reading: parts(bytes, seed))
    var rows: [DelimitedRow] = []
    while let row = try stream.next() { rows.append(row) }
    return rows
  }

  private static let texts = [
    "", "\n", "a", "a,b\r\nc,d\r\n", "a;\"b\r\n;\"\"c\"\"\";d\r\re\n\n\nf", "\u{FEFF}a,b\n1,2",
    "\"a",
    "\"a\"b,c\n\"", "ñ,😀\r\n€,\u{2028}\n",
  ]

  @Test(arguments: texts, 0..<8)
  func `rows in parts are the rows of the whole file`(_ text: String, _ seed: UInt64) throws {
    // More than the part in memory, so that the file is read in several.
    let long = String(repeating: "x,y\r\n", count: 15_000)
    for text in [text, long + text, text + "\n" + long] {
      let bytes = Array(text.utf8)
      let whole = Array(DelimitedReader(bytes, file: "x"))
      // A failure does not print all rows.
      let isEqual = try rows(bytes, .utf8, seed) == whole
      #expect(isEqual)
    }
  }

  @Test(arguments: texts, [false, true])
  func `UTF-16 is decoded in parts`(_ text: String, _ isBigEndian: Bool) throws {
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? parts : parts.reversed()
    }
    #expect(
      TextFileEncoding.detect(reading: parts(bytes, 1)) == .utf16(isBigEndian: isBigEndian)
        || bytes.count < 2
    )
    let whole = Array(DelimitedReader(bytes, file: "x"))
    #expect(try rows(bytes, .utf16(isBigEndian: isBigEndian), 3) == whole)
  }

  @Test(
    arguments: [
      ([], .utf8), (Array("año".utf8), .utf8), ([0x61, 0xF1, 0x6F], .windows1252),
      ([0x80, 0x20, 0x93], .windows1252), ([0xC3, 0xB1, 0xF1, 0x6F], .utf8),
      ([0x61, 0xF1], .windows1252), ([0x61, 0x81], .utf8), ([0x61, 0x00], nil),
      ([0xED, 0xA0, 0x80], .windows1252), ([0xE2, 0x82], .windows1252),
    ] as [([UInt8], TextFileEncoding?)]
  )
  func `the encoding is detected`(_ bytes: [UInt8], _ expected: TextFileEncoding?) {
    #expect(TextFileEncoding.detect(reading: parts(bytes, 1)) == expected)
    #expect(TextFileEncoding.detect(reading: parts(bytes, 2)) == expected)
  }

  @Test func `every byte of Windows-1252 is a character`() throws {
    let bytes = (UInt8(0x80)...0xFF).filter { !WesternCharacters.undefined.contains($0) }
    let text = String(decoding: WesternCharacters.utf8(bytes), as: UTF8.self)
    #expect(text.unicodeScalars.count == bytes.count)
    #expect(text.hasPrefix("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u{A0}¡"))
    #expect(text.hasSuffix("ñòóôõö÷øùúûüýþÿ"))
  }
}
