import Testing

@testable import WeightCore

@Suite struct WeekTests {
  @Test(
    arguments: [
      ("1970-01-01", .thursday), ("2026-11-22", .sunday), ("2000-02-29", .tuesday),
      ("1969-12-31", .wednesday), ("0001-01-01", .monday), ("9999-12-31", .friday),
    ] as [(String, Weekday)]
  )
  func `a day has a weekday`(text: String, weekday: Weekday) throws {
    #expect(try day(text).weekday == weekday)
  }

  @Test(
    arguments: [
      ("2026-11-22", .sunday, "2026-11-22"), ("2026-11-22", .monday, "2026-11-16"),
      ("2026-11-21", .sunday, "2026-11-15"), ("2026-11-23", .monday, "2026-11-23"),
      ("2026-11-20", .saturday, "2026-11-14"), ("2026-01-01", .monday, "2025-12-29"),
      // The calendar begins on a Monday.
      ("0001-01-03", .sunday, "0001-01-01"), ("0001-01-07", .sunday, "0001-01-07"),
    ] as [(String, Weekday, String)]
  )
  func `a week begins on the first day of the region`(
    text: String,
    first: Weekday,
    start: String
  ) throws {
    #expect(WeekDefinition(first: first).start(of: try day(text)).iso8601 == start)
  }

  @Test(
    arguments: [
      (.monday, [("2026-08-31", 90, 1), ("2026-11-16", 70.5, 2), ("2026-11-23", 72, 1)]),
      (.sunday, [("2026-08-30", 90, 1), ("2026-11-15", 70, 1), ("2026-11-22", 71.5, 2)]),
    ] as [(Weekday, [(String, Double, Int)])]
  )
  func `weekly averages use calendar weeks`(
    first: Weekday,
    expected: [(String, Double, Int)]
  ) throws {
    let days = try [
      // Too old; twelve weeks ago; the end of a week and the start of the next for several rules.
      ("2026-08-31", 99), ("2026-09-01", 90), ("2026-11-18", 70), ("2026-11-22", 71),
      ("2026-11-23", 72), ("2026-11-25", 99),
    ]
    .map { DailyWeight(day: try day($0.0), kilograms: $0.1) }
    let averages = WeeklyAverages.of(
      days,
      today: try day("2026-11-24"),
      rule: WeekDefinition(first: first)
    )
    #expect(
      averages
        == (try expected.map {
          WeeklyAverage(start: try day($0.0), kilograms: $0.1, days: $0.2)
        })
    )
  }

  @Test(arguments: Zone.all)
  func `a clock change moves no weigh-in to another week`(zone: Zone) throws {
    let entries = try zone.pounds([0: 180], at: 0, 0) + zone.pounds([0: 182], at: 23, 59)
    let day = try zone.day(0)
    let averages = WeeklyAverages.of(
      DailyWeights.of(entries, choice: .average),
      today: day,
      rule: WeekDefinition(first: day.weekday)
    )
    #expect(averages.map(\.start) == [day])
    expectEqual(averages.map(\.kilograms), [181 * 0.453_592_37])
  }

  @Test(
    arguments: [(.kilogram, .stable), (.pound, .down), (.stone, .down)]
      as [(WeightUnit, ChangeDirection)]
  )
  func `a week is compared with the week before`(
    unit: WeightUnit,
    direction: ChangeDirection
  ) throws {
    let days = try [
      ("2026-08-31", 90, 1), ("2026-09-07", 80, 1), ("2026-11-09", 71.4, 1),
      ("2026-11-16", 71.5, 2), ("2026-11-18", 70.7, 1), ("2026-11-20", 70.8, 3),
    ]
    .map { DailyWeight(day: try day($0.0), kilograms: $0.1, entries: $0.2) }
    let weeks = WeeklySummary.recent(days, rule: WeekDefinition(first: .monday), unit: unit)
    #expect(weeks.map(\.start.iso8601) == ["2026-11-16", "2026-11-09", "2026-09-07", "2026-08-31"])
    #expect(weeks.map(\.end.iso8601) == ["2026-11-22", "2026-11-15", "2026-09-13", "2026-09-06"])
    expectEqual(weeks.map(\.kilograms), [71, 71.4, 80, 90])
    expectEqual(weeks.map { $0.change ?? .infinity }.filter(\.isFinite), [-0.4, -10])
    #expect(weeks.map { $0.change == nil } == [false, true, false, true])
    #expect(weeks.map(\.direction) == [direction, .stable, .down, .stable])
    #expect(weeks.map(\.lowest.kilograms) == [70.7, 71.4, 80, 90])
    #expect(weeks.map(\.entries) == [6, 1, 1, 1])
  }

  @Test func `twelve weeks are summarized, and the first is compared with the one before`() throws {
    let start = try day("2026-01-05")
    let days = try (0..<20)
      .map { week in
        DailyWeight(day: try #require(start.adding(days: week * 7)), kilograms: 80 - Double(week))
      }
    let weeks = WeeklySummary.recent(days, rule: WeekDefinition(first: .monday), unit: .kilogram)
    #expect(weeks.count == 12)
    #expect(weeks.allSatisfy { $0.change == -1 && $0.direction == .down })
    #expect(WeeklySummary.recent([], rule: WeekDefinition(first: .monday), unit: .kilogram).isEmpty)
  }
}
