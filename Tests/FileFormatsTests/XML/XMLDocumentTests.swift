import FileFormats
import Testing

@Suite struct XMLDocumentTests {
  private func read(_ source: String) -> XMLDocument.Reading {
    XMLDocument.read(Array(source.utf8))
  }

  @Test
  func `reads elements, text and attributes in order, with their namespaces`() throws {
    let reading = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <a xmlns="urn:one" xmlns:t="urn:two" id="1">x<t:b t:id="2" xml:space="preserve"/>y<!-- z -->
        <![CDATA[<&>]]>&amp;&#13;&#x1F600;</a>
      """
    )
    #expect(reading.problem == nil)
    let root = try #require(reading.root)
    #expect(root.name == XMLDocument.Name("a", in: "urn:one"))
    #expect(root["id"] == "1")
    #expect(root.position.line == 2)
    #expect(root.position.column == 1)
    let child = try #require(root.elements.first { _ in true })
    #expect(child.name == XMLDocument.Name("b", in: "urn:two"))
    #expect(child["id", in: "urn:two"] == "2")
    #expect(child["id"] == nil)
    #expect(child["space", in: "http://www.w3.org/XML/1998/namespace"] == "preserve")
    #expect(child.position.utf8Offset == 84)
    #expect(child.position.column == 46)
    #expect(
      root.content == [.text("x"), .element(child), .text("y\n  <&>&\r😀")]
    )
    #expect(root.text == "xy\n  <&>&\r😀")
  }

  @Test
  func `resolves references in attributes and in text`() {
    let root = read("<a b='&amp;&lt;&gt;&quot;&apos;&#38;&#x26;lt;&#10;&#13;&#9;' c='&amp;#38;'/>")
      .root
    #expect(root?["b"] == "&<>\"'&&lt;\n\r\t")
    #expect(root?["c"] == "&#38;")
  }

  @Test(
    arguments: [
      ("<x:a xmlns:x='u'><b/></x:a>", "x"), ("<a><x:b xmlns:x='u'/></a>", nil),
      ("<x:a xmlns:x='u'>", "x"), ("", nil),
    ] as [(String, String?)]
  )
  func `returns the prefix of the outermost element`(_ source: String, _ prefix: String?) {
    #expect(read(source).rootPrefix == prefix)
  }

  @Test(arguments: ["a\r\nb", "a\rb", "a\nb"])
  func `normalizes line breaks to line feeds`(_ text: String) {
    #expect(read("<a>\(text)</a>").root?.text == "a\nb")
  }

  @Test
  func `elements have the positions of their start tags`() throws {
    let reading = read("<a>\n  <b\n c='>'/>ñ<d>\n</d>\r\n<e/></a>")
    let positions = try #require(reading.root).elements.map(\.position)
    #expect(positions.map(\.line) == [2, 3, 5])
    #expect(positions.map(\.column) == [3, 11, 1])
    #expect(positions.map(\.utf8Offset) == [6, 19, 29])
  }

  @Test
  func `detects encodings by byte order mark or first bracket`() {
    let source = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a>ñ😀</a>"
    let units = Array(source.utf16)
    let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let littleEndian = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [
      [0xFE, 0xFF] + bigEndian, bigEndian, [0xFF, 0xFE] + littleEndian, littleEndian,
      [0xEF, 0xBB, 0xBF] + Array("<a>ñ😀</a>".utf8),
    ] {
      let reading = XMLDocument.read(bytes)
      #expect(reading.problem == nil)
      #expect(reading.root?.text == "ñ😀")
    }
  }

  @Test(arguments: [
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
      XMLDocument.Problem.Kind.encoding("ISO-8859-1")
    ),
    ("<?xml version='1.0' encoding='UTF-16'?><a/>", .encoding("UTF-16")),
  ]
  )
  func `rejects other encodings by name`(_ source: String, _ kind: XMLDocument.Problem.Kind) {
    #expect(read(source).problem?.kind == kind)
  }

  @Test
  func `rejects bytes that are invalid in the encoding`() {
    let reading = XMLDocument.read(Array("<a>\nx".utf8) + [0xFF] + Array("</a>".utf8))
    #expect(reading.problem?.kind == .invalidEncoding)
    #expect(reading.problem?.position.line == 2)
    #expect(reading.problem?.position.column == 2)
    // An unpaired surrogate, and an incomplete code unit.
    #expect(
      XMLDocument.read([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8]).problem?.kind == .invalidEncoding
    )
    #expect(XMLDocument.read([0xFF, 0xFE, 0x3C]).problem?.kind == .invalidEncoding)
    #expect(XMLDocument.read([0x3C, 0, 0, 0, 0x61]).problem?.kind == .invalidEncoding)
  }

  @Test(arguments: [
    ("", XMLDocument.Problem.Kind.nothing, 1, 1),
    (" \n", .nothing, 1, 1),
    ("<a>\n<b></c></a>", .mismatchedTags("b"), 2, 4),
    ("<a>\n<b>", .unfinished, 2, 4),
    ("<a/><b/>", .notWellFormed, 1, 5),
    ("x", .nothing, 1, 1),
    ("<a>&nbsp;</a>", .unknownEntity("nbsp"), 1, 10),
    ("<a b='&nbsp;'/>", .unknownEntity("nbsp"), 1, 13),
    ("<!DOCTYPE a SYSTEM 'x.dtd'><a>&nbsp;</a>", .unknownEntity("nbsp"), 1, 37),
    ("<!DOCTYPE a SYSTEM 'x.dtd'><a b='&nbsp;'/>", .unknownEntity("nbsp"), 1, 40),
    ("<a b='1' b='2'/>", .duplicateAttribute("b"), 1, 15),
    ("<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/>", .duplicateAttribute("b"), 1, 43),
    ("<a xmlns:x='u' xmlns:x='v'/>", .duplicateAttribute("x"), 1, 27),
    ("<x:a/>", .undeclaredPrefix("x"), 1, 5),
    ("<a x:b='1'/>", .undeclaredPrefix("x"), 1, 11),
    ("<a>\u{1}</a>", .forbiddenCharacter("\u{1}"), 1, 4),
    ("<a b='x\u{B}'/>", .forbiddenCharacter("\u{B}"), 1, 8),
    ("<a>&#1;</a>", .forbiddenCharacter("\u{1}"), 1, 8),
    ("<a>\u{FFFF}</a>", .forbiddenCharacter("\u{FFFF}"), 1, 4),
    ("<a>\0</a>", .forbiddenCharacter("\0"), 1, 4),
    ("<a>]]></a>", .notWellFormed, 1, 4),
    ("<a>x & y</a>", .notWellFormed, 1, 7),
    ("<a b=1/>", .notWellFormed, 1, 6),
    ("<a b='<'/>", .notWellFormed, 1, 7),
    ("<a><!-- x -- y --></a>", .notWellFormed, 1, 11),
    ("<a><!-- x", .unfinished, 1, 10),
    (" <?xml version='1.0'?><a/>", .notWellFormed, 1, 7),
  ]
  )
  func `reports the first error with its position`(
    _ source: String,
    _ kind: XMLDocument.Problem.Kind,
    _ line: Int,
    _ column: Int
  ) {
    let problem = read(source).problem
    #expect(problem?.kind == kind)
    #expect(problem?.position.line == line)
    #expect(problem?.position.column == column)
  }

  @Test
  func `keeps the elements before an error`() {
    let root = read("<a><b>x</b><c>y<d></c></a>").root
    #expect(root?.elements.map(\.name.local) == ["b", "c"])
  }

  @Test(arguments: [
    "<!ENTITY lol 'lol'>",
    "<!ENTITY lol SYSTEM 'file:///etc/passwd'>",
    "<!ENTITY % lol SYSTEM 'file:///etc/passwd'>%lol;",
    "<!ENTITY lol SYSTEM 'x.gif' NDATA gif>",
    "<!NOTATION gif SYSTEM 'gif'><!ENTITY lol PUBLIC 'x' 'file:///etc/passwd' NDATA gif>",
  ]
  )
  func `rejects declared entities by name`(_ declaration: String) {
    let reading = read("<!DOCTYPE a [\n\(declaration)]>\n<a b='&lol;'>&lol;</a>")
    #expect(reading.problem?.kind == .declaredEntity("lol"))
    #expect(reading.problem?.position.line == 2)
    #expect(reading.root == nil)
  }

  @Test
  func `rejects exponential entity expansion`() {
    let entities = (1...9)
      .map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }
    let reading = read("<!DOCTYPE a [<!ENTITY l0 'lol'>\(entities.joined())]><a>&l9;</a>")
    #expect(reading.problem?.kind == .declaredEntity("l0"))
    #expect(reading.root == nil)
  }

  @Test(arguments: ["<!ATTLIST a b CDATA 'x'>", "<!ELEMENT a ANY>", "", "<!-- <a -->", "<?x?>"])
  func `rejects other declarations`(_ declaration: String) {
    let reading = read("<!DOCTYPE a [\(declaration)]><a/>")
    #expect(reading.problem?.kind == .declarations)
    #expect(reading.root == nil)
  }

  @Test(arguments: [
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>",
    "<!DOCTYPE a PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://www.apple.com/x.dtd'>",
    "<!DOCTYPE a>", "<?oasis-xml-catalog catalog='file:///etc/passwd'?>",
    "<?xml-stylesheet href='file:///etc/passwd'?>",
  ]
  )
  func `ignores an external document type`(_ declaration: String) {
    let reading = read("\(declaration)<a>x</a>")
    #expect(reading.problem == nil)
    #expect(reading.root?.text == "x")
  }

  @Test
  func `applies the limits`() {
    var limits = XMLDocument.Limits()
    limits.depth = 3
    limits.elementCount = 5
    limits.attributeCount = 2
    func problem(_ source: String) -> XMLDocument.Problem.Kind? {
      XMLDocument.read(Array(source.utf8), limits: limits).problem?.kind
    }
    #expect(problem("<a><a><a/></a></a>") == nil)
    #expect(problem("<a><a><a><a/></a></a></a>") == .tooDeep(3))
    #expect(problem("<a><a/><a/><a/><a/></a>") == nil)
    #expect(problem("<a><a/><a/><a/><a/><a/></a>") == .tooManyElements(5))
    limits.nameCount = 3
    #expect(problem("<a><b c=''/><b c=''/></a>") == nil)
    #expect(problem("<a><b c=''/><c d=''/><c/></a>") == .tooManyNames(3))
    limits.nameCount = 50_000
    #expect(problem("<a b='=' c='='/>") == nil)
    #expect(problem("<a b='' c='' d=''/>") == .tooManyAttributes(2))
    #expect(problem("<a xmlns:b='b'><c xmlns:d='d' xmlns:e='e'/></a>") == .tooManyAttributes(2))
    #expect(problem("<a><!-- <a b= c= d=> --><![CDATA[<a b= c= d=>]]><?a b= c= d=?></a>") == nil)
  }

  @Test
  func `counts attributes after any document type`() {
    let attributes = (0..<100_000).map { " a\($0)=''" }.joined()
    for prolog in ["", "<!DOCTYPE a SYSTEM '<!--'>", "<!DOCTYPE a SYSTEM \"[<!--\">"] {
      let problem = read("\(prolog)<a\(attributes)/>").problem
      #expect(problem?.kind == .tooManyAttributes(256))
    }
    #expect(read("<!DOCTYPE a [<!-- <a -->]><a\(attributes)/>").problem?.kind == .declarations)
  }

  @Test
  func `rejects deep nesting and reads large texts`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(read(deep).problem?.kind == .tooDeep(256))
    let long = String(repeating: "ñ&amp;", count: 500_000)
    #expect(read("<a>\(long)</a>").root?.text.utf8.count == 1_500_000)
    let many = String(repeating: "<b>😀</b>\r\n", count: 200_000)
    let reading = read("<a>\(many)</a>")
    #expect(reading.problem == nil)
    #expect(reading.root?.content.count == 400_000)
  }
}
