import Diagnostics
import StringCatalog
import StringExtraction
import Testing

struct ObjectiveCLiteralTests {
  @Test(arguments: [
    (#"\n\t\r\v\f\a\b\e\\\"\'\?"#, "\n\t\r\u{0B}\u{0C}\u{07}\u{08}\u{1B}\\\"'?"),
    (#"\x41\101\u00e9\U0001F600"#, "AAé😀"), (#"\xC3\xA9\303\251"#, "éé"),
    (#"\x{41}\u{1F600}"#, "A😀"), (#"\ud83d\ude00"#, "😀"), (#"\0"#, "\0"), (#"\1012"#, "A2"),
    (#"\q%@\%"#, "q%@%"), ("体é😀", "体é😀"),
  ]
  )
  func `escapes have their meaning in C`(content: String, text: String) {
    expectKeys(ObjectiveCExample("NSLocalizedString(@\"\(content)\", nil);", [text]))
  }

  @Test(arguments: [
    (#"R"(a\n"b)""#, #"a\n"b"#), ("R\"-(a\n)\" )-\"", "a\n)\" "), (#"u8R"(a)""#, "a"),
    (#"LR"(a)" "b""#, "ab"),
  ]
  )
  func `raw literals have no escapes`(literal: String, text: String) {
    expectKeys(ObjectiveCExample("NSLocalizedString(\(literal), nil);", [text]))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `all line endings are accepted`(end: String) {
    let lines = [
      "// a comment", "#define A \\", "  NSLocalizedString(@\"a\", nil)",
      "NSLocalizedString(@\"b\\", "c\", nil);",
    ]
    let result = read(lines.joined(separator: end))
    #expect(result.value.map(\.key) == ["a", "bc"])
    #expect(result.value.map(\.location.line) == [3, 4])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func `sources can be in UTF-16`(isBigEndian: Bool, hasMark: Bool) {
    let source = (hasMark ? "\u{FEFF}" : "") + "x\n  = NSLocalizedString(@\"é😀\", nil);"
    let bytes = source.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let file = ObjectiveCSource(path: "a.m", bytes: bytes)
    #expect(file.isRecoded)
    #expect(file.strings().value.map(\.key) == ["é😀"])
    #expect(file.strings().value.first?.location.line == 2)
  }

  @Test func `a byte order mark is not part of the source`() {
    expectKeys(ObjectiveCExample("\u{FEFF}#define A NSLocalizedString(@\"a\", nil)", ["a"]))
  }

  @Test func `a key in another encoding is reported`() {
    let bytes = Array("NSLocalizedString(@\"caf".utf8) + [0x8E] + Array("\", nil);".utf8)
    let result = ObjectiveCSource(path: "a.m", bytes: bytes).strings()
    #expect(result.value.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["localization-key-not-unicode"])
  }
}

extension ObjectiveCLiteralTests {
  @Test(arguments: ["b", "\"\\\n\t\r\u{01}2é😀\u{7F}", ""])
  func `a written literal is read as its string`(text: String) {
    let source =
      "x = NSLocalizedString(@\"a\"\n  \"b\", nil); CFCopyLocalizedString(CFSTR(\"a\"), 0);"
    let file = ObjectiveCSource(path: "a.m", bytes: Array(source.utf8))
    let locations = file.strings().value.map(\.location)
    let literals = locations.map { file.literal(text, inPlaceOfThatAt: $0) ?? "" }
    #expect(literals.map { $0.first } == ["@", "\""])
    for literal in literals {
      let keys = read("NSLocalizedString(\(literal), nil);").value.map(\.key)
      #expect(keys == (text.isEmpty ? [] : [text]))
    }
  }

  @Test func `no literal is written if offsets in the source are not offsets in the file`() {
    let bytes = "\u{FEFF}NSLocalizedString(@\"a\", nil);".utf16
      .flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
    let file = ObjectiveCSource(path: "a.m", bytes: bytes)
    let location = file.strings().value.first?.location
    #expect(location.flatMap { file.literal("b", inPlaceOfThatAt: $0) } == nil && location != nil)
  }
}
