/// What the trend says of the way to a goal.
///
/// A straight line through the trend of the last 28 days is drawn on until it meets the goal. The
/// interval is Fieller's with Student's t, for a confidence of 80 %. The values of a trend depend on
/// each other, so that it is rather too narrow than too wide.
package struct GoalPrediction: Hashable, Sendable {
  /// How far the goal is, and what is known of the way.
  package enum State: Hashable, Sendable {
    /// There are no weigh-ins.
    case noData
    /// The recent weigh-ins span too few days, or the last one is too long ago.
    case insufficientData(daysOfSpan: Int, needed: Int)
    /// The trend is less than a quarter of a kilogram from the goal.
    case atGoal
    /// The trend leads away from the goal.
    case wrongDirection(weeklyRate: Double)
    /// The trend leads to the goal, or stands still, but does not get there within two years.
    case tooSlow(weeklyRate: Double)
    /// The trend leads to the goal.
    case onTrack(GoalDate, weeklyRate: Double)
  }

  /// How near to the goal the trend counts as having reached it, in kilograms.
  package static let tolerance = 0.25
  /// The days that a prediction may be away.
  package static let horizon = 730
  /// How often the interval is to hold the day.
  package static let confidence = 0.8
  /// The days after which an end of the interval says nothing any more.
  static let horizonOfInterval = 3_650

  /// How far the goal is, and what is known of the way.
  package let state: State

  /// Predicts when a trend meets a goal, on no day before today.
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
    // A line that does not even leave the tolerance in two years stands still.
    guard line.slope.magnitude * Double(horizon) >= tolerance else {
      return .tooSlow(weeklyRate: rate)
    }
    guard (line.slope < 0) == (distance < 0) else { return .wrongDirection(weeklyRate: rate) }
    return date(line, goal: goal, today: today).map { .onTrack($0, weeklyRate: rate) }
      ?? .tooSlow(weeklyRate: rate)
  }

  /// Returns the day on which a line meets the goal, or `nil` after the horizon.
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

  /// Returns the day nearest to a place on the line, but none before today or after the horizon.
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

/// The day on which a goal is likely to be reached.
package struct GoalDate: Hashable, Sendable {
  /// The day on which the line through the trend meets the goal.
  package let day: CalendarDay
  /// The first day of the interval that holds the day four times out of five.
  package let earliest: CalendarDay?
  /// The last day of that interval, or `nil` if the trend does not tell one within ten years.
  package let latest: CalendarDay?

  /// Creates a date.
  package init(day: CalendarDay, earliest: CalendarDay?, latest: CalendarDay?) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
  }
}
