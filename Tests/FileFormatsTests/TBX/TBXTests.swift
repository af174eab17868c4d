import Diagnostics
import FileFormats
import TestSupport
import Testing

@Suite struct TBXTests {
  private static let document = TBXDocument([
    TBXDocument.Concept(
      definition: "A way in & out",
      notes: ["Not of a car"],
      languages: [
        TBXDocument.Language(
          "en",
          terms: [TBXDocument.Term("door"), TBXDocument.Term("gate", status: .admitted)]
        ),
        TBXDocument.Language(
          "es",
          terms: [
            TBXDocument.Term("puerta"), TBXDocument.Term("portal", status: .deprecated),
          ]
        ),
      ]
    ),
    TBXDocument.Concept(
      isTranslated: false,
      languages: [TBXDocument.Language("en", terms: [TBXDocument.Term("Xcode")])]
    ),
  ])

  @Test func `reads what it writes`() {
    let printed = Self.document.printed(sourceLanguage: "en", tool: "xcstrings")
    #expect(printed.diagnostics.isEmpty)
    let parsed = TBXDocument.parse(printed.value, file: "a.tbx")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value == Self.document)
    let text = String(decoding: printed.value, as: UTF8.self)
    #expect(text.contains(#"<martif type="TBX-Basic" xml:lang="en">"#))
    #expect(text.contains(#"<descrip type="Translation needed">No</descrip>"#))
  }

  @Test func `reads TBX of 2019 and groups`() {
    let text = """
      <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
      <text><body><conceptEntry id="c1"><langSec xml:lang="en">
      <descripGrp><descrip type="definition">d</descrip></descripGrp>
      <termSec><term>door</term></termSec></langSec>
      <langSec xml:lang="es"><termSec><term> la <hi>puerta</hi> </term>
      <termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termSec>
      <ntig><termGrp><term>hoja</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termGrp></ntig>
      </langSec></conceptEntry></body></text></tbx>
      """
    let parsed = TBXDocument.parse(Array(text.utf8), file: "a.tbx")
    #expect(parsed.diagnostics.isEmpty)
    let concept = parsed.value.concepts.first
    #expect(concept?.definition == "d")
    #expect(concept?.languages.map(\.tag) == ["en", "es"])
    #expect(
      concept?.languages.last?.terms == [
        TBXDocument.Term("la puerta", status: .admitted),
        TBXDocument.Term("hoja", status: .deprecated),
      ]
    )
  }

  @Test(arguments: [
    ("<xliff/>", "tbx-root"), ("", "xml-empty"), ("<martif><text></martif>", "xml-mismatched-tags"),
    ("<!DOCTYPE martif [<!ENTITY a 'b'>]><martif/>", "xml-declared-entity"),
  ])
  func `reports problems`(_ text: String, _ id: String) {
    let parsed = TBXDocument.parse(Array(text.utf8), file: "a.tbx")
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
  }

  @Test func `skips terms that XML forbids`() {
    var document = Self.document
    document.concepts[0].languages[0].terms[0].text = "\u{1B}[2J"
    let printed = document.printed(sourceLanguage: "en", tool: "xcstrings")
    #expect(printed.diagnostics.map(\.id.rawValue) == ["tbx-forbidden-character"])
    #expect(TBXDocument.parse(printed.value, file: "a.tbx").value.concepts.count == 1)
  }

  @Test func `reads damaged files without trapping`() {
    let bytes = Self.document.printed(sourceLanguage: "en", tool: "xcstrings").value
    let pieces = ["<term>", "</tig>", "<langSet xml:lang=\"x\">", "<descrip type=\"definition\">"]
    let mutator = Mutator(tellingPieces: pieces.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes, using: &generator)
      let parsed = TBXDocument.parse(damaged, file: "a.tbx")
      let again = parsed.value.printed(sourceLanguage: "en", tool: "t").value
      #expect(!TBXDocument.parse(again, file: "b.tbx").hasErrors)
    }
  }
}
