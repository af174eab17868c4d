import Testing

@testable import WeightCore

@Suite struct EntryNoteTests {
  @Test func `an empty text is no note`() throws {
    #expect(try EntryNote("") == nil)
  }

  @Test(arguments: ["after breakfast", " ", "después del paseo 🚶🏽‍♀️", "two\nlines"])
  func `a text is kept unchanged`(text: String) throws {
    #expect(try EntryNote(text)?.text == text)
  }

  @Test(arguments: ["x", "e\u{301}", "👨‍👩‍👧‍👦"])
  func `the limit counts grapheme clusters`(character: String) throws {
    #expect(try EntryNote(String(repeating: character, count: 500)) != nil)
    #expect(throws: EntryError.noteTooLong(characters: 501, limit: 500)) {
      try EntryNote(String(repeating: character, count: 501))
    }
  }
}
