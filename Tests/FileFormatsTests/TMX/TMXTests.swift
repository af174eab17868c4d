import Diagnostics
import FileFormats
import TestSupport
import Testing

@Suite struct TMXTests {
  private static func document(_ body: String, header: String = #"srclang="en""#) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE tmx SYSTEM "http://example.invalid/tmx14.dtd">
    <tmx version="1.4"><header \(header)/><body>\(body)</body></tmx>
    """
  }

  private static func parse(_ text: String) -> ParseResult<[TMXUnit]> {
    TMXReader.parse(Array(text.utf8), file: "a.tmx")
  }

  private static let unit = """
    <tu><prop type="x-context">k</prop><note>n</note>
    <tuv xml:lang="en"><seg>A &amp; B</seg></tuv><tuv xml:lang="es"><seg>A y B</seg></tuv></tu>
    """

  @Test func `reads texts, properties and notes`() {
    let parsed = Self.parse(Self.document(Self.unit))
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      parsed.value == [
        TMXUnit(
          sourceLanguage: "en",
          properties: [TMXUnit.Property("x-context", "k")],
          notes: ["n"],
          variants: [
            TMXUnit.Variant(language: "en", text: "A & B"),
            TMXUnit.Variant(language: "es", text: "A y B"),
          ]
        )
      ]
    )
    #expect(parsed.value.first?.contexts == ["k"])
  }

  /// The content of a segment, and the text that it is.
  static let segments: [(String, String)] = [
    ("plain", "plain"),
    ("  two  spaces\nand a line ", "  two  spaces\nand a line "),
    (#"<bpt i="1">&lt;b></bpt>bold<ept i="1">&lt;/b></ept>"#, "<b>bold</b>"),
    (#"<ph x="1">%@</ph> of <it pos="begin">%d</it>"#, "%@ of %d"),
    (#"<hi type="x">in <hi>ner</hi></hi>"#, "in ner"),
    (#"<ph>a<sub>b</sub>c</ph><ut>d</ut>"#, "abcd"),
    ("<![CDATA[<x>]]>&#x41;", "<x>A"),
    ("", ""),
  ]

  @Test(arguments: segments) func `takes inline elements as their content`(_ row: (String, String))
  {
    let text = #"<tu><tuv xml:lang="en"><seg>\#(row.0)</seg></tuv></tu>"#
    let parsed = Self.parse(Self.document(text))
    #expect(parsed.value.first?.variants.first?.text == row.1)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func `reads the source languages of units, and languages of TMX 1_1`() {
    let body = """
      <tu><tuv lang="EN-US"><seg>a</seg></tuv></tu>
      <tu srclang="fr"><tuv xml:lang="fr"><prop type="x-context">c</prop><seg>b</seg></tuv></tu>
      """
    let parsed = Self.parse(Self.document(body, header: #"srclang="*all*""#))
    #expect(parsed.value.map(\.sourceLanguage) == [nil, "fr"])
    #expect(parsed.value.flatMap(\.variants).map(\.language) == ["EN-US", "fr"])
    #expect(parsed.value.last?.contexts == ["c"])
  }

  @Test(arguments: [true, false]) func `reads UTF-16`(isBigEndian: Bool) {
    let text = Self.document(Self.unit.replacing("A y B", with: "Ñandú 👍"))
      .replacing("UTF-8", with: "UTF-16")
    let bytes = ("\u{FEFF}" + text).utf16
      .flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
    let parsed = TMXReader.parse(bytes, file: "a.tmx")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.first?.variants.last?.text == "Ñandú 👍")
  }

  /// A document, the id of its problem, the line, and the number of units that are read.
  static let problems: [(String, String, Int, Int)] = [
    ("<xliff/>", "tmx-root", 1, 0),
    ("", "xml-empty", 1, 0),
    ("<tmx version=\"2.0\"><body/></tmx>", "tmx-version", 1, 0),
    ("<tmx version=\"1.4\">\n<body></tmx>", "xml-mismatched-tags", 2, 0),
    (
      "<!DOCTYPE tmx [<!ENTITY a \"b\">]>\n<tmx version=\"1.4\"/>", "xml-declared-entity", 1, 0
    ),
    (document("\n\(unit)<tu><tuv>\n<seg>x</seg></tuv></tu>"), "tmx-no-language", 5, 1),
    (document("\(unit)\n<tu>&x;</tu>"), "xml-unknown-entity", 5, 1),
    (document("\(unit)\n<tu") + "\u{1}", "xml-well-formed", 5, 1),
  ]

  @Test(arguments: problems.indices) func `reports problems`(_ index: Int) {
    let row = Self.problems[index]
    let parsed = Self.parse(row.0)
    #expect(parsed.diagnostics.first?.id.rawValue == row.1, "\(parsed.diagnostics)")
    #expect(parsed.diagnostics.first?.location?.line == row.2, "\(parsed.diagnostics)")
    #expect(parsed.value.count == row.3)
  }

  @Test func `skips units that are too long`() {
    let long = String(repeating: "x", count: TMXReader.greatestUnitLength + 1)
    let body = #"<tu><tuv xml:lang="en"><seg>\#(long)</seg></tuv></tu>\#(Self.unit)"#
    let parsed = Self.parse(Self.document(body))
    #expect(parsed.value.count == 1)
    #expect(parsed.diagnostics.map(\.id.rawValue) == ["tmx-unit-too-long"])
  }

  @Test(arguments: [1, 2, 3, 7, 64]) func `reads the same in pieces of any size`(_ size: Int) {
    let text = Self.document(Self.unit.replacing("A y B", with: "Ñandú 👍 <ph>%@</ph>") + Self.unit)
    let whole = Self.parse(text)
    var rest = Array(text.utf8)[...]
    var units: [TMXUnit] = []
    func next() -> [UInt8] {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    let diagnostics = TMXReader.read(file: "a.tmx", reading: next) { unit in
      units.append(unit)
      return true
    }
    #expect(diagnostics.isEmpty)
    #expect(units == whole.value)
    #expect(units.count == 2)
  }

  @Test func `writes what it reads`() {
    let units = [
      TMXUnit(
        properties: [TMXUnit.Property("x-context", "a < \"b\"")],
        notes: ["one\ntwo"],
        variants: [
          TMXUnit.Variant(language: "en", text: " Save %@ & <b>go</b>\n"),
          TMXUnit.Variant(
            language: "es",
            text: "\tGuardar\r",
            properties: [TMXUnit.Property("x-state", "machine_translated")]
          ),
        ]
      ),
      TMXUnit(variants: [TMXUnit.Variant(language: "en", text: "")]),
    ]
    var printer = TMXPrinter(sourceLanguage: "en", tool: "xcstrings", toolVersion: "1.0")
    for unit in units { printer.print(unit) }
    printer.print(
      TMXUnit(variants: [
        TMXUnit.Variant(language: "en", text: "\u{1B}"), TMXUnit.Variant(language: "es", text: "x"),
      ])
    )
    let bytes = printer.finish()
    #expect(printer.diagnostics.map(\.id.rawValue) == ["tmx-forbidden-character"])
    let parsed = TMXReader.parse(bytes, file: "a.tmx")
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      parsed.value
        == units.map { unit in
          var unit = unit
          unit.sourceLanguage = "en"
          return unit
        }
    )
    #expect(String(decoding: bytes, as: UTF8.self).contains(#"<tuv xml:lang="es">"#))
  }

  @Test func `reads damaged files without trapping`() {
    let text = Self.document(
      Self.unit + Self.segments.map { "<tu><tuv lang=\"a\"><seg>\($0.0)</seg></tuv></tu>" }.joined()
    )
    let pieces = [
      "<seg>", "</tu>", "<tuv lang=\"x\">", "&#0;", "<![CDATA[", "<ph>", "srclang=\"*all*\"",
    ]
    let mutator = Mutator(tellingPieces: pieces.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let bytes = mutator.mutate(
        Array(text.utf8),
        mixing: Array(Self.unit.utf8),
        using: &generator
      )
      let parsed = TMXReader.parse(bytes, file: "a.tmx")
      var printer = TMXPrinter(sourceLanguage: nil, tool: "t", toolVersion: "1")
      for unit in parsed.value { printer.print(unit) }
      let again = TMXReader.parse(printer.finish(), file: "b.tmx")
      #expect(!again.hasErrors, "\(again.diagnostics)")
    }
  }
}
