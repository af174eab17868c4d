import Testing

@testable import WeightCore

@Suite struct GoalPredictionTests {
  @Test func `a log without weigh-ins has no prediction`() throws {
    #expect(try state(of: [], goal: 75) == .noData)
  }

  @Test(arguments: [(1, 0), (2, 1), (7, 6)])
  func `a prediction needs seven days`(count: Int, span: Int) throws {
    let values = (0..<count).map { 80 - 0.1 * Double($0) }
    #expect(try state(of: values, goal: 75) == .insufficientData(daysOfSpan: span, needed: 7))
  }

  @Test(arguments: [(27, true), (28, false), (4_000, false)])
  func `weigh-ins from four weeks ago give no prediction`(daysAgo: Int, isPredicted: Bool) throws {
    let values = (0..<28).map { 80 - 0.1 * Double($0) }
    let state = try state(of: values, goal: 70, daysAgo: daysAgo)
    #expect((state != .insufficientData(daysOfSpan: 0, needed: 7)) == isPredicted)
  }

  @Test(arguments: [(77.3, true), (77.06, true), (77.54, true), (77.0, false), (77.6, false)])
  func `a trend near the goal is at the goal`(goal: Double, isAtGoal: Bool) throws {
    let values = (0..<28).map { 80 - 0.1 * Double($0) }
    #expect((try state(of: values, goal: goal) == .atGoal) == isAtGoal)
  }

  @Test(arguments: [
    (-0.1, 80.0), (0.1, 70), (0.001, 70), (-0.001, 90),
  ])
  func `a trend away from the goal is in the wrong direction`(slope: Double, goal: Double) throws {
    let values = (0..<28).map { 75 + slope * Double($0) }
    guard case .wrongDirection(let rate) = try state(of: values, goal: goal) else {
      Issue.record("\(try state(of: values, goal: goal))")
      return
    }
    expectEqual([rate], [slope * 7], tolerance: 1e-11)
  }

  @Test(arguments: [
    (0.0, 70.0), (0, 80), (-0.000_1, 70), (-0.000_1, 80), (0.000_1, 70), (0.005, 80),
    (-0.005, 70),
  ])
  func `a trend that is flat, or needs more than two years, is too slow`(
    slope: Double,
    goal: Double
  ) throws {
    let values = (0..<28).map { 75 + slope * Double($0) }
    guard case .tooSlow(let rate) = try state(of: values, goal: goal) else {
      Issue.record("\(try state(of: values, goal: goal))")
      return
    }
    expectEqual([rate], [slope * 7], tolerance: 1e-11)
  }

  @Test(arguments: [
    // The line begins at 80 on 1 January.
    (-0.1, 75.0, 0, "2026-02-20"), (-0.1, 75, 10, "2026-02-20"), (0.1, 85, 0, "2026-02-20"),
    (-0.01, 73, 0, "2027-12-02"),
    // The line reached the goal before today.
    (-0.1, 77, 10, "2026-02-07"),
  ])
  func `a steady trend has a date without uncertainty`(
    slope: Double,
    goal: Double,
    daysAgo: Int,
    expected: String
  ) throws {
    let values = (0..<28).map { 80 + slope * Double($0) }
    guard case .onTrack(let date, _) = try state(of: values, goal: goal, daysAgo: daysAgo) else {
      Issue.record("\(try state(of: values, goal: goal, daysAgo: daysAgo))")
      return
    }
    #expect(date.day.iso8601 == expected)
    #expect(date.earliest == date.day)
    #expect(date.latest == date.day)
  }

  @Test func `the horizon is two years`() throws {
    // The line reaches the goal 730 or 731 days after the last of these days.
    for (days, isOnTrack) in [(730, true), (731, false)] {
      let values = (0..<28).map { 80 - 0.01 * Double($0) }
      let state = try state(of: values, goal: 80 - 0.01 * Double(27 + days))
      if case .onTrack = state { #expect(isOnTrack) } else { #expect(!isOnTrack) }
    }
  }

  @Test func `a more variable trend has a wider interval`() throws {
    var lengths: [Int] = []
    for size in [0.05, 0.2, 0.5] {
      let values = (0..<28).map { 80 - 0.1 * Double($0) + ($0.isMultiple(of: 2) ? size : -size) }
      guard case .onTrack(let date, _) = try state(of: values, goal: 70) else {
        Issue.record("\(try state(of: values, goal: 70))")
        return
      }
      let earliest = try #require(date.earliest)
      let latest = try #require(date.latest)
      #expect(earliest <= date.day && date.day <= latest)
      lengths.append(earliest.days(until: latest))
    }
    #expect(lengths == lengths.sorted() && lengths[0] < lengths[2])
  }

  @Test func `a trend with an uncertain direction has no latest date`() throws {
    let values = (0..<8).map { 80 - 0.05 * Double($0) + ($0.isMultiple(of: 2) ? 1 : -1) }
    guard case .onTrack(let date, _) = try state(of: values, goal: 70) else {
      Issue.record("\(try state(of: values, goal: 70))")
      return
    }
    #expect(date.earliest != nil)
    #expect(date.latest == nil)
  }

  @Test func `a log in kilograms and a goal in pounds are converted`() throws {
    let pounds = try #require(Mass(165, .pound))
    let kilograms = Mass(micrograms: pounds.micrograms)
    let values = (0..<28).map { 80 - 0.1 * Double($0) }
    let trend = try trend(of: values)
    let today = try day("2026-01-28")
    #expect(
      GoalPrediction(trend: trend, goal: pounds, today: today)
        == GoalPrediction(trend: trend, goal: kilograms, today: today)
    )
  }

  @Test func `the sample of fourteen days has its prediction`() throws {
    let end = try moment("2026-11-22 08:00")
    let entries = DemoLog.fortnight(until: end).enumerated()
      .map { index, draft in
        WeightEntry(id: WeightEntry.ID(rawValue: Int64(index)), draft)
      }
    let trend = WeightTrend(DailyWeights.of(entries, choice: .morning))
    expectEqual([try #require(trend.weeklyRate)], [-4.366_864_310_493_09])
    let goal = try #require(Mass(160, .pound))
    let prediction = GoalPrediction(trend: trend, goal: goal, today: end.day)
    guard case .onTrack(let date, _) = prediction.state else {
      Issue.record("\(prediction.state)")
      return
    }
    #expect(date.day.iso8601 == "2026-12-10")
    #expect(date.earliest?.iso8601 == "2026-12-08")
    #expect(date.latest?.iso8601 == "2026-12-11")
  }

  private func state(
    of values: [Double],
    goal: Double,
    daysAgo: Int = 0
  ) throws -> GoalPrediction.State {
    let trend = try trend(of: values)
    let last = try trend.current?.day ?? day("2026-01-01")
    return GoalPrediction(
      trend: trend,
      goal: try #require(Mass(goal, .kilogram)),
      today: try #require(last.adding(days: daysAgo))
    )
    .state
  }

  /// Creates a trend with a value on each day from 1 January 2026 on.
  private func trend(of values: [Double]) throws -> WeightTrend {
    let start = try day("2026-01-01")
    return WeightTrend(
      points: try values.enumerated()
        .map { number, value in
          TrendPoint(
            day: try #require(start.adding(days: number)),
            kilograms: value,
            raw: value
          )
        }
    )
  }
}
