import CatalogValidation
import Testing

@Suite struct `Text traits` {
  @Test func `have distinct bits`() {
    let traits: [TextTraits] = [
      .percentSign, .nonASCII, .letter, .digit, .space, .newline, .questionOrExclamation, .fullStop,
      .bracket, .quotationMark, .emphasisMark, .whitespaceAtEdge, .doubleSpace, .letterAtEnd,
      .slash,
      .wideMark,
    ]
    #expect(Set(traits.map(\.rawValue)).count == traits.count)
    #expect(traits.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test(
    arguments: [
      ("Save", [.letter, .letterAtEnd]), ("50 %", [.digit, .space, .percentSign]),
      (" a  b", [.whitespaceAtEdge, .space, .doubleSpace, .letter, .letterAtEnd]),
      ("«é»", [.nonASCII, .wideMark]), ("нет", [.nonASCII]), ("「", [.nonASCII, .wideMark]),
      ("a\u{A0}", [.letter, .nonASCII, .wideMark, .whitespaceAtEdge]),
      ("Why?\n", [.letter, .questionOrExclamation, .newline, .whitespaceAtEdge]),
    ] as [(String, TextTraits)]
  )
  func `describe the content of the text`(text: String, traits: TextTraits) {
    #expect(TextTraits(of: text) == traits)
  }
}
