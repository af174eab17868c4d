import TestSupport
import Testing

@testable import WeightCore

/// The results of `Tests/Tools/PrintCases/Trends/Comparison/trend_oracle.py`, as
/// `Scripts/compare-trends --record` wrote them.
@Suite struct TrendOracleTests {
  @Test func `trends, rates and predictions match the oracle`() throws {
    let text = String(decoding: try Fixtures().bytes(of: "trends.tsv"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 60)
    var states: Set<String> = []
    for line in lines {
      let trendCase = try #require(TrendCase(parsing: line))
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      for (index, method) in trendCase.methods.enumerated() {
        let start = TrendCase.fields + index * TrendResult.fields
        let expected = TrendResult(parsing: fields[start..<start + TrendResult.fields])
        expect(TrendResult(trendCase, method), expected)
        states.insert(String(expected.state.prefix { $0.isLetter }))
      }
    }
    #expect(states.count == 6)
  }

  private func expect(_ answer: TrendResult, _ expected: TrendResult) {
    expectEqual(answer.values, expected.values, tolerance: 1e-9)
    #expect((answer.weeklyRate == nil) == (expected.weeklyRate == nil))
    expectEqual([answer.weeklyRate ?? 0], [expected.weeklyRate ?? 0], tolerance: 1e-9)
    #expect(answer.state == expected.state)
    #expect(answer.dates == expected.dates)
    guard expected.state == "onTrack" else { return }
    for (place, expected) in zip(answer.crossing, expected.crossing) {
      #expect((place == nil) == (expected == nil))
      expectEqual([place ?? 0], [expected ?? 0], tolerance: 1e-9)
    }
  }
}
