/// The values that a user shares.
///
/// It contains no other data of the log, so nothing else can be disclosed.
package struct ShareContent: Hashable, Sendable {
  /// The minimum number of weigh-ins.
  package static let leastEntries = 2
  /// The minimum number of days from the first weigh-in to the last.
  package static let leastDays = 7
  /// The maximum number of days that a summary covers.
  package static let summaryDays = 90

  /// The kind of shared content.
  package let kind: ShareKind
  /// The completed fraction of the way to the goal, from 0 to 1, or `nil` without a goal.
  package let fraction: Double?
  /// The milestone, if the content is about one.
  package let milestone: ShareMilestone?
  /// The position of the milestone as a fraction of the way to the goal.
  package let milestonePart: Double?
  /// The change of the weight, or `nil` if it is not shared.
  package let change: Mass?
  /// The duration in days, or `nil` if it is not shared.
  package let days: Int?
  /// The first and the last day, or `nil` if they are not shared.
  package let period: ClosedRange<CalendarDay>?
  /// The number of weigh-ins.
  package let weighIns: Int
  /// The number of consecutive days with weigh-ins.
  package let streak: Int
  /// The shape of the trend, from left to right, scaled to 0...1 on both axes.
  package let curve: [CurvePoint]

  /// A point of the trend without units.
  package struct CurvePoint: Hashable, Sendable {
    /// The elapsed fraction of the time.
    package let time: Double
    /// The height above the minimum of the trend, as a fraction of its range.
    package let height: Double
  }

  /// Collects the values to share from a log.
  ///
  /// - Parameters:
  ///   - kind: The kind of content.
  ///   - logSummary: The summary of the log.
  ///   - goal: The goal.
  ///   - milestones: The milestones up to the goal.
  ///   - discretion: The values that the user allows to share.
  /// - Throws: ``ShareError`` if there is not enough data.
  package init(
    _ kind: ShareKind,
    of logSummary: LogSummary,
    goal: Goal?,
    milestones: Milestones?,
    discretion: SharePrivacyOptions = SharePrivacyOptions()
  ) throws(ShareError) {
    if kind != .summary, goal == nil { throw .noGoal }
    let span = try ShareSpan(kind, of: logSummary, goal: goal)
    let progress = goal.flatMap { logSummary.progress(to: $0) }
    self.kind = kind
    fraction = kind == .summary ? nil : progress?.fraction
    milestone =
      kind == .milestone
      ? try Self.milestone(progress, milestones, logSummary.latest?.mass, discretion) : nil
    milestonePart = milestone.map { milestone in
      switch milestone {
      case .quarters(let quarters): Double(quarters) / 4
      case .mass(let mass, _):
        milestones.map { GoalProgress(start: $0.start, current: mass, goal: $0.goal).fraction } ?? 1
      }
    }
    change = discretion.showsWeights ? span.change : nil
    days = discretion.dates == .none ? nil : span.days
    period = discretion.dates == .exact && span.days != nil ? span.first...span.last : nil
    weighIns = span.entries
    streak = logSummary.streak.days
    curve = span.curve
  }

  private static func milestone(
    _ progress: GoalProgress?,
    _ milestones: Milestones?,
    _ current: Mass?,
    _ discretion: SharePrivacyOptions
  ) throws(ShareError) -> ShareMilestone {
    if discretion.showsWeights, let milestones, let current,
      let last = milestones.crossed(at: current, completed: []).last
    {
      return .mass(last.target, isGoal: last.isGoal)
    }
    // The tolerance compensates for rounding errors in exact quarters.
    let quarters = Int((progress?.fraction ?? 0) * 4 + 1e-9)
    guard quarters > 0 else { throw .noMilestone }
    return .quarters(quarters)
  }
}

/// A shared milestone.
package enum ShareMilestone: Hashable, Sendable {
  /// A number of quarters of the way to the goal, from 1 to 4.
  case quarters(Int)
  /// A weight.
  case mass(Mass, isGoal: Bool)
}

/// The part of a log that the shared content covers.
struct ShareSpan {
  let first: CalendarDay
  let last: CalendarDay
  let entries: Int
  let change: Mass
  let curve: [ShareContent.CurvePoint]

  /// The duration in days, or `nil` if the part begins with the last weigh-in, as after a new goal.
  var days: Int? {
    let days = first.days(until: last)
    return days > 0 ? days : nil
  }

  /// Selects the time since the goal was set, or the days of a summary.
  ///
  /// - Throws: ``ShareError`` if the log has not enough data.
  init(_ kind: ShareKind, of logSummary: LogSummary, goal: Goal?) throws(ShareError) {
    let start = kind == .summary ? nil : goal?.start
    let dayOfStart = start.flatMap { _ in logSummary.dayOfSetting(goal) }
    let earliest =
      kind == .summary ? logSummary.today.daysSince1970 - ShareContent.summaryDays + 1 : .min
    let counted = logSummary.entries.filter { logSummary.day(of: $0).daysSince1970 >= earliest }
    guard counted.count >= ShareContent.leastEntries, let oldest = counted.first,
      let newest = counted.last
    else { throw .tooFewEntries(counted.count) }
    let (from, to) = (logSummary.day(of: oldest), logSummary.day(of: newest))
    guard from.days(until: to) >= ShareContent.leastDays else {
      throw .tooShort(days: from.days(until: to))
    }
    let first = min(dayOfStart ?? from, to)
    self.first = first
    last = to
    entries = counted.count { logSummary.day(of: $0) >= first }
    change = newest.mass.difference(from: start ?? oldest.mass)
    curve = Self.curve(logSummary.trend.points.filter { $0.day >= first })
  }

  private static func curve(_ points: [TrendPoint]) -> [ShareContent.CurvePoint] {
    let heights = points.map(\.kilograms)
    guard
      let first = points.first?.day.daysSince1970, let last = points.last?.day.daysSince1970,
      let least = heights.min(), let greatest = heights.max(), last > first
    else { return [] }
    let range = greatest - least
    return points.map { point in
      ShareContent.CurvePoint(
        time: Double(point.day.daysSince1970 - first) / Double(last - first),
        height: range > 0 ? (point.kilograms - least) / range : 0.5
      )
    }
  }
}

/// The kind of shared content, as typed on the command line.
package enum ShareKind: String, Hashable, Sendable, CaseIterable {
  /// The progress toward the goal.
  case progress
  /// The last milestone that was reached.
  case milestone
  /// The last few months.
  case summary
}

/// The values that the user allows to share.
package struct SharePrivacyOptions: Hashable, Sendable {
  /// The time information to share.
  package enum Dates: Hashable, Sendable {
    /// No time information.
    case none
    /// The duration.
    case duration
    /// The first and the last day.
    case exact
  }

  /// Whether weights and their changes are shared.
  package let showsWeights: Bool
  /// The time information to share.
  package let dates: Dates

  /// Creates a set of options.
  ///
  /// Values that are not enabled are not shared.
  package init(showsWeights: Bool = false, dates: Dates = .duration) {
    self.showsWeights = showsWeights
    self.dates = dates
  }
}

/// An error that reports that there is not enough data to share.
package enum ShareError: Error, Hashable {
  /// The log has too few weigh-ins.
  ///
  /// The value is their number.
  case tooFewEntries(Int)
  /// The log spans less than a week.
  ///
  /// The value is its length in days.
  case tooShort(days: Int)
  /// There is no goal.
  case noGoal
  /// No milestone has been reached.
  case noMilestone
}
