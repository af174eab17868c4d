import CatalogWorkspace
import Diagnostics
import FoundationEssentials
import StringCatalog
import Testing

@testable import xcstrings

@Suite struct ExtractionReportTests {
  @Test func `prints the same JSON as an encoder`() throws {
    let controls = String(String.UnicodeScalarView((0..<0x90).compactMap { Unicode.Scalar($0) }))
    let location = Location(file: "A/b \"c\".swift", utf8Range: 0..<1, line: 12, column: 3)
    let tables = [
      TableStrings(
        table: "T",
        occurrences: [
          ExtractedString(key: "", location: location),
          ExtractedString(
            key: "%lld ñ 👋🏽 \u{2028} </",
            comment: controls,
            location: location,
            isDebugOnly: true
          ),
        ]
      ),
      TableStrings(
        table: "U\\",
        occurrences: [ExtractedString(key: "k", defaultValue: "v", location: location)]
      ),
    ]
    for tables in [tables, [tables[1]], []] {
      let report = ExtractionReport(tables)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(report), as: UTF8.self)
      let expected = text.withControlsEscapedAsInJSON + "\n"
      #expect(String(decoding: report.json, as: UTF8.self) == expected)
    }
  }
}
