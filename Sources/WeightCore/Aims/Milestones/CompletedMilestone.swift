/// A milestone that was reached once.
package struct CompletedMilestone: Hashable, Sendable {
  /// The weight of the milestone, exactly.
  package let target: Mass
  /// When it was reached.
  package let achieved: Moment
  /// The weight that the way to it began with.
  package let start: Mass
  /// Whether the person has been told.
  package let isCelebrated: Bool

  /// Creates a milestone that was reached.
  package init(target: Mass, achieved: Moment, start: Mass, isCelebrated: Bool = false) {
    self.target = target
    self.achieved = achieved
    self.start = start
    self.isCelebrated = isCelebrated
  }
}
