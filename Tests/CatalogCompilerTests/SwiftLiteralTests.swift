import CatalogCompiler
import Testing

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("Peso", #""Peso""#),
    ("«体重» ✨", #""«体重» ✨""#),
    (#"a "b" \(c)"#, #""a \"b\" \\(c)""#),
    ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\0\u{1}\u{7F}\u{85}", #""\u{0}\u{1}\u{7F}\u{85}""#),
    ("\u{A0}\u{202E}\u{FEFF}\u{2028}", #""\u{A0}\u{202E}\u{FEFF}\u{2028}""#),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func `invisible characters are escaped`(text: String, literal: String) {
    #expect(Array(swiftLiteral(text).utf8) == Array(literal.utf8))
  }
}
