import Diagnostics
import TestSupport
import Testing

@testable import FileFormats

struct RoundTripTests {
  private static let pieces = [
    "a", "體", "é", "e\u{301}", "😀", " ", "\n", "\r", "\t", "\r\n", "&", "<", ">", "\"", "'", "]]>",
    "&amp;", "<!--", "%lld", "%1$#@days@", "|==|", "\u{A0}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{7F}",
  ]

  private static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...5, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func optionalText(using generator: inout SeededGenerator) -> String? {
    Bool.random(using: &generator) ? text(using: &generator) : nil
  }

  private static func unit(using generator: inout SeededGenerator) -> XLIFFDocument.Unit {
    let target = optionalText(using: &generator)
    return XLIFFDocument.Unit(
      id: text(using: &generator),
      source: optionalText(using: &generator),
      target: target,
      state: target == nil ? nil : optionalText(using: &generator),
      stateQualifier: target == nil ? nil : optionalText(using: &generator),
      notes: (0..<Int.random(in: 0...2, using: &generator))
        .map { _ in
          XLIFFDocument.Note(text(using: &generator), from: optionalText(using: &generator))
        }
    )
  }

  @Test(arguments: 0..<200)
  func `printed documents are read back byte for byte`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let document = XLIFFDocument(
      files: (0..<Int.random(in: 0...3, using: &generator))
        .map { _ in
          XLIFFDocument.File(
            original: Self.text(using: &generator),
            sourceLanguage: Self.text(using: &generator),
            targetLanguage: Self.optionalText(using: &generator),
            units: (0..<Int.random(in: 0...4, using: &generator))
              .map { _ in
                Self.unit(using: &generator)
              }
          )
        }
    )
    let printed = document.printed(by: .example)
    #expect(printed.diagnostics.isEmpty)
    let reread = XLIFFDocument.read(printed.value, file: "a.xliff")
    #expect(reread.diagnostics.isEmpty)
    // Bytes are compared, because Swift considers canonically equivalent strings equal.
    let isSame = reread.value?.printed(by: .example).value == printed.value
    #expect(isSame)
    #expect(
      reread.value?.files.map { $0.units.map(\.withoutPlace) } == document.files.map(\.units)
    )
  }
}
