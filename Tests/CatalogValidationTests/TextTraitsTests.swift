import CatalogValidation
import Testing

@Suite struct `The traits of a text` {
  @Test func `have a bit each`() {
    let traits: [TextTraits] = [
      .percentSign, .nonASCII, .letter, .digit, .blank, .newline, .questionOrExclamation, .fullStop,
      .bracket, .quotationMark, .emphasisMark, .whitespaceAtEdge, .doubleBlank, .letterAtEnd,
      .slash,
      .wideMark,
    ]
    #expect(Set(traits.map(\.rawValue)).count == traits.count)
    #expect(traits.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test(
    arguments: [
      ("Save", [.letter, .letterAtEnd]), ("50 %", [.digit, .blank, .percentSign]),
      (" a  b", [.whitespaceAtEdge, .blank, .doubleBlank, .letter, .letterAtEnd]),
      ("«é»", [.nonASCII, .wideMark]), ("нет", [.nonASCII]), ("「", [.nonASCII, .wideMark]),
      ("a\u{A0}", [.letter, .nonASCII, .wideMark, .whitespaceAtEdge]),
      ("Why?\n", [.letter, .questionOrExclamation, .newline, .whitespaceAtEdge]),
    ] as [(String, TextTraits)]
  )
  func `tell what is in it`(text: String, traits: TextTraits) {
    #expect(TextTraits(of: text) == traits)
  }
}
