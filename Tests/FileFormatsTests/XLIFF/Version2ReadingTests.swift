import Diagnostics
import TestSupport
import Testing

@testable import FileFormats

struct Version2ReadingTests {
  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es">
    <file id="f1" original="a.xcstrings"><skeleton>x</skeleton>\(content)</file>
    </xliff>
    """
  }

  private static func unit(_ content: String) -> ParseResult<XLIFFDocument.Unit?> {
    let parsed = Version1ReadingTests.read(document(content))
    return ParseResult(parsed.value?.files.first?.units.first, diagnostics: parsed.diagnostics)
  }

  private static func target(_ content: String) -> ParseResult<XLIFFDocument.Unit?> {
    unit(
      """
      <unit id="k"><originalData><data id="d1">%1$@</data><data id="d2">&lt;/b&gt;</data>\
      <data id="d3"><cp hex="001B"/>[</data></originalData>\
      <segment><source>s</source><target>\(content)</target></segment></unit>
      """
    )
  }

  @Test func `reads files and units with all attributes and notes`() {
    let parsed = Version1ReadingTests.read(
      Self.document(
        """
        <notes><note>of the file</note></notes>
        <unit id="u1" name="%lld days|==|plural.one"><notes><note category="c">N</note><note/></notes>
        <segment id="s" state="final" subState="x:y"><source>one day</source><target>un día</target></segment></unit>
        <group id="g"><unit id="u2"><segment><source>a</source></segment></unit></group>
        """
      )
    )
    #expect(parsed.diagnostics.isEmpty)
    let file = parsed.value?.files.first
    #expect(file?.original == "a.xcstrings")
    #expect(file?.sourceLanguage == "en")
    #expect(file?.targetLanguage == "es")
    #expect(
      file?.units.map(\.withoutPlace) == [
        XLIFFDocument.Unit(
          id: "%lld days|==|plural.one",
          source: "one day",
          target: "un día",
          state: "final",
          stateQualifier: "x:y",
          notes: [.init("N", from: "c"), .init("")]
        ),
        XLIFFDocument.Unit(id: "u2", source: "a"),
      ]
    )
    #expect(file?.units.map(\.location?.line) == [4, 6])
  }

  @Test(
    arguments: [
      // An ignorable segment without a translation keeps its text.
      (["s:A. :Uno.:", "i: :-:", "s:B.:Dos.:"], "A.  B.", "Uno. Dos."),
      (["s:A.:Uno.:", "i: : :", "s:B.:Dos.:"], "A. B.", "Uno. Dos."),
      // The translation may have a different order.
      (["s:A:uno:2", "s:B:dos:1"], "AB", "dosuno"),
      // If a segment lacks a translation, so does the unit.
      (["s:A:-:", "i: :-:"], "A ", nil),
      (["s::-:"], "", nil),
      (["s:::"], "", ""),
    ] as [([String], String, String?)]
  )
  func `joins the segments of a unit`(_ parts: [String], _ source: String, _ target: String?) {
    let parsed = Self.unit(Self.unitOfParts(parts))
    #expect(parsed.value?.source == source)
    #expect(parsed.value?.target == target)
    #expect(parsed.diagnostics.isEmpty)
  }

  /// Returns a unit with parts given as "segment or ignorable : source : target, - for none :
  /// order".
  private static func unitOfParts(_ parts: [String]) -> String {
    let elements = parts.map { part in
      let fields = part.split(separator: ":", omittingEmptySubsequences: false)
      let name = fields[0] == "s" ? "segment" : "ignorable"
      let order = fields[3].isEmpty ? "" : " order='\(fields[3])'"
      let target = fields[2] == "-" ? "" : "<target\(order)>\(fields[2])</target>"
      return "<\(name)><source>\(fields[1])</source>\(target)</\(name)>"
    }
    return "<unit id='k'>\(elements.joined())</unit>"
  }

  @Test func `a unit with an untranslated segment is not translated`() {
    let parsed = Self.unit(Self.unitOfParts(["s:A:uno:", "s:B:-:"]))
    #expect(parsed.value?.target == nil)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-partial-unit"])
  }

  @Test(
    arguments: [
      (["translated", "initial", "final"], "initial"), (["final", "reviewed"], "reviewed"),
      (["final", "sent"], "sent"), (["final"], "final"), ([], nil),
    ] as [([String], String?)]
  )
  func `the state of a unit is the lowest of its segments`(_ states: [String], _ expected: String?)
  {
    let segments = states.map {
      "<segment state='\($0)'><source>a</source><target>b</target></segment>"
    }
    let plain = "<segment><source>a</source><target>b</target></segment>"
    let parsed = Self.unit("<unit id='k'>\(plain)\(segments.joined())</unit>")
    #expect(parsed.value?.state == expected)
  }

  @Test(arguments: [
    ("a <ph id='1' dataRef='d1'/> c", "a %1$@ c", ["%1$@"]),
    ("a <ph id='1' dataRef='d1' equiv='x'/> c", "a %1$@ c", ["%1$@"]),
    ("a <ph id='1' dataRef='none' equiv='%@'/> c", "a %@ c", ["%@"]),
    (
      "<sc id='1' equiv='&lt;b&gt;'/>b<ec dataRef='d2' startRef='1'/>", "<b>b</b>", ["<b>", "</b>"]
    ),
    ("<pc id='1' equivStart='&lt;b&gt;' dataRefEnd='d2'>b</pc>", "<b>b</b>", ["<b></b>"]),
    ("<pc id='1'>b</pc>", "b", [""]),
    ("<ph id='1' dataRef='d3'/>", "\u{1B}[", ["\u{1B}["]),
    ("a<cp hex='000D'/>b<cp hex='1F600'/>", "a\rb😀", []),
    ("<mrk id='1' type='term'>b</mrk><sm id='2'/><em startRef='2'/>", "b", []),
  ])
  func `replaces inline elements with the text that they represent`(
    _ content: String,
    _ expected: String,
    _ codes: [String]
  ) {
    let parsed = Self.target(content)
    #expect(parsed.value?.target == expected)
    #expect(parsed.value?.hasInlineElements == !codes.isEmpty)
    #expect(parsed.diagnostics.allSatisfy { $0.id == "xliff-inline-element" })
    let replaced = parsed.diagnostics.map {
      $0.arguments.count == 3 ? $0.arguments[2] : .quoted("")
    }
    #expect(replaced == codes.map { .quoted($0) })
  }

  @Test(arguments: [
    "<ph id='1'/>", "<ph id='1' dataRef='none' disp='%@'/>", "<sc id='1'/>", "<ec startRef='1'/>",
    "<cp hex='D800'/>", "<cp hex='-1'/>", "<cp hex='FFFFFFFFFF'/>", "<cp/>", "<x id='1'/>",
  ])
  func `rejects a translation with an unknown inline element`(_ content: String) {
    let parsed = Self.target("a\(content)b")
    #expect(parsed.value?.target == nil)
    #expect(parsed.hasErrors)
  }

  @Test func `reports a unit of the other version`() {
    let parsed = Version1ReadingTests.read(Self.document("<trans-unit id='a'/>"))
    #expect(parsed.hasErrors)
    #expect(parsed.diagnostics.map(\.id) == ["xliff-misplaced-element"])
  }
}
