/// What others are told: nothing else of the log is in here, so that nothing else can get out.
package struct ShareContent: Hashable, Sendable {
  /// The fewest weigh-ins of which something is told.
  package static let leastEntries = 2
  /// The fewest days from the first of them to the last.
  package static let leastDays = 7
  /// How many days back a summary goes at most.
  package static let summaryDays = 90

  /// What is told.
  package let kind: ShareKind
  /// The part of the way that is done, from 0 to 1; `nil` without a goal.
  package let fraction: Double?
  /// The milestone, if it is what is told.
  package let milestone: ShareMilestone?
  /// The part of the way at which the milestone stands.
  package let milestonePart: Double?
  /// What the weight changed by; `nil` if that stays with the person.
  package let change: Mass?
  /// How many days it took; `nil` if that stays with the person.
  package let days: Int?
  /// The first and the last day; `nil` if they stay with the person.
  package let period: ClosedRange<CalendarDay>?
  /// How many weigh-ins there were.
  package let weighIns: Int
  /// On how many days in a row the person has weighed in.
  package let streak: Int
  /// The trend from left to right, both from 0 to 1: its shape and no number of it.
  package let curve: [CurvePoint]

  /// A place on the trend whose unit nobody knows.
  package struct CurvePoint: Hashable, Sendable {
    /// The part of the time that is over.
    package let time: Double
    /// The height above the least of the trend, as a part of the greatest.
    package let height: Double
  }

  /// Takes of a log what may be told.
  ///
  /// - Parameters:
  ///   - kind: What is to be told.
  ///   - standing: How things stand.
  ///   - goal: The goal.
  ///   - milestones: The milestones on the way to it.
  ///   - discretion: What others may see.
  /// - Throws: ``ShareRefusal`` if there is nothing to tell yet.
  package init(
    _ kind: ShareKind,
    of standing: Standing,
    goal: Goal?,
    milestones: Milestones?,
    discretion: ShareDiscretion = ShareDiscretion()
  ) throws(ShareRefusal) {
    if kind != .summary, goal == nil { throw .noGoal }
    let span = try ShareSpan(kind, of: standing, goal: goal)
    let progress = goal.flatMap { standing.progress(to: $0) }
    self.kind = kind
    fraction = kind == .summary ? nil : progress?.fraction
    milestone =
      kind == .milestone
      ? try Self.milestone(progress, milestones, standing.latest?.mass, discretion) : nil
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
    streak = standing.streak.days
    curve = span.curve
  }

  private static func milestone(
    _ progress: GoalProgress?,
    _ milestones: Milestones?,
    _ current: Mass?,
    _ discretion: ShareDiscretion
  ) throws(ShareRefusal) -> ShareMilestone {
    if discretion.showsWeights, let milestones, let current,
      let last = milestones.crossed(at: current, completed: []).last
    {
      return .mass(last.target, isGoal: last.isGoal)
    }
    // A hair may be missing of what divides exactly.
    let quarters = Int((progress?.fraction ?? 0) * 4 + 1e-9)
    guard quarters > 0 else { throw .noMilestone }
    return .quarters(quarters)
  }
}

/// A milestone that others are told of.
package enum ShareMilestone: Hashable, Sendable {
  /// So many quarters of the way, from 1 to 4.
  case quarters(Int)
  /// A weight.
  case mass(Mass, isGoal: Bool)
}

/// The part of a log that something is told of.
struct ShareSpan {
  let first: CalendarDay
  let last: CalendarDay
  let entries: Int
  let change: Mass
  let curve: [ShareContent.CurvePoint]

  /// How long it took; `nil` if it begins with the last weigh-in, as the way to a new goal does.
  var days: Int? {
    let days = first.days(until: last)
    return days > 0 ? days : nil
  }

  /// Finds the way to a goal, or the days of a summary.
  ///
  /// - Throws: That the log tells too little.
  init(_ kind: ShareKind, of standing: Standing, goal: Goal?) throws(ShareRefusal) {
    let start = kind == .summary ? nil : goal?.start
    let dayOfStart = start.flatMap { _ in standing.dayOfSetting(goal) }
    let earliest =
      kind == .summary ? standing.today.daysSince1970 - ShareContent.summaryDays + 1 : .min
    let counted = standing.entries.filter { standing.day(of: $0).daysSince1970 >= earliest }
    guard counted.count >= ShareContent.leastEntries, let oldest = counted.first,
      let newest = counted.last
    else { throw .tooFewEntries(counted.count) }
    let (from, to) = (standing.day(of: oldest), standing.day(of: newest))
    guard from.days(until: to) >= ShareContent.leastDays else {
      throw .tooShort(days: from.days(until: to))
    }
    let first = min(dayOfStart ?? from, to)
    self.first = first
    last = to
    entries = counted.count { standing.day(of: $0) >= first }
    change = newest.mass.difference(from: start ?? oldest.mass)
    curve = Self.curve(standing.trend.points.filter { $0.day >= first })
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

/// What somebody wants to tell others; the names are those that people type.
package enum ShareKind: String, Hashable, Sendable, CaseIterable {
  /// How much of the way to the goal is done.
  case progress
  /// The last milestone that was reached.
  case milestone
  /// The last months.
  case summary
}

/// What of a log others may see; nothing but what was asked for.
package struct ShareDiscretion: Hashable, Sendable {
  /// How much of the time is told.
  package enum Dates: Hashable, Sendable {
    /// Nothing.
    case none
    /// How long it took.
    case duration
    /// The first and the last day.
    case exact
  }

  /// Whether weights are told, and what they changed by.
  package let showsWeights: Bool
  /// How much of the time is told.
  package let dates: Dates

  /// Creates a choice; what is not asked for stays with the person.
  package init(showsWeights: Bool = false, dates: Dates = .duration) {
    self.showsWeights = showsWeights
    self.dates = dates
  }
}

/// Why there is nothing to share yet.
package enum ShareRefusal: Error, Hashable {
  /// There are fewer weigh-ins than a comparison needs.
  case tooFewEntries(Int)
  /// The log is shorter than a week, so many days long.
  case tooShort(days: Int)
  /// There is no goal that one could be on the way to.
  case noGoal
  /// No milestone has been reached.
  case noMilestone
}
