import Testing

@testable import WeightCore

@Suite struct WeightStatisticsTests {
  @Test func `a log has statistics`() throws {
    let days = try [
      ("2026-11-01", 80, 1), ("2026-11-02", 82, 2), ("2026-11-08", 78, 1), ("2026-11-10", 82, 1),
      ("2026-11-14", 78, 2),
    ]
    .map { DailyWeight(day: try day($0.0), kilograms: $0.1, entries: $0.2) }
    let statistics = try #require(WeightStatistics(days))
    #expect(statistics.entries == 7)
    #expect(statistics.days == 5)
    #expect(statistics.span == 14)
    #expect(statistics.entriesPerWeek == 3.5)
    #expect(statistics.lowest == days[2])
    #expect(statistics.highest == days[1])
    expectEqual([statistics.mean, try #require(statistics.deviation)], [80, 2])
  }

  @Test(arguments: DailyWeightSelection.allCases)
  func `the lowest and the highest are weigh-ins, whichever counts for the day`(
    choice: DailyWeightSelection
  ) throws {
    let entries = try [
      entry(81, "2026-11-01 07:00", id: 1), entry(79, "2026-11-01 12:00", id: 2),
      entry(83, "2026-11-01 21:00", id: 3), entry(80, "2026-11-02 07:00", id: 4),
    ]
    let days = DailyWeights.of(entries, choice: choice)
    let statistics = try #require(WeightStatistics(days))
    #expect(statistics.lowest.range.lowerBound == 79)
    #expect(statistics.highest.range.upperBound == 83)
    let week = WeeklySummary.recent(days, rule: WeekDefinition(first: .sunday), unit: .kilogram)
    #expect(week.first?.lowest.range.lowerBound == 79)
  }

  @Test func `a single weigh-in has no deviation, and a short log no weekly number`() throws {
    let days = [DailyWeight(day: try day("2026-11-01"), kilograms: 80)]
    let statistics = try #require(WeightStatistics(days))
    #expect(statistics.deviation == nil)
    #expect(statistics.entriesPerWeek == nil)
    #expect(statistics.span == 1)
    #expect(WeightStatistics([]) == nil)
  }

  @Test func `equal weights have a deviation of zero`() throws {
    let days = try (1...9).map { DailyWeight(day: try day("2026-11-0\($0)"), kilograms: 72.6) }
    expectEqual([try #require(WeightStatistics(days)?.deviation)], [0], tolerance: 1e-13)
  }
}
