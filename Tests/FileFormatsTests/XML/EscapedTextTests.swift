import FileFormats
import Testing

@Suite struct EscapedTextTests {
  @Test(arguments: [
    ("", "", ""),
    ("ñ 😀 ]]>", "ñ 😀 ]]&gt;", "ñ 😀 ]]&gt;"),
    ("a<b>&\"'", "a&lt;b&gt;&amp;\"'", "a&lt;b&gt;&amp;&quot;'"),
    ("&amp;", "&amp;amp;", "&amp;amp;"),
    ("\t\n\r\r\n", "\t\n&#13;&#13;\n", "&#9;&#10;&#13;&#13;&#10;"),
    (
      "\u{0}\u{1F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    (
      "\u{7F}\u{85}\u{2028}\u{FFFD}", "\u{7F}\u{85}\u{2028}\u{FFFD}", "\u{7F}\u{85}\u{2028}\u{FFFD}"
    ),
  ])
  func `escapes characters with a meaning in XML`(
    _ text: String,
    _ inElement: String,
    _ inAttribute: String
  ) {
    #expect(Array(text.escapedForXML(in: .element).utf8) == Array(inElement.utf8))
    #expect(Array(text.escapedForXML(in: .attribute).utf8) == Array(inAttribute.utf8))
  }

  @Test func `can drop characters that XML forbids`() {
    let text = "a\u{B}b\u{FFFF}\n"
      .escapedForXML(
        in: .attribute,
        replacingForbiddenCharactersBy: ""
      )
    #expect(text == "ab&#10;")
  }

  @Test func `preserves every other character of the basic multilingual plane`() throws {
    let scalars = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter { !$0.isForbiddenInXML }
    let text = String(String.UnicodeScalarView(scalars)) + "\r\n😀"
    let written =
      #"<a b="\#(text.escapedForXML(in: .attribute))">\#(text.escapedForXML(in: .element))</a>"#
    let root = try #require(XMLDocument.read(Array(written.utf8)).root)
    #expect(root["b"].map { Array($0.utf8) } == Array(text.utf8))
    #expect(Array(root.text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [0x0, 0x8, 0xB, 0xC, 0xE, 0x1F, 0xFFFE, 0xFFFF] as [UInt32])
  func `rejects a document with a forbidden character`(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(scalar.isForbiddenInXML)
    #expect("a\(scalar)".firstCharacterForbiddenInXML == scalar)
    #expect(XMLDocument.read(Array("<a>&#\(value);</a>".utf8)).problem != nil)
  }
}
