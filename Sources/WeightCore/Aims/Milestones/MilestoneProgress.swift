/// Where a weight is between two milestones.
package struct MilestoneProgress: Hashable, Sendable {
  /// The milestone ahead; the goal if none is left.
  package let next: Mass
  /// The milestone behind, or the round weight that the way begins at.
  package let previous: Mass
  /// The part of the way from one to the other that is done, from 0 to 1.
  package let fraction: Double
  /// How far the milestone ahead is, exactly; nothing past the goal.
  package let remaining: Mass
  /// Whether the weight is at the goal or past it.
  package let hasReachedGoal: Bool
}
