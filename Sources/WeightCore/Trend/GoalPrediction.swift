/// The day on which the underlying weight is predicted to reach a goal.
///
/// The prediction uses ``UnderlyingWeight``. In four of five logs, the underlying weight reaches the
/// goal on a day of the interval: in more if the pace stays the same, and in fewer if it changed
/// within the last two weeks or changes later. `Tests/WeightCoreTests/Trend/CoverageTests.swift`
/// checks this with simulated logs.
package struct GoalPrediction: Hashable, Sendable {
  /// The result of the prediction.
  package enum State: Hashable, Sendable {
    /// There are no weigh-ins.
    case noData
    /// The recent weigh-ins span too few days, or the last one is too old.
    case insufficientData(daysOfSpan: Int, needed: Int)
    /// The recent weigh-ins span enough days, but there are too few of them.
    case tooFewDays(Int, needed: Int)
    /// The underlying weight is less than a quarter of a kilogram away from the goal.
    case atGoal
    /// The weight moves away from the goal.
    case wrongDirection(weeklyRate: Double)
    /// The weight moves toward the goal, or hardly changes, and does not reach it within two years.
    case tooSlow(weeklyRate: Double)
    /// The interval would have no end, or would be too wide to be useful.
    case unpredictable(UnpredictableReason, weeklyRate: Double)
    /// The weight moves toward the goal.
    case onTrack(GoalDate, weeklyRate: Double)
  }

  /// The distance, in kilograms, at which the goal counts as reached.
  package static let tolerance = 0.25
  /// The maximum number of days until the end of an interval.
  package static let horizon = 730
  /// The maximum number of days from the first to the last day of an interval: half a year.
  package static let longestInterval = 183
  /// The confidence level of the interval.
  package static let confidence = 0.8

  /// The result of the prediction.
  package let state: State

  /// Predicts the day on which a weight reaches a goal; never before today.
  ///
  /// - Parameters:
  ///   - trend: The trend of the log. The prediction uses only its daily weights.
  ///   - goal: The goal.
  ///   - today: The current day.
  /// - Complexity: O(1) in the length of the log.
  package init(trend: WeightTrend, goal: Mass, today: CalendarDay) {
    state = Self.state(trend: trend, goal: goal.value(in: .kilogram), today: today)
  }

  private static func state(trend: WeightTrend, goal: Double, today: CalendarDay) -> State {
    guard let current = trend.current else { return .noData }
    guard current.day.days(until: today) < WeightTrend.rateDays else {
      return .insufficientData(daysOfSpan: 0, needed: WeightTrend.leastSpan)
    }
    guard let weight = trend.underlyingWeight(on: today) else {
      guard trend.recentSpan < WeightTrend.leastSpan else {
        return .tooFewDays(trend.recentPoints.count, needed: UnderlyingWeight.leastDays)
      }
      return .insufficientData(daysOfSpan: trend.recentSpan, needed: WeightTrend.leastSpan)
    }
    let level = weight.level
    // The trend lags. If the goal is between it and the underlying weight, it has been reached.
    let isBetween = (level < goal) != (current.kilograms < goal)
    guard (goal - level).magnitude >= tolerance, !isBetween else { return .atGoal }
    return state(weight, goal: goal, isAbove: goal > level, today: today)
  }

  private static func state(
    _ weight: UnderlyingWeight,
    goal: Double,
    isAbove: Bool,
    today: CalendarDay
  ) -> State {
    let rate = weight.weeklyRate
    let tail = (1 - confidence) / 2
    let passed = weight.day.days(until: today)
    let days = [0.5, tail, 1 - tail]
      .map { weight.daysToReach(goal, isAbove: isAbove, probability: $0, within: horizon) }
      .map { days in days.map { max($0 - passed, 0) } }
    if let day = days[0], let before = days[1], let last = days[2],
      case let first = min(before + 1, day), last - first <= longestInterval,
      let date = GoalDate(day, first...last, after: today)
    {
      return .onTrack(date, weeklyRate: rate)
    }
    let falling = weight.probabilityOfFalling
    let toward = isAbove ? 1 - falling : falling
    if toward <= tail { return .wrongDirection(weeklyRate: rate) }
    guard let first = days[1] else { return .tooSlow(weeklyRate: rate) }
    if toward < 1 - tail { return .unpredictable(.fluctuations, weeklyRate: rate) }
    return .unpredictable(
      .distance(earliest: today.adding(days: first) ?? today),
      weeklyRate: rate
    )
  }
}

/// The reason why the day of a goal cannot be predicted.
package enum UnpredictableReason: Hashable, Sendable {
  /// It is not certain whether the weight rises or falls.
  case fluctuations
  /// The direction is certain, but the goal is too far away for what is known about the pace.
  ///
  /// The day is the first day of the interval.
  case distance(earliest: CalendarDay)
}

/// The predicted date of a goal.
package struct GoalDate: Hashable, Sendable {
  /// The day by which the underlying weight reaches the goal with a probability of one half.
  package let day: CalendarDay
  /// The first day of the interval with a confidence of 80 %.
  package let earliest: CalendarDay
  /// The last day of that interval.
  package let latest: CalendarDay

  /// Creates a date.
  package init(day: CalendarDay, earliest: CalendarDay, latest: CalendarDay) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
  }

  /// Creates a date from numbers of days; `nil` at the end of the calendar.
  fileprivate init?(_ day: Int, _ interval: ClosedRange<Int>, after today: CalendarDay) {
    guard
      let day = today.adding(days: day), let earliest = today.adding(days: interval.lowerBound),
      let latest = today.adding(days: interval.upperBound)
    else { return nil }
    self.init(day: day, earliest: earliest, latest: latest)
  }
}
