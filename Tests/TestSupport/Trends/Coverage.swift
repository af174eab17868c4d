import WeightCore

/// Counts how often intervals contain the true value of simulated logs.
package struct Coverage: Sendable {
  /// The kinds of intervals.
  package enum Interval: String, Sendable, CaseIterable {
    /// The day of the goal, if a day is predicted.
    case goal
    /// The weigh-in one day after the log.
    case nextDay
    /// The weigh-in 14 days after the log.
    case fortnight
    /// The underlying weight on the last day.
    case level
    /// The change of the underlying weight per day after the last day.
    case pace
  }

  /// A number of intervals, and how many of them contain the true value.
  package struct Count: Sendable {
    /// The number of intervals.
    package var intervals = 0
    /// The number of intervals that contain the true value.
    package var hits = 0

    /// The fraction of intervals that contain the true value.
    package var fraction: Double { Double(hits) / Double(max(intervals, 1)) }

    mutating func add(_ isHit: Bool) {
      intervals += 1
      hits += isHit ? 1 : 0
    }
  }

  /// The number of logs.
  package private(set) var logs = 0
  private var counts: [Interval: Count] = [:]

  /// Creates counts of zero.
  package init() {}

  /// Returns the count of a kind of interval.
  package subscript(_ interval: Interval) -> Count { counts[interval] ?? Count() }

  /// Adds the intervals of a log.
  package mutating func add(_ log: SimulatedLog) {
    logs += 1
    let trend = WeightTrend(log.days)
    let confidence = GoalPrediction.confidence
    if let goal = Mass(log.goal, .kilogram),
      case .onTrack(let date, _) =
        GoalPrediction(trend: trend, goal: goal, today: log.today).state
    {
      let day = log.daysToGoal.flatMap { log.today.adding(days: $0) }
      add(.goal, day.map { (date.earliest...date.latest).contains($0) } ?? false)
    }
    guard let weight = trend.underlyingWeight(on: log.today) else { return }
    let last = log.length - 1
    for (interval, days) in [(Interval.nextDay, 1), (.fortnight, 14)] {
      let range = weight.weighIn(afterDays: Double(days), confidence: confidence)
      add(interval, range.contains(log.weighIns[last + days]))
    }
    add(.level, weight.level(confidence: confidence).contains(log.levels[last]))
    let pace = log.levels[last + 1] - log.levels[last]
    add(.pace, weight.pace(confidence: confidence).contains(pace))
  }

  private mutating func add(_ interval: Interval, _ isHit: Bool) {
    counts[interval, default: Count()].add(isHit)
  }
}
