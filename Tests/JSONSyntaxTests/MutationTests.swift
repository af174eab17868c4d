import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct `Parsing mutated JSON` {
  private static let documents: [[UInt8]] = [
    Array(#"{"a":[1,-2.5e+3,true,null],"ñ":{"b":"\u00e9\n体😀","c":[]},"d":"x"}"#.utf8),
    Array("\u{FEFF}{\r\n\t\"k\" : [\r\n\t\t\"\\ud83d\\ude00\",\r\n\t\tfalse\r\n\t]\r\n}\r\n".utf8),
    "\u{FEFF}{\n  \"strings\" : {\n    \"ñ😀\" : {\n\n    }\n  }\n}".utf16Bytes(isBigEndian: true),
  ]

  @Test(arguments: documents.indices)
  func `returns a value or an error, and keeps the bytes`(index: Int) {
    var generator = SeededGenerator(seed: UInt64(index))
    var refusedCount = 0
    for _ in 1...120 {
      let other = Self.documents.randomElement(using: &generator) ?? []
      let bytes = Mutator.catalogs.mutate(Self.documents[index], mixing: other, using: &generator)
      let parsed = JSONDocument.parse(bytes, file: "F")
      #expect(violation(by: parsed, of: bytes) == nil, "\(bytes)")
      if parsed.value == nil { refusedCount += 1 }
    }
    #expect((1..<120).contains(refusedCount))
  }

  private func violation(by parsed: ParseResult<JSONDocument?>, of bytes: [UInt8]) -> String? {
    guard parsed.diagnostics.allSatisfy({ $0.severity == .error }) else { return "no error" }
    guard let document = parsed.value else {
      // Offsets count UTF-8 bytes: two bytes of UTF-16 are at most three of UTF-8.
      let end = parsed.diagnostics.first?.location?.utf8Range.upperBound ?? .max
      return parsed.diagnostics.count == 1 && end <= 2 * bytes.count ? nil : "not one error"
    }
    guard document.encoding.encode(document.bytes) == bytes else { return "bytes are lost" }
    let starts = document.nodes.map(\.start)
    guard starts == starts.sorted(), document.root.next == starts.count else {
      return "the nodes are not in the order of the text"
    }
    let ends = parsed.diagnostics.compactMap(\.location?.utf8Range.upperBound)
    guard ends.count == parsed.diagnostics.count, ends.allSatisfy({ $0 <= document.bytes.count })
    else { return "a diagnostic has no place" }
    let value = document.root.decoded
    let again = JSONValue.parse(value.printed(), file: "again").value
    return again == value ? nil : "what is printed is another value"
  }
}
