import Diagnostics
import TestSupport
import Testing

@testable import FileFormats

struct Version1ReadingTests {
  /// Returns a document with the given elements in its body.
  static func document(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a.xcstrings" source-language="en" target-language="es" datatype="plaintext">
    <header><tool tool-id="t" tool-name="T"/></header>
    <body>\(body)</body>
    </file>
    </xliff>
    """
  }

  static func read(_ text: String) -> ParseResult<XLIFFDocument?> {
    XLIFFDocument.read(Array(text.utf8), file: "a.xliff")
  }

  private static func units(_ body: String) -> [XLIFFDocument.Unit] {
    read(document(body)).value?.files.flatMap(\.units) ?? []
  }

  private static func target(_ content: String) -> ParseResult<XLIFFDocument.Unit?> {
    let parsed = read(
      document(
        #"<trans-unit id="k"><source>s</source><target>\#(content)</target></trans-unit>"#
      )
    )
    return ParseResult(parsed.value?.files.first?.units.first, diagnostics: parsed.diagnostics)
  }

  @Test func `reads files and units with all attributes and notes`() {
    let parsed = Self.read(
      Self.document(
        """
        <trans-unit id="a&#10;b&quot;" xml:space="preserve"><source>S &amp; s</source>\
        <target state="new" state-qualifier="q">T&#13;t</target><note/>\
        <note from="auto-generated">N</note></trans-unit>
        <trans-unit id="c"><source/></trans-unit>
        <trans-unit id="d"><target/></trans-unit>
        """
      )
    )
    #expect(parsed.diagnostics.isEmpty)
    let file = parsed.value?.files.first
    #expect(file?.original == "a.xcstrings")
    #expect(file?.sourceLanguage == "en")
    #expect(file?.targetLanguage == "es")
    #expect(file?.location?.line == 3)
    let units = (file?.units ?? []).map(\.withoutPlace)
    #expect(
      units == [
        XLIFFDocument.Unit(
          id: "a\nb\"",
          source: "S & s",
          target: "T\rt",
          state: "new",
          stateQualifier: "q",
          notes: [.init(""), .init("N", from: "auto-generated")]
        ),
        XLIFFDocument.Unit(id: "c", source: ""),
        XLIFFDocument.Unit(id: "d", source: nil, target: ""),
      ]
    )
  }

  @Test func `units have the location of their tags`() {
    let marked = MarkedText(
      Self.document(
        "\n ↓<trans-unit id='a'><source/></trans-unit>↓<trans-unit id='b'><source/></trans-unit>"
      )
    )
    let units = Self.read(marked.text).value?.files.flatMap(\.units) ?? []
    #expect(units.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
    #expect(units.first?.location?.line == 6)
    #expect(units.first?.location?.column == 2)
    #expect(units.first?.location?.file == "a.xliff")
  }

  @Test(arguments: ["x:", "xlf:"])
  func `reads a prefixed document, with an error`(_ prefix: String) {
    let text = """
      <\(prefix)xliff xmlns:\(prefix.dropLast())="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <\(prefix)file original="a" source-language="en"><\(prefix)body>
      <\(prefix)trans-unit id="k"><\(prefix)source>s</\(prefix)source>
      <\(prefix)target>t</\(prefix)target></\(prefix)trans-unit>
      </\(prefix)body></\(prefix)file></\(prefix)xliff>
      """
    let parsed = Self.read(text)
    #expect(parsed.hasErrors)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-prefixed-namespace"])
    #expect(parsed.diagnostics.first?.location?.line == 1)
    #expect(parsed.diagnostics.first?.arguments == [.quoted(String(prefix.dropLast()))])
    #expect(parsed.value?.files.first?.units.first?.target == "t")
  }

  @Test(arguments: [
    ("<xliff version='1.2'><file original='a' source-language='en'><body>"
      + "<trans-unit id='k'><source>s</source><target>t</target></trans-unit></body></file></xliff>"),
    ("<xliff version='2.0' srcLang='en'><file id='f'><unit id='k'><segment>"
      + "<source>s</source><target>t</target></segment></unit></file></xliff>"),
  ])
  func `reads a document without a namespace, with a warning`(_ text: String) {
    let parsed = Self.read(text)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-no-namespace"])
    #expect(parsed.diagnostics.first?.severity == .warning)
    #expect(parsed.value?.files.first?.units.first?.target == "t")
  }

  @Test(arguments: [
    ("↓<xliff xmlns='urn:example' version='1.2'/>", "xliff-root" as Diagnostic.ID),
    ("↓<resources/>", "xliff-root"),
    ("↓<xliff version='3.0'/>", "xliff-version"),
    ("↓<xliff/>", "xliff-version"),
    ("↓<xliff xmlns='urn:oasis:names:tc:xliff:document:3.0'/>", "xliff-version"),
    ("<!-- a -->\n↓<tmx version='1.4'/>", "xliff-root"),
  ])
  func `rejects a document in another format`(_ marked: String, _ id: Diagnostic.ID) {
    let marked = MarkedText(marked)
    let parsed = Self.read(marked.text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == [id])
    #expect(parsed.diagnostics.first?.severity == .error)
    #expect(parsed.diagnostics.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
  }

  @Test(arguments: ["1.2", "2.0"])
  func `the namespace takes precedence over the version attribute`(_ known: String) {
    let marked = MarkedText(
      "↓<xliff xmlns='urn:oasis:names:tc:xliff:document:\(known)' version='9.9' srcLang='en'/>"
    )
    let parsed = Self.read(marked.text)
    #expect(parsed.value != nil)
    let reported = parsed.diagnostics.filter { $0.id == "xliff-version" }
    #expect(reported.map(\.severity) == [.warning])
    #expect(reported.first?.arguments == [.quoted("9.9")])
    #expect(reported.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
  }

  @Test func `reports all elements in a wrong namespace`() {
    let marked = MarkedText(
      """
      ↓<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      ↓<file original="a" source-language="en"><body/></file>
      </x:xliff>
      """
    )
    let parsed = Self.read(marked.text)
    #expect(parsed.hasErrors)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-prefixed-namespace", "xliff-foreign-element"])
    #expect(parsed.diagnostics.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
    #expect(parsed.diagnostics.last?.arguments == [.quoted("file")])
  }

  @Test func `ignores extensions, alternative translations and private data of tools`() {
    let parsed = Self.read(
      Self.document(
        """
        <trans-unit id="k"><source>s</source><seg-source><mrk mtype="seg" mid="1">s</mrk></seg-source>
        <target><mrk mtype="seg" mid="1">t</mrk></target>
        <alt-trans><source>s2</source><target>t2</target></alt-trans>
        <context-group><context>c</context></context-group>
        <x:target xmlns:y="urn:y" xmlns:x="urn:x" y:a="b" hidden="yes"/></trans-unit>
        """
        .replacing("x:target", with: "x:memo")
      )
    )
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.files.first?.units.map(\.target) == ["t"])
    #expect(parsed.value?.files.first?.units.map(\.hasInlineElements) == [false])
  }

  @Test func `reads units in groups in the order of the document`() {
    let body = """
      <trans-unit id="1"><source/></trans-unit>
      <group><note>n</note><trans-unit id="2"><source/></trans-unit>
      <group><trans-unit id="3"><source/></trans-unit></group></group>
      <trans-unit id="4"><source/></trans-unit>
      """
    #expect(Self.units(body).map(\.id) == ["1", "2", "3", "4"])
  }

  @Test(arguments: [
    ("↓<bin-unit id='b' mime-type='i'><bin-source/></bin-unit>", "xliff-binary-unit", "note"),
    ("↓<trans-unit><source/></trans-unit>", "xliff-missing-attribute", "error"),
    ("<trans-unit id='k'><source/>↓<source/></trans-unit>", "xliff-repeated-element", "error"),
    (
      "<trans-unit id='k'><source/><target/>↓<target/></trans-unit>", "xliff-repeated-element",
      "error"
    ),
    ("↓<source>s</source>", "xliff-misplaced-element", "error"),
    ("<group>↓<sauce/></group>", "xliff-misplaced-element", "warning"),
    ("↓<trans-unit id='k'>text<source/></trans-unit>", "xliff-stray-text", "warning"),
    ("↓<trans-unit xmlns='urn:x' id='k'><source/></trans-unit>", "xliff-foreign-element", "error"),
  ])
  func `reports unsupported content`(_ body: String, _ id: String, _ severity: String) {
    let marked = MarkedText(Self.document(body))
    let parsed = Self.read(marked.text)
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
    #expect(parsed.diagnostics.map(\.severity.rawValue) == [severity])
    #expect(parsed.diagnostics.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
  }

  @Test(arguments: [
    ("a <g id='1'>b</g> c", "a b c", ["g", ""]),
    ("a <ph id='1'>%@</ph> c", "a %@ c", ["ph", "%@"]),
    ("a <ph id='1' equiv-text='%@'/> c", "a %@ c", ["ph", "%@"]),
    ("a <ph id='1' equiv-text='x'>%@</ph> c", "a %@ c", ["ph", "%@"]),
    ("a <x id='1' equiv-text='%1$@'/> c", "a %1$@ c", ["x", "%1$@"]),
    ("<bpt id='1'>**</bpt>", "**", ["bpt", "**"]),
    ("<it id='1' pos='open'>&lt;b&gt;</it>", "<b>", ["it", "<b>"]),
    ("<ph id='1'>[<sub>alt</sub>]</ph>", "[alt]", ["ph", "[alt]"]),
  ])
  func `replaces inline elements with the text that they represent`(
    _ content: String,
    _ expected: String,
    _ arguments: [String]
  ) {
    let parsed = Self.target(content)
    #expect(parsed.value?.target == expected)
    #expect(parsed.value?.hasInlineElements == true)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-inline-element"])
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
    #expect(
      parsed.diagnostics.first?.message
        == .xliffInlineElement(arguments[0], replacedBy: arguments[1], in: "k")
    )
  }

  @Test(arguments: [
    "a <mrk mtype='term'>b</mrk> c", "a <![CDATA[b]]> c", "a <!-- note -->b c", "a <?p i?>b c",
    "a &#x62; c",
  ])
  func `reads strings with markers, comments and CDATA sections completely`(_ content: String) {
    let parsed = Self.target(content)
    #expect(parsed.value?.target == "a b c")
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a <x id='1'/> c", "xliff-inline-element-unknown"),
    ("a <ph id='1'/> c", "xliff-inline-element-unknown"),
    ("a <bx id='1'/>b<ex id='2' equiv-text='*'/> c", "xliff-inline-element-unknown"),
    ("a <ph id='1'>(<sub><x id='2'/></sub>)</ph> c", "xliff-inline-element-unknown"),
    ("a <b>b</b> c", "xliff-misplaced-element"),
    ("a <b xmlns='http://www.w3.org/1999/xhtml'>b</b> c", "xliff-misplaced-element"),
  ])
  func `rejects a translation with an unknown inline element`(
    _ content: String,
    _ id: String
  ) {
    let parsed = Self.target(content)
    #expect(parsed.value?.target == nil)
    #expect(parsed.hasErrors)
    #expect(parsed.diagnostics.first { $0.severity == .error }?.id.rawValue == id)
  }

  @Test func `a source string with an unknown inline element is unknown`() {
    let parsed = Self.read(
      Self.document(
        "<trans-unit id='k'><source>a <x id='1'/></source><target>b</target></trans-unit>"
      )
    )
    #expect(parsed.value?.files.first?.units.first?.source == nil)
    #expect(parsed.value?.files.first?.units.first?.target == "b")
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      (
        Self.document("<trans-unit id='k'><source>a & b</source></trans-unit>")[...],
        "xml-well-formed"
      ),
      (Self.document("<trans-unit id='k'></trans-units>")[...], "xml-mismatched-tags"),
      ("", "xml-empty"),
      ("{}", "xml-empty"),
      (
        "<!DOCTYPE xliff [<!ENTITY e 'x'>]><xliff xmlns='urn:oasis:names:tc:xliff:document:1.2'/>",
        "xml-declared-entity"
      ),
    ] as [(Substring, String)]
  )
  func `rejects a damaged document and reports the location`(
    _ text: Substring,
    _ id: String
  ) {
    let parsed = Self.read(String(text))
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
    #expect(parsed.diagnostics.first?.severity == .error)
    #expect(parsed.diagnostics.first?.location?.line ?? 0 >= 1)
  }

  @Test func `rejects a document that is cut off at any position`() {
    let bytes = Array(
      Self.document("<trans-unit id='k'><source>a &amp; b</source></trans-unit>").utf8
    )
    for length in bytes.indices {
      let parsed = XLIFFDocument.read(Array(bytes[..<length]), file: "a.xliff")
      #expect(parsed.value == nil)
      #expect(parsed.hasErrors)
      #expect(parsed.diagnostics.first?.location?.line ?? 0 <= 7)
    }
  }

  @Test func `reads a document in UTF-16`() {
    let text = Self.document("<trans-unit id='ñ'><source>体</source></trans-unit>")
      .replacing("UTF-8", with: "UTF-16")
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let parsed = XLIFFDocument.read(bytes, file: "a.xliff")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.files.first?.units.first?.id == "ñ")
  }

  @Test func `reports missing attributes of a file`() {
    let parsed = Self.read(
      "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.1' version='1.1'><file><body/></file></xliff>"
    )
    #expect(parsed.value?.files.first?.original == "")
    #expect(parsed.value?.files.first?.targetLanguage == nil)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-missing-attribute", "xliff-missing-attribute"])
    #expect(!parsed.hasErrors)
  }
}

extension XLIFFDocument.Unit {
  /// The unit without its location.
  var withoutPlace: XLIFFDocument.Unit {
    var unit = self
    unit.location = nil
    return unit
  }
}
