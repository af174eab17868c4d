import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Returns the milestones up to a goal.
  ///
  /// They start with the weight at which the goal was set, or with the first weight of the log.
  func milestones(_ goal: Goal, first: Mass?) -> Milestones {
    Milestones(
      start: goal.start ?? first ?? goal.target,
      goal: goal.target,
      interval: settings.milestones ?? .usual(in: notation.unit)
    )
  }

  /// Returns the milestones that were reached and celebrated by a day.
  ///
  /// - Parameters:
  ///   - milestones: The milestones up to the goal.
  ///   - day: The day, or `nil` for today.
  /// - Returns: An empty array if there is no log yet.
  /// - Throws: ``CommandFailure`` if the log cannot be read.
  func completedMilestones(
    of milestones: Milestones,
    by day: CalendarDay? = nil
  ) throws -> [CompletedMilestone] {
    let all = try read { store in
      try store.completedMilestones(start: milestones.start)
    }
    let day = day ?? today
    return (all ?? []).filter { logDays.day(of: $0.achieved) <= day }
  }

  /// Celebrates the milestone that a new entry has reached, if the entry is the latest of the log.
  ///
  /// - Parameters:
  ///   - entry: The entry that was added.
  ///   - latest: The latest entry before that, or `nil` if the log was empty.
  /// - Returns: The message, or `nil` if there is nothing to celebrate.
  /// - Throws: ``StoreError`` if the log cannot be read or written.
  func celebration(of entry: WeightEntry, after latest: WeightEntry?) throws -> String? {
    // Of two entries at one instant, the one that was added last is the latest.
    let isLatest =
      latest.map { $0.moment.secondsSince1970 <= entry.moment.secondsSince1970 } ?? true
    guard isLatest,
      let goal = settings.goal,
      let first = try read({ try $0.first() }) ?? nil
    else { return nil }
    let milestones = milestones(goal, first: first.mass)
    let completed = try completedMilestones(of: milestones)
    return try celebrate(milestones, at: entry, completed: completed)
      .map { MilestoneMessage(notation).text(of: $0, isGoal: $0 == goal.target) }
  }

  /// Celebrates the next uncelebrated milestone, and records it.
  ///
  /// If one weigh-in reached several milestones, only the last of them is celebrated.
  ///
  /// - Returns: The milestone, or `nil` if there is nothing to celebrate.
  func celebrate(
    _ milestones: Milestones,
    at latest: WeightEntry?,
    completed: [CompletedMilestone]
  ) throws -> Mass? {
    // A weight that the log makes implausible may be a slip.
    let doubt = try latest.flatMap { entry in
      try DoubtfulWeight(
        entry.mass,
        at: entry.moment,
        besides: entry.id,
        least: PlausibleWeights.shareOfMilestones,
        in: self
      )
    }
    guard doubt == nil else { return nil }
    let target: Mass
    var passed: [Mass] = []
    switch milestones.celebration(at: latest?.mass, completed: completed) {
    case .reached(let milestone, let others):
      target = milestone.target
      passed = others.map(\.target)
    case .overdue(let milestone): target = milestone.target
    case .noEntries, .noCrossedMilestones, .allMilestonesAlreadyCelebrated: return nil
    }
    let reached = (passed + [target])
      .map { target in
        CompletedMilestone(
          target: target,
          achieved: latest?.moment ?? now,
          start: milestones.start,
          isCelebrated: true
        )
      }
    try write { try $0.celebrate(reached) }
    return target
  }
}
