import TestSupport
import Testing

@testable import WeightCore

/// The results of `Tests/Tools/PrintCases/Trends/Comparison/trend_oracle.py`, as
/// `Scripts/compare-trends --record` wrote them.
@Suite struct TrendOracleTests {
  @Test func `trends and rates match the oracle`() throws {
    let text = String(decoding: try Fixtures().bytes(of: "trends.tsv"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 60)
    for line in lines {
      let trendCase = try #require(TrendCase(parsing: line))
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      for (index, method) in trendCase.methods.enumerated() {
        let start = TrendCase.fields + index * TrendResult.fields
        let expected = TrendResult(parsing: fields[start..<start + TrendResult.fields])
        expect(TrendResult(trendCase, method), expected)
      }
    }
  }

  private func expect(_ answer: TrendResult, _ expected: TrendResult) {
    expectEqual(answer.values, expected.values, tolerance: 1e-9)
    #expect((answer.weeklyRate == nil) == (expected.weeklyRate == nil))
    expectEqual([answer.weeklyRate ?? 0], [expected.weeklyRate ?? 0], tolerance: 1e-9)
  }
}
