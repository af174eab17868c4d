import Testing

@testable import WeightCore

/// Logs with extreme values: no input may trap, and all results must be finite.
@Suite struct ExtremeLogTests {
  private static let masses: [Int64] = [.min, -1, 0, 1, 72_500_000_000, .max]
  private static let seconds: [Int64] = [
    -62_135_510_400, -62_135_510_399, -1, 0, 1_795_257_365, 253_402_214_399, 253_402_214_400,
  ]

  @Test(arguments: DailyWeightSelection.allCases, [-6, 0, 6])
  func `every pair of extreme weigh-ins has finite results`(
    choice: DailyWeightSelection,
    dayStart: Int
  ) throws {
    for first in try Self.extremes() {
      for second in try Self.extremes(offset: -64_800) {
        try checkAnswers(of: [first, second], choice: choice, dayStart: dayStart)
      }
    }
  }

  @Test(arguments: masses, masses)
  func `a month from one extreme to the other has finite results`(from: Int64, to: Int64) throws {
    let start = try day("2026-01-01")
    let entries = try (0..<60)
      .map { number in
        try entry(
          number < 45 ? from : to,
          Int64(start.daysSince1970 + number) * 86_400,
          id: Int64(number)
        )
      }
    try checkAnswers(of: entries, choice: .average, dayStart: 0)
  }

  @Test(arguments: [0, 1, 2, 100]) func `many weigh-ins within one second have finite results`(
    count: Int
  ) throws {
    let entries = try (0..<count)
      .map {
        try entry(72_500_000_000 + Int64($0), 1_795_257_365, id: Int64($0))
      }
    try checkAnswers(of: entries, choice: .latest, dayStart: 4)
  }

  @Test(arguments: [("0001-01-01", 40), ("9999-11-22", 40)])
  func `a log at an end of the calendar has finite results`(first: String, count: Int) throws {
    let start = try day(first).daysSince1970
    let points = try (0..<count)
      .map { number in
        TrendPoint(
          day: try #require(CalendarDay(daysSince1970: start + number)),
          kilograms: 80 - 0.1 * Double(number),
          raw: 80
        )
      }
    for today in try [day(first), day("0001-01-01"), day("9999-12-31"), day("2026-11-22")] {
      for goal in [70.0, 75, 85] {
        let mass = try #require(Mass(goal, .kilogram))
        let prediction = GoalPrediction(
          trend: WeightTrend(points: points),
          goal: mass,
          today: today
        )
        guard case .onTrack(let date, _) = prediction.state else { continue }
        #expect(date.day >= today)
      }
    }
  }

  @Test func `a hundred thousand weigh-ins have finite results`() throws {
    let entries = try (0..<100_000)
      .map { number in
        try entry(
          80_000_000_000 - Int64(number) * 500_000,
          1_000_000_000 + Int64(number) * 7_000,
          id: Int64(number)
        )
      }
    let days = DailyWeights.of(entries.shuffled(), choice: .average)
    let trend = WeightTrend(days)
    let goal = try #require(Mass(29, .kilogram))
    let prediction = GoalPrediction(trend: trend, goal: goal, today: try #require(days.last).day)
    guard case .onTrack = prediction.state else {
      Issue.record("\(prediction.state)")
      return
    }
    #expect(days.count > 8_000)
    #expect(LogbookRow.all(entries, unit: .kilogram).count == entries.count)
  }

  private func checkAnswers(
    of entries: [WeightEntry],
    choice: DailyWeightSelection,
    dayStart: Int
  ) throws {
    let days = DailyWeights.of(entries, choice: choice, in: LogDays(startingAt: dayStart))
    #expect(days.reduce(0) { $0 + $1.entries } == entries.count)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0.day < $1.day })
    let today = try days.last?.day ?? day("2026-11-22")
    for method in [TrendMethod.timeAware(), .exponential(), .span(), .holt] {
      let trend = WeightTrend(days, method: method)
      let isFinite = trend.points.allSatisfy { $0.kilograms.isFinite }
      #expect(isFinite && trend.weeklyRate?.isFinite ?? true)
      if let weight = trend.underlyingWeight(on: today) {
        let interval = weight.weighIn(afterDays: 14, confidence: 0.8)
        #expect(weight.level.isFinite && weight.pace.isFinite)
        #expect(interval.lowerBound.isFinite && interval.upperBound.isFinite)
      }
      for goal in Self.masses {
        _ = GoalPrediction(trend: trend, goal: Mass(micrograms: goal), today: today)
      }
    }
    checkStatistics(of: entries, days: days, today: today, dayStart: dayStart)
  }

  private func checkStatistics(
    of entries: [WeightEntry],
    days: [DailyWeight],
    today: CalendarDay,
    dayStart: Int
  ) {
    let rule = WeekDefinition(first: .sunday)
    _ = WeeklyAverages.of(days, today: today, rule: rule)
    _ = WeeklySummary.recent(days, rule: rule, unit: .stone)
    #expect((WeightStatistics(days) == nil) == days.isEmpty)
    #expect(Streak(days.map(\.day), today: today).days > 0 || days.isEmpty)
    #expect(
      LogbookRow.all(entries, unit: .pound, in: LogDays(startingAt: dayStart)).count
        == entries.count
    )
    for period in ChangePeriod.allCases {
      _ = WeightChange(over: period, of: days, today: today)
    }
    for goal in [nil] + Self.masses.map(Mass.init(micrograms:)) {
      let schedule = ReminderSchedule(
        entries.map(\.weighIn),
        goal: goal,
        unit: .kilogram,
        today: today,
        in: LogDays(startingAt: dayStart)
      )
      _ = schedule.reminders(dailyAt: HabitualTime.of(entries.map(\.weighIn)))
      guard let goal, let first = entries.first, let last = entries.last else { continue }
      let milestones = Milestones(start: first.mass, goal: goal, interval: .twoKilograms)
      _ = milestones.progress(at: last.mass)
      _ = milestones.celebration(at: last.mass, completed: [])
      _ = GoalProgress(start: first.mass, current: last.mass, goal: goal)
    }
  }

  private static func extremes(offset: Int = 64_800) throws -> [WeightEntry] {
    try seconds.enumerated()
      .map { index, seconds in
        let mass = Mass(micrograms: masses[index % masses.count])
        let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: offset))
        return WeightEntry(
          id: WeightEntry.ID(rawValue: Int64(index)),
          WeightEntry.Draft(mass: mass, moment: moment)
        )
      }
  }

  private func entry(_ micrograms: Int64, _ seconds: Int64, id: Int64) throws -> WeightEntry {
    let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: 0))
    let draft = WeightEntry.Draft(mass: Mass(micrograms: micrograms), moment: moment)
    return WeightEntry(id: WeightEntry.ID(rawValue: id), draft)
  }
}
