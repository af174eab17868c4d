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
