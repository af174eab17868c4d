import Testing
import WeightCore

@testable import WeightPresentation

@Suite struct DayTicksTests {
  // 2026-11-14, a Saturday.
  private let axis = 20_743...20_771

  @Test(arguments: [
    (Weekday.monday, ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"]),
    (.sunday, ["2026-10-18", "2026-10-25", "2026-11-01", "2026-11-08"]),
    (.saturday, ["2026-10-17", "2026-10-24", "2026-10-31", "2026-11-07", "2026-11-14"]),
  ])
  func `weeks begin on the user's first day`(first: Weekday, expected: [String]) {
    let days = DayTicks.days(in: axis, step: .weeks(1), week: WeekDefinition(first: first))
    #expect(days.map(\.iso8601) == expected)
    #expect(days.allSatisfy { $0.weekday == first })
  }

  @Test(arguments: [
    (DayStep.months(1), ["2026-11-01"]), (.months(2), ["2026-11-01"]), (.months(3), []),
    (.years(1), []), (.days(14), ["2026-10-22", "2026-11-05"]),
  ])
  func `steps begin at round days`(step: DayStep, expected: [String]) {
    let days = DayTicks.days(in: axis, step: step, week: WeekDefinition(first: .monday))
    #expect(days.map(\.iso8601) == expected)
  }

  @Test func `years are labeled at their first day`() {
    let days = DayTicks.days(in: 0...7_500, step: .years(5), week: WeekDefinition(first: .monday))
    #expect(
      days.map(\.iso8601) == ["1970-01-01", "1975-01-01", "1980-01-01", "1985-01-01", "1990-01-01"]
    )
  }

  @Test(arguments: DayStep.all, [-800_000...(-700_000), -40...3, 0...0, 20_000...60_000])
  func `all days are on the axis, in order`(step: DayStep, axis: ClosedRange<Int>) {
    let days = DayTicks.days(in: axis, step: step, week: WeekDefinition(first: .sunday))
      .map(\.daysSince1970)
    #expect(days.allSatisfy(axis.contains))
    #expect(days == days.sorted())
  }
}
