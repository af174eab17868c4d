/// How much of the way to a goal is done.
package struct GoalProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1.
  package let fraction: Double
  /// The difference from the start, exactly; negative if the weight went down.
  package let change: Mass
  /// What is left to the goal, exactly; negative if the goal is lighter.
  package let remaining: Mass
  /// Whether the weight is at the goal or past it.
  package let hasReachedGoal: Bool

  /// Measures the way.
  package init(start: Mass, current: Mass, goal: Mass) {
    let isLosing = goal < start || (goal == start && goal < current)
    hasReachedGoal = isLosing ? current <= goal : current >= goal
    change = current.difference(from: start)
    remaining = goal.difference(from: current)
    let done = current.value(in: .kilogram) - start.value(in: .kilogram)
    let way = goal.value(in: .kilogram) - start.value(in: .kilogram)
    fraction = hasReachedGoal ? 1 : way == 0 ? 0 : min(1, max(done / way, 0))
  }
}
