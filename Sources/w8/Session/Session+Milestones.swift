import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Returns the milestones of the way to a goal.
  ///
  /// The way begins with the weight at which the goal was set, or else with the first one.
  func milestones(_ goal: Goal, _ standing: Standing) -> Milestones {
    Milestones(
      start: goal.start ?? standing.entries.first?.mass ?? goal.target,
      goal: goal.target,
      interval: settings.milestones ?? .usual(in: notation.unit)
    )
  }

  /// Returns the milestones of the way that were celebrated before.
  func completedMilestones(
    of milestones: Milestones
  ) throws(CommandFailure) -> [CompletedMilestone] {
    try read { store throws(StoreError) in
      try store.completedMilestones(start: milestones.start)
    } ?? []
  }

  /// Celebrates the milestone that is the next to be celebrated, and keeps that it was.
  ///
  /// - Returns: The milestone; `nil` if there is nothing to celebrate.
  func celebrate(
    _ milestones: Milestones,
    _ standing: Standing,
    completed: [CompletedMilestone]
  ) throws(CommandFailure) -> Mass? {
    let target: Mass
    switch milestones.celebration(at: standing.latest?.mass, completed: completed) {
    case .reached(let milestone): target = milestone.target
    case .overdue(let milestone): target = milestone.target
    case .noEntries, .noCrossedMilestones, .allMilestonesAlreadyCelebrated: return nil
    }
    let milestone = CompletedMilestone(
      target: target,
      achieved: standing.latest?.moment ?? now,
      start: milestones.start,
      isCelebrated: true
    )
    try write { store throws(StoreError) in try store.celebrate(milestone) }
    return target
  }
}
