/// A reason to talk about a goal with somebody who knows.
package enum GoalWarning: Hashable, Sendable {
  /// The goal is lighter than is healthy for most grown people.
  case low
  /// The goal is heavier than is healthy for most grown people.
  case high
}
