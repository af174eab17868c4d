import Testing

@testable import WeightCore

@Suite struct DailyWeightsTests {
  @Test(arguments: [
    (DailyWeightSelection.morning, 80.0, Int64?.some(2)), (.latest, 83, 1), (.average, 81.5, nil),
  ])
  func `one weigh-in counts for its day`(
    choice: DailyWeightSelection,
    kilograms: Double,
    used: Int64?
  ) throws {
    let entries = try [
      entry(83, "2026-03-30 22:00", id: 1), entry(80, "2026-03-30 07:00", id: 2),
      entry(81.5, "2026-03-30 12:00", id: 3), entry(79, "2026-03-29 23:59", id: 4),
    ]
    let days = DailyWeights.of(entries, choice: choice)
    #expect(
      days == [
        DailyWeight(
          day: try day("2026-03-29"),
          kilograms: 79,
          used: WeightEntry.ID(rawValue: 4)
        ),
        DailyWeight(
          day: try day("2026-03-30"),
          kilograms: kilograms,
          entries: 3,
          used: used.map(WeightEntry.ID.init),
          range: 80...83
        ),
      ]
    )
  }

  /// A check of TrendWeight: the first weigh-in of a day counts.
  @Test func `within one second, the weigh-in that was logged first counts`() throws {
    let entries = try [
      entry(70, "2026-03-30 07:00", id: 2), entry(71, "2026-03-30 07:00", id: 1),
    ]
    #expect(DailyWeights.of(entries, choice: .morning).map(\.kilograms) == [71])
    #expect(DailyWeights.of(entries, choice: .latest).map(\.kilograms) == [70])
  }

  @Test(arguments: [
    ("2026-03-30 03:59", 4, "2026-03-29"), ("2026-03-30 04:00", 4, "2026-03-30"),
    ("2026-03-29 21:59", -2, "2026-03-29"), ("2026-03-29 22:00", -2, "2026-03-30"),
    ("2026-03-30 00:00", 0, "2026-03-30"), ("1969-12-31 23:59", 0, "1969-12-31"),
    ("1970-01-01 05:59", 6, "1969-12-31"),
  ])
  func `a day begins at the hour in the settings`(
    clock: String,
    start: Int,
    expected: String
  ) throws {
    for offset in [0, 3_600, -21_600, 46_800, 50_400] {
      let moment = try moment(clock, utcOffset: offset)
      #expect(moment.day(startingAt: start).iso8601 == expected)
      #expect(moment.day(startingAt: 0) == moment.day)
    }
  }

  @Test(arguments: [(Int64(253_402_214_400), 64_800), (-62_135_510_400, -64_800)])
  func `days exist at the ends of the calendar`(seconds: Int64, offset: Int) throws {
    let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: offset))
    for start in -6...6 {
      let day = moment.day(startingAt: start)
      #expect(abs(moment.day.days(until: day)) <= 1)
      #expect(moment.daysSince1970(startingAt: start) == day.daysSince1970)
    }
  }

  @Test func `the day is the local day of the weigh-in`() throws {
    // The same second is in the evening in Mexico City, and on the next morning in Apia.
    let entries = try [
      entry(80, "2026-03-29 19:00", utcOffset: -21_600, id: 1),
      entry(80, "2026-03-30 14:00", utcOffset: 46_800, id: 2),
    ]
    #expect(entries[0].moment.secondsSince1970 == entries[1].moment.secondsSince1970)
    let days = DailyWeights.of(entries, choice: .morning)
    #expect(days.map(\.day.iso8601) == ["2026-03-29", "2026-03-30"])
  }

  @Test func `a log without entries has no days`() {
    #expect(DailyWeights.of([WeighIn](), choice: .average).isEmpty)
  }
}
