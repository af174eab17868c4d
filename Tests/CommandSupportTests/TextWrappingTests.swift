import Testing

@testable import CommandSupport

@Suite struct `Wrapped text` {
  @Test(arguments: [
    ("one two three", 7, "one two\nthree"),
    ("one two three", 100, "one two three"),
    ("", 10, ""),
    ("  one two three", 9, "  one two\n  three"),
    ("one\n\ntwo three", 5, "one\n\ntwo\nthree"),
    ("unbreakable word", 5, "unbreakable\nword"),
    ("más años ñandú", 8, "más años\nñandú"),
  ])
  func `breaks between words`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.wrapped(to: width) == expected)
  }

  @Test func `indents continuation lines`() {
    #expect(
      "USAGE: one two three".wrapped(to: 14, hangingIndent: 7) == "USAGE: one two\n       three"
    )
  }
}
