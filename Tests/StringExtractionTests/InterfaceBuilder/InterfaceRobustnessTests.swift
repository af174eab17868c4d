import Diagnostics
import Invariants
import StringExtraction
import TestSupport
import Testing

/// Documents that are damaged, large, in other encodings, or no documents at all.
@Suite struct `Damaged Interface Builder documents` {
  @Test(arguments: damaged)
  func `are read up to the error`(_ row: Row) {
    let parsed = readInterface(row.text)
    #expect(reportedLines(parsed.diagnostics) == row.reported)
    #expect(parsed.value?.strings.map(\.key) == row.keys)
  }

  /// The content of a file, the expected diagnostics, and the keys that are read nevertheless.
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var text: String
    var reported: [String]
    var keys: [String]?

    var testDescription: String { title }
  }

  private static let start = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects>\n"
  private static let end = "</objects></document>"

  private static let damaged = [
    Row(title: "nothing", text: "", reported: ["1:1: error xml-empty"]),
    Row(title: "plain text", text: "title = \"A\";", reported: ["1:1: error xml-empty"]),
    Row(
      title: "another kind of XML",
      text: "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>",
      reported: ["2:1: error interface-document-unknown"]
    ),
    Row(
      title: "a document without type",
      text: "<document version=\"3.0\"/>",
      reported: ["1:1: error interface-document-unknown"]
    ),
    Row(
      title: "the format of Xcode 4",
      text:
        "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"8.00\"><data/></archive>",
      reported: ["1:1: error interface-document-outdated"]
    ),
    Row(
      title: "an unknown platform",
      text: "<document type=\"com.apple.InterfaceBuilder3.CarPlay.XIB\"/>",
      reported: ["1:1: error interface-document-type-unknown"]
    ),
    Row(
      title: "no objects",
      text: start + end,
      reported: [],
      keys: []
    ),
    Row(
      title: "a document that is cut in a tag",
      text: start + "<menu title=\"A\" id=\"a\"/>\n<menu title=\"B\" i",
      reported: ["3:18: error xml-well-formed"],
      keys: ["a.title"]
    ),
    Row(
      title: "a document that is cut in a text",
      text: start + "<menu title=\"A\" id=\"a\"/><menu id=\"b\"><string key=\"title\">B",
      reported: ["2:58: error xml-unfinished"],
      keys: ["a.title"]
    ),
    Row(
      title: "a conflict of git",
      text: start + "<menu title=\"A\" id=\"a\">\n<<<<<<< HEAD\n</menu>" + end,
      reported: ["3:2: error xml-well-formed"],
      keys: ["a.title"]
    ),
    Row(
      title: "mismatched tags",
      text: start + "<menu title=\"A\" id=\"a\"></window>" + end,
      reported: ["2:24: error xml-mismatched-tags"],
      keys: ["a.title"]
    ),
    Row(
      title: "unknown entities",
      text: start + "<menu title=\"A\" id=\"a\"/>\n<menu title=\"&nbsp;\" id=\"b\"/>" + end,
      reported: ["3:20: error xml-unknown-entity"],
      keys: ["a.title"]
    ),
    Row(
      title: "declared entities",
      text: "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + start + end,
      reported: ["1:59: error xml-declared-entity"]
    ),
    Row(
      title: "an identifier of two objects",
      text: start + "<menu title=\"A\" id=\"a\"/>\n<menu title=\"B\" id=\"a\"/>" + end,
      reported: ["3:21: warning interface-object-repeated"],
      keys: ["a.title", "a.title"]
    ),
    Row(
      title: "objects without identifiers",
      text: start
        + "<menu title=\"A\"><items><menuItem title=\"B\" id=\"b\"/></items></menu>\n"
        + "<buttonCell><string key=\"title\">C</string></buttonCell><menu title=\"\"/>" + end,
      reported: [
        "2:14: warning interface-object-id-missing", "3:13: warning interface-object-id-missing",
      ],
      keys: ["b.title"]
    ),
  ]

  @Test
  func `in other encodings have the same strings`() {
    let text = InterfaceExample.document(#"<menu title="é 😀" id="a"/>"#)
      .replacing("encoding=\"UTF-8\"", with: "")
    let expected = InterfaceExample.lines(readInterface(text).value)
    let units = Array(text.utf16)
    let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let littleEndian = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(expected.map(\.value) == ["é 😀"])
    for bytes in [
      [0xFE, 0xFF] + bigEndian, bigEndian, [0xFF, 0xFE] + littleEndian, littleEndian,
      [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    ] {
      let parsed = InterfaceDocument.parse(bytes, file: "Main.xib")
      #expect(parsed.diagnostics.isEmpty)
      #expect(InterfaceExample.lines(parsed.value) == expected)
    }
  }

  @Test
  func `do not overflow the stack, however deep they are`() {
    let deep =
      Self.start + "<menu title=\"A\" id=\"a\"/>" + String(repeating: "<view>", count: 10_000)
    let parsed = readInterface(deep)
    #expect(parsed.diagnostics.map(\.id) == ["xml-too-deep"])
    #expect(parsed.value?.strings.map(\.key) == ["a.title"])
  }

  @Test
  func `do not take long, whatever is repeated`() {
    let count = 20_000
    let attributes = (0..<count).map { " a\($0)=\"\"" }.joined()
    let repeated = String(repeating: "<menu title=\"A\" id=\"a\"/>", count: count)
    let nameless = String(repeating: "<menu title=\"A\"/>", count: count)
    let texts = String(repeating: "<string key=\"title\">A</string>", count: count)
    let names = (0..<3 * count).map { "<a\($0)/>" }.joined()
    let notes = String(repeating: "<fragment content=\"A\"/>", count: count)
    for (content, id) in [
      ("<menu\(attributes) id=\"a\"/>", "xml-too-many-attributes"),
      (names, "xml-too-many-names"), (repeated, "interface-object-repeated"),
      (nameless, "interface-object-id-missing"),
      ("<menu id=\"a\">\(texts)</menu>", nil),
      (
        "<menu id=\"a\"><attributedString key=\"userComments\">\(notes)</attributedString></menu>",
        nil
      ),
    ] {
      let parsed = readInterface(Self.start + content + Self.end)
      #expect(parsed.diagnostics.first?.id.rawValue == id)
      #expect(parsed.diagnostics.count <= DiagnosticList.greatestCount + 1)
    }
  }

  @Test(arguments: InterfaceDocuments.samples + [InterfaceDocuments.large(viewCount: 3)])
  func `have no invariants violated when they are whole`(_ sample: String) {
    let (violation, document) = InterfaceInvariants.violation(by: Array(sample.utf8))
    #expect(violation == nil)
    #expect((document?.strings.count ?? 0) > 2)
  }

  @Test(arguments: 0..<8)
  func `never violate the invariants`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = InterfaceDocuments.samples.map { Array($0.utf8) }
    for round in 0..<300 {
      let sample = samples[round % samples.count]
      let other = samples[(round + 1) % samples.count]
      let bytes = Mutator.interface.mutate(sample, mixing: other, using: &generator)
      let violation = InterfaceInvariants.violation(by: bytes).violation
      #expect(violation == nil, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
