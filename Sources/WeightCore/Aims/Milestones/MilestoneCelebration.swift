/// Which milestone there is to celebrate now: one at a time.
package enum MilestoneCelebration: Hashable, Sendable {
  /// This one was reached in the past, and the person was not told.
  case overdue(CompletedMilestone)
  /// This one has just been reached, and those before it with it, of which it is enough to keep that
  /// they were.
  case reached(Milestone, passed: [Milestone])
  /// There are no weigh-ins.
  case noEntries
  /// No milestone has been reached yet.
  case noCrossedMilestones
  /// Those that were reached have been celebrated.
  case allMilestonesAlreadyCelebrated
}
