/// The weight that a person wants to have.
package struct Goal: Hashable, Sendable {
  /// The weight to reach.
  package let target: Mass
  /// When the goal was set.
  package let set: Moment
  /// The weight that the way began with, or `nil` if there was none when the goal was set.
  package let start: Mass?

  /// Creates a goal.
  package init(target: Mass, set: Moment, start: Mass? = nil) {
    self.target = target
    self.set = set
    self.start = start
  }
}
