import Diagnostics
import Testing

@testable import FileFormats

struct PrintingTests {
  private static func printed(_ units: [XLIFFDocument.Unit]) -> ParseResult<[UInt8]> {
    XLIFFDocument(files: [
      XLIFFDocument.File(
        original: "App/Localizable.xcstrings",
        sourceLanguage: "en",
        targetLanguage: "es",
        units: units
      )
    ])
    .printed(by: .example)
  }

  private static func lines(_ units: [XLIFFDocument.Unit]) -> [String] {
    String(decoding: printed(units).value, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `prints a document in the layout of Xcode`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
        <file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext">
          <header>
            <tool tool-id="example" tool-name="Example" tool-version="1.0"/>
          </header>
          <body>
            <trans-unit id="Weight" xml:space="preserve">
              <source>Weight</source>
              <target state="translated">Peso</target>
              <note/>
            </trans-unit>
            <trans-unit id="Goal" xml:space="preserve">
              <source>Goal</source>
              <target state="translated" state-qualifier="leveraged-mt">Meta</target>
              <note from="auto-generated">The aim.</note>
            </trans-unit>
            <trans-unit id="Empty" xml:space="preserve">
              <source/>
              <target state="translated"/>
            </trans-unit>
            <trans-unit id="New" xml:space="preserve">
              <source>New</source>
              <note>Nobody has translated it.</note>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
    let units = [
      XLIFFDocument.Unit(
        id: "Weight",
        source: "Weight",
        target: "Peso",
        state: "translated",
        notes: [.init("")]
      ),
      XLIFFDocument.Unit(
        id: "Goal",
        source: "Goal",
        target: "Meta",
        state: "translated",
        stateQualifier: "leveraged-mt",
        notes: [.init("The aim.", from: "auto-generated")]
      ),
      XLIFFDocument.Unit(id: "Empty", source: "", target: "", state: "translated"),
      XLIFFDocument.Unit(id: "New", source: "New", notes: [.init("Nobody has translated it.")]),
    ]
    #expect(Self.lines(units).joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    ("a<b>&\"'", #"a&lt;b&gt;&amp;&quot;'"#, #"a&lt;b&gt;&amp;"'"#),
    ("a\tb", "a&#9;b", "a\tb"),
    ("a\rb", "a&#13;b", "a&#13;b"),
    (" a ", " a ", " a "),
    ("é体😀\u{301}\u{2028}", "é体😀\u{301}\u{2028}", "é体😀\u{301}\u{2028}"),
  ])
  func `escapes characters that XML would change`(
    _ text: String,
    _ attribute: String,
    _ content: String
  ) {
    let lines = Self.lines([XLIFFDocument.Unit(id: text, source: text)])
    #expect(
      lines[7].utf8
        .elementsEqual(#"      <trans-unit id="\#(attribute)" xml:space="preserve">"#.utf8)
    )
    #expect(lines[8].utf8.elementsEqual("        <source>\(content)</source>".utf8))
  }

  @Test func `escapes a line feed only in attributes`() {
    let lines = Self.lines([XLIFFDocument.Unit(id: "a\nb", source: "a\nb")])
    #expect(lines[7] == #"      <trans-unit id="a&#10;b" xml:space="preserve">"#)
    #expect(lines[8...9] == ["        <source>a", "b</source>"])
  }

  @Test func `a file without units has an empty body`() {
    #expect(Self.lines([])[6] == "    <body/>")
  }

  @Test(arguments: ["\0", "\u{1B}", "\u{FFFE}", "\u{FFFF}"])
  func `skips and reports a unit with a character that XML forbids`(_ character: String) {
    let parsed = Self.printed([
      XLIFFDocument.Unit(id: "k", source: "a\(character)"),
      XLIFFDocument.Unit(id: "kept", source: "a"),
    ])
    let text = String(decoding: parsed.value, as: UTF8.self)
    #expect(!text.contains(#"id="k""#))
    #expect(text.contains(#"id="kept""#))
    #expect(parsed.diagnostics.map(\.id) == ["xliff-forbidden-character"])
    #expect(parsed.diagnostics[0].arguments.first == .key("k"))
  }

  @Test func `replaces a character that XML forbids in a note and keeps the unit`() {
    let parsed = Self.printed([XLIFFDocument.Unit(id: "k", source: "a", notes: [.init("b\u{1}c")])])
    #expect(String(decoding: parsed.value, as: UTF8.self).contains("<note>b\u{FFFD}c</note>"))
    #expect(parsed.diagnostics.map(\.id) == ["xliff-forbidden-character-in-note"])
    #expect(parsed.diagnostics[0].arguments == [.key("k"), .text("U+0001")])
  }

  @Test func `writes the build of a tool that has one`() {
    let bytes = XLIFFDocument(files: [
      .init(original: "a", sourceLanguage: "en", targetLanguage: nil)
    ])
    .printed(by: .xcode).value
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"tool-name="Xcode" tool-version="27.0" build-num="27A266a"/>"#))
    #expect(text.contains(#"<file original="a" source-language="en" datatype="plaintext">"#))
  }
}
