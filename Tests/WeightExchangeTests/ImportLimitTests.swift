import Diagnostics
import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

/// Files that are too large, or that are not what they seem to be.
struct ImportLimitTests {
  private static let header = "date,weight\n"
  private static let row = "2024-01-01,80 kg\n"
  private static let megabyte = 1 << 20

  private static let cases: [(name: String, bytes: [UInt8], findings: [String])] = [
    (
      "a row of two megabytes",
      Array((header + row).utf8) + Array(repeating: UInt8(ascii: "a"), count: 2 * megabyte),
      ["3:1 weights-row-too-long"]
    ),
    (
      "an unclosed quotation mark",
      Array((header + row + "2024-01-02,\"").utf8)
        + Array(repeating: UInt8(ascii: "\n"), count: 2 * megabyte),
      ["3:1 weights-row-too-long"]
    ),
    (
      "a header of two megabytes",
      Array(repeating: UInt8(ascii: ","), count: 2 * megabyte), ["1:1 weights-row-too-long"]
    ),
    ("zeros", Array(repeating: 0, count: 2 * megabyte), ["1:1 weights-not-text"]),
    (
      "a list of 20 megabytes",
      Array("[".utf8) + Array(repeating: UInt8(ascii: " "), count: 20 * megabyte),
      ["1:1 weights-too-large"]
    ),
    (
      "empty lines",
      Array(repeating: UInt8(ascii: "\n"), count: 2 * megabyte) + Array((header + row).utf8), []
    ),
  ]

  @Test(arguments: cases.indices)
  func `a file beyond the limits is rejected`(_ index: Int) throws {
    let sample = Self.cases[index]
    let parsed = try ImportedWeights.read(sample.bytes, file: "x", Reading.options())
    #expect(parsed.findings == sample.findings, "\(sample.name)")
    #expect((parsed.value == nil) == !sample.findings.isEmpty, "\(sample.name)")
  }

  @Test
  func `a file with too many weigh-ins is rejected`() throws {
    let rows = (1...11).map { "2024-01-\($0 + 10),80 kg\n" }.joined()
    let parsed = try Reading.text(Self.header + rows) { $0.greatestCount = 10 }
    #expect(parsed.value == nil)
    #expect(
      parsed.diagnostics.first?.message.english
        == "the file has more than 10 weigh-ins; split it into several files"
    )
    #expect(try Reading.text(Self.header + rows) { $0.greatestCount = 11 }.value != nil)
  }

  @Test
  func `a table of three megabytes is read like a short one`() throws {
    // Rows of many lengths end at every position of a part.
    let rows = (0..<40_000)
      .map { index in
        let note = String(repeating: "ñ", count: index % 61)
        return
          "2024-01-01 \(index / 3_600 % 24):\(padded(index / 60 % 60)):\(padded(index % 60)),80 kg,\"\(note)\n\"\r\n"
      }
    let text = "date,weight,note\n" + rows.joined()
    for bytes in [Array(text.utf8), utf16(text)] {
      var options = try Reading.options()
      options.greatestCount = rows.count
      let parsed = try ImportedWeights.read(bytes, file: "x", options)
      #expect(parsed.value?.candidates.count == rows.count)
      #expect(
        parsed.value?.candidates.last?.draft.note?.text == String(
          repeating: "ñ",
          count: 39_999 % 61
        ) + "\n"
      )
      #expect(parsed.diagnostics.isEmpty)
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func utf16(_ text: String) -> [UInt8] {
    [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
