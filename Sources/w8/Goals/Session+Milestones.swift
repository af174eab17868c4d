import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Returns the milestones of the way to a goal.
  ///
  /// The way begins with the weight at which the goal was set, or else with the first of the log.
  func milestones(_ goal: Goal, first: Mass?) -> Milestones {
    Milestones(
      start: goal.start ?? first ?? goal.target,
      goal: goal.target,
      interval: settings.milestones ?? .usual(in: notation.unit)
    )
  }

  /// Returns the milestones of the way that were celebrated before, and reached by a day.
  ///
  /// - Parameters:
  ///   - milestones: The milestones of the way.
  ///   - day: The last day that counts; today's if nothing else is said.
  /// - Returns: Nothing if there is no log yet.
  /// - Throws: ``CommandFailure`` if the log cannot be read.
  func completedMilestones(
    of milestones: Milestones,
    by day: CalendarDay? = nil
  ) throws -> [CompletedMilestone] {
    let all = try read { store in
      try store.completedMilestones(start: milestones.start)
    }
    let day = day ?? today
    return (all ?? []).filter { $0.achieved.day(startingAt: settings.dayStart) <= day }
  }

  /// Celebrates what an entry has reached, if it is the newest of the log.
  ///
  /// - Returns: The sentence; `nil` if there is nothing to celebrate.
  func celebration(of entry: WeightEntry) throws -> String? {
    guard
      let goal = settings.goal,
      let first = try read({ try $0.first() }) ?? nil,
      try read({ try $0.latest() }) == entry
    else { return nil }
    let milestones = milestones(goal, first: first.mass)
    let completed = try completedMilestones(of: milestones)
    return try celebrate(milestones, at: entry, completed: completed)
      .map { MilestoneSentence(notation).text(of: $0, isGoal: $0 == goal.target) }
  }

  /// Celebrates the milestone that is the next to be celebrated, and keeps that it was.
  ///
  /// Of several that one weigh-in has reached, it is the farthest; who has come so far need not hear of
  /// each of the others.
  ///
  /// - Returns: The milestone; `nil` if there is nothing to celebrate.
  func celebrate(
    _ milestones: Milestones,
    at latest: WeightEntry?,
    completed: [CompletedMilestone]
  ) throws -> Mass? {
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
