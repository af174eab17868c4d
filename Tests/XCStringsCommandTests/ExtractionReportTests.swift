import CatalogWorkspace
import Diagnostics
import FoundationEssentials
import StringCatalog
import StringExtraction
import SwiftTypeChecker
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

  @Test func `prints the strings of a snapshot as decoded ones`() async throws {
    // Each scalar of the first blocks that may be escaped, and lengths around a word.
    let scalars = (0..<0x900).map(UInt32.init) + (0x2000..<0x2080) + [0xFEFF, 0xFEFE, 0x1_F44B]
    let texts =
      scalars.compactMap(Unicode.Scalar.init).map { "1234567\($0)89\($0)" }
      + ["", "a", "12345678", "\"", "a ##[error] b", "##vso[x]", "#", "a # b", "…’«»"]
    for names in [[nil], [nil, "T"], [nil, "U", nil]] as [[String?]] {
      let ranges = [0..<texts.count / 2, texts.count / 2..<texts.count, 0..<0]
      let files = ranges.enumerated()
        .map { number, range in
          let path = "A \"\(number)\"/ñ.swift"
          let location = Location(file: path, utf8Range: 3..<9, line: 90 + number, column: 1_000)
          return (
            path,
            texts[range].enumerated()
              .map { position, text in
                ExtractedString(
                  key: text,
                  table: names[position % names.count],
                  defaultValue: position.isMultiple(of: 3) ? text : nil,
                  comment: position.isMultiple(of: 2) ? text : nil,
                  location: location,
                  isDebugOnly: position.isMultiple(of: 5)
                )
              }
          )
        }
      let found = files.map { path, strings in
        let bytes = EncodedStrings.bytes(of: strings, path: path)
        return FoundStrings.encoded(
          EncodedStrings(
            path: path,
            SnapshotBytes(bytes),
            0..<bytes.count,
            namesTables: names.count > 1
          )
        )
      }
      let tables = TableStrings.group(files.flatMap(\.1), in: nil)
      let decoded = files.map { FoundStrings.decoded($0.1) }
      for files in [found, decoded, [found[0], decoded[1]]] {
        for table in [nil, "T", "Localizable"] {
          let tables = tables.filter { table == nil || $0.table == table }
          #expect(await printed(files, table: table) == ExtractionReport(tables).json)
        }
      }
    }
  }

  private func printed(_ files: [FoundStrings], table: String? = nil) async -> [UInt8]? {
    var bytes: [UInt8] = []
    return await ExtractionJSON(files, in: nil, table: table).print { bytes += $0 } ? bytes : nil
  }

  @Test func `groups tables whose names are equal with other bytes only after decoding`() async {
    let location = Location(file: "A.swift", utf8Range: 0..<1, line: 1, column: 1)
    let strings = ["\u{E9}", "e\u{301}"]
      .map { ExtractedString(key: "k", table: $0, location: location) }
    #expect(await printed([.decoded(strings)]) == nil)
  }
}
