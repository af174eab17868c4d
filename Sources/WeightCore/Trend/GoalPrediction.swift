/// The date at which the trend is predicted to reach a goal.
///
/// A straight line through the trend of the last 28 days is extrapolated to the goal. The interval
/// is Fieller's with Student's t, for a confidence of 80 %. It is probably too narrow, because the
/// values of a trend depend on each other.
package struct GoalPrediction: Hashable, Sendable {
  /// The result of the prediction.
  package enum State: Hashable, Sendable {
    /// There are no weigh-ins.
    case noData
    /// The recent weigh-ins span too few days, or the last one is too old.
    case insufficientData(daysOfSpan: Int, needed: Int)
    /// The trend is less than a quarter of a kilogram away from the goal.
    case atGoal
    /// The trend leads away from the goal.
    case wrongDirection(weeklyRate: Double)
    /// The trend leads toward the goal, or is flat, but does not reach it within two years.
    case tooSlow(weeklyRate: Double)
    /// The trend leads toward the goal.
    case onTrack(GoalDate, weeklyRate: Double)
  }

  /// The distance, in kilograms, at which the goal counts as reached.
  package static let tolerance = 0.25
  /// The maximum number of days until the predicted date.
  package static let horizon = 730
  /// The confidence level of the interval.
  package static let confidence = 0.8
  /// The number of days after which an end of the interval is not useful.
  static let horizonOfInterval = 3_650

  /// The result of the prediction.
  package let state: State

  /// Predicts the day on which a trend reaches a goal; never before today.
  ///
  /// - Complexity: O(1) in the length of the log.
  package init(trend: WeightTrend, goal: Mass, today: CalendarDay) {
    state = Self.state(trend: trend, goal: goal.value(in: .kilogram), today: today)
  }

  private static func state(trend: WeightTrend, goal: Double, today: CalendarDay) -> State {
    guard let current = trend.current else { return .noData }
    guard current.day.days(until: today) < WeightTrend.rateDays else {
      return .insufficientData(daysOfSpan: 0, needed: WeightTrend.leastSpan)
    }
    guard let line = trend.recentLine else {
      return .insufficientData(daysOfSpan: trend.recentSpan, needed: WeightTrend.leastSpan)
    }
    let distance = goal - current.kilograms
    guard distance.magnitude >= tolerance else { return .atGoal }
    let rate = line.slope * 7
    // A line that stays within the tolerance for two years is flat.
    guard line.slope.magnitude * Double(horizon) >= tolerance else {
      return .tooSlow(weeklyRate: rate)
    }
    guard (line.slope < 0) == (distance < 0) else { return .wrongDirection(weeklyRate: rate) }
    return date(line, goal: goal, today: today).map { .onTrack($0, weeklyRate: rate) }
      ?? .tooSlow(weeklyRate: rate)
  }

  /// Returns the day on which a line reaches the goal, or `nil` if it is after the horizon.
  private static func date(_ line: LeastSquares, goal: Double, today: CalendarDay) -> GoalDate? {
    guard
      let crossing = line.crossing(of: goal, confidence: confidence),
      let day = day(crossing.x, from: today, within: horizon)
    else { return nil }
    return GoalDate(
      day: day,
      earliest: crossing.lowest.flatMap { Self.day($0, from: today, within: horizon) },
      latest: crossing.highest.flatMap { Self.day($0, from: today, within: horizonOfInterval) }
    )
  }

  /// Returns the day nearest to a position on the line, limited to the days from today to the
  /// horizon.
  private static func day(
    _ daysSince1970: Double,
    from today: CalendarDay,
    within horizon: Int
  ) -> CalendarDay? {
    let days = (daysSince1970 - Double(today.daysSince1970)).rounded()
    guard days <= Double(horizon) else { return nil }
    return today.adding(days: Int(max(days, 0)))
  }
}

/// The predicted date of a goal.
package struct GoalDate: Hashable, Sendable {
  /// The day on which the line through the trend reaches the goal.
  package let day: CalendarDay
  /// The first day of the interval with a confidence of 80 %.
  package let earliest: CalendarDay?
  /// The last day of that interval, or `nil` if it is more than ten years away.
  package let latest: CalendarDay?

  /// Creates a date.
  package init(day: CalendarDay, earliest: CalendarDay?, latest: CalendarDay?) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
  }
}
