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
    (-0.1, 80.0), (0.1, 70), (0.05, 70), (-0.05, 90),
  ])
  func `a trend away from the goal is in the wrong direction`(slope: Double, goal: Double) throws {
    let values = (0..<28).map { 75 + slope * Double($0) }
    guard case .wrongDirection(let rate) = try state(of: values, goal: goal) else {
      Issue.record("\(try state(of: values, goal: goal))")
      return
    }
    expectEqual([rate], [slope * 7], tolerance: 0.01)
  }

  @Test(arguments: [
    (0.0, 70.0), (0, 80), (-0.000_1, 70), (-0.000_1, 80), (0.000_1, 70), (0.004, 80),
    (-0.004, 70),
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
    expectEqual([rate], [slope * 7], tolerance: 0.01)
  }

  @Test(arguments: [
    // The line begins at 80 on 1 January.
    (-0.1, 75.0, 0, "2026-02-20"), (-0.1, 75, 10, "2026-02-20"), (0.1, 85, 0, "2026-02-20"),
    // The line reached the goal before today.
    (-0.1, 77, 10, "2026-02-07"),
  ])
  func `a steady trend has a date with an interval of a few days`(
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
    #expect(date.earliest.days(until: date.day) <= 3)
    #expect(date.day.days(until: date.latest) <= 3)
  }

  /// A pace that was constant for some weeks is not constant for months.
  @Test(arguments: [(-0.2, 4.0), (-0.2, 41), (-0.1, 4), (-0.1, 15)])
  func `an interval has at least a fifth of the days until the goal`(
    slope: Double,
    distance: Double
  ) throws {
    let values = (0..<20).map { 120 + slope * Double($0) }
    let goal = 120 + slope * 19 - distance
    guard case .onTrack(let date, _) = try state(of: values, goal: goal) else {
      Issue.record("\(try state(of: values, goal: goal))")
      return
    }
    let days = try day("2026-01-20").days(until: date.day)
    expectEqual([Double(days)], [distance / -slope], tolerance: 2)
    // The growth after sixty days makes it two fifths after 240.
    let part = days > 200 ? 0.35 : 0.2
    #expect(Double(date.earliest.days(until: date.latest)) >= part * Double(days) - 1)
  }

  @Test func `a more variable trend has a wider interval`() throws {
    var lengths: [Int] = []
    for size in [0.05, 0.2, 0.5] {
      let values = (0..<28).map { 80 - 0.1 * Double($0) + ($0.isMultiple(of: 2) ? size : -size) }
      guard case .onTrack(let date, _) = try state(of: values, goal: 70) else {
        Issue.record("\(try state(of: values, goal: 70))")
        return
      }
      #expect(date.earliest <= date.day && date.day <= date.latest)
      lengths.append(date.earliest.days(until: date.latest))
    }
    #expect(lengths == lengths.sorted() && lengths[0] < lengths[2])
  }

  @Test func `a weight with an uncertain direction has no date`() throws {
    let values = (0..<8).map { 80 - 0.05 * Double($0) + ($0.isMultiple(of: 2) ? 1 : -1) }
    guard case .unpredictable(.fluctuations, _) = try state(of: values, goal: 78) else {
      Issue.record("\(try state(of: values, goal: 78))")
      return
    }
  }

  @Test func `a goal that is far away for a short log has only an earliest date`() throws {
    let values = (0..<12).map { 80 - 0.1 * Double($0) + ($0.isMultiple(of: 2) ? 0.4 : -0.4) }
    guard case .unpredictable(.distance(let earliest), _) = try state(of: values, goal: 60) else {
      Issue.record("\(try state(of: values, goal: 60))")
      return
    }
    #expect(try earliest > day("2026-03-01"))
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
    // The weight falls by 2.2 lb a day, and the goal is 11 lb away.
    #expect(try day("2026-11-25") <= date.day && date.day <= day("2026-11-30"))
    #expect(try date.latest <= day("2026-12-06"))
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
