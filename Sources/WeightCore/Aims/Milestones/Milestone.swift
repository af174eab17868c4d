/// A weight on the way to a goal that is worth a word.
package struct Milestone: Hashable, Sendable {
  /// The weight, exactly.
  package let target: Mass
  /// Whether it is the goal itself.
  package let isGoal: Bool

  /// Creates a milestone.
  package init(target: Mass, isGoal: Bool = false) {
    self.target = target
    self.isGoal = isGoal
  }
}
