/// The milestones on the way from a weight to a goal.
///
/// They are the multiples of the interval between start and goal, and the goal itself as the last.
/// All are counted in micrograms, so that showing them in another unit does not change which they
/// are.
package struct Milestones: Hashable, Sendable {
  /// The weight that the way begins with.
  package let start: Mass
  /// The goal.
  package let goal: Mass
  /// The step from one milestone to the next.
  package let interval: MilestoneInterval

  /// Creates the milestones of a way.
  package init(start: Mass, goal: Mass, interval: MilestoneInterval) {
    self.start = start
    self.goal = goal
    self.interval = interval
  }

  /// The milestones in the order in which they are reached; the goal alone if start or goal is
  /// nothing that a body weighs.
  package var all: [Milestone] {
    targets(from: start).map { Milestone(target: $0, isGoal: $0 == goal) }
  }

  /// Returns where a weight is between the milestones.
  ///
  /// Somebody who weighs more than at the start, or less on the way up, starts from there.
  package func progress(at current: Mass) -> MilestoneProgress {
    let isLosing = isLosing(at: current)
    let farthest = isLosing ? max(start, current) : min(start, current)
    let targets = targets(from: farthest)
    let next = targets.first { isLosing ? $0 <= current : $0 >= current } ?? goal
    let previous =
      targets.last { isLosing ? $0 > current : $0 < current }
      ?? round(current, up: isLosing)
    let remaining = isLosing ? current.difference(from: next) : next.difference(from: current)
    let hasReachedGoal = hasReachedGoal(at: current)
    return MilestoneProgress(
      next: next,
      previous: previous,
      fraction: hasReachedGoal ? 1 : fraction(from: previous, to: next, at: current),
      remaining: hasReachedGoal ? Mass(micrograms: 0) : remaining,
      hasReachedGoal: hasReachedGoal
    )
  }

  /// Returns whether a weight is at the goal or past it.
  package func hasReachedGoal(at current: Mass) -> Bool {
    isLosing(at: current) ? current <= goal : current >= goal
  }

  /// Returns the milestones that a weight has reached and that have not been reached before.
  package func crossed(at current: Mass, completed: [CompletedMilestone]) -> [Milestone] {
    let isLosing = isLosing(at: current)
    let past = Past(completed, isLosing: isLosing, of: self)
    return all.filter { milestone in
      let isReached = isLosing ? current <= milestone.target : current >= milestone.target
      return isReached && !past.includes(milestone.target)
    }
  }

  /// Returns which milestone to celebrate.
  ///
  /// - Parameters:
  ///   - current: The last weight, or `nil` if there is none.
  ///   - completed: The milestones that were reached before, the first first.
  /// - Returns: The first that nobody was told of, else the farthest that is new, else why there is
  ///   none.
  package func celebration(
    at current: Mass?,
    completed: [CompletedMilestone]
  ) -> MilestoneCelebration {
    guard let current else { return .noEntries }
    if let overdue = completed.first(where: { !$0.isCelebrated }) { return .overdue(overdue) }
    let crossed = crossed(at: current, completed: completed)
    if let farthest = crossed.last { return .reached(farthest, passed: crossed.dropLast()) }
    return completed.isEmpty ? .noCrossedMilestones : .allMilestonesAlreadyCelebrated
  }

  /// Returns whether the way leads down; from a start that is the goal, it leads back to it.
  func isLosing(at current: Mass) -> Bool {
    goal < start || (goal == start && goal < current)
  }

  /// The greatest mass that milestones are counted out to: 10,000 kg, more than anybody weighs.
  private static let limit: Int64 = 10_000 * 1_000_000_000

  private func targets(from start: Mass) -> [Mass] {
    let (low, high) = (min(start, goal).micrograms, max(start, goal).micrograms)
    guard low >= 0, high <= Self.limit else { return [goal] }
    let step = interval.step.micrograms
    let between = stride(from: (low / step + 1) * step, to: high, by: Int(step))
      .map(Mass.init(micrograms:))
    return (goal < start ? between.reversed() : between) + [goal]
  }

  private func round(_ mass: Mass, up: Bool) -> Mass {
    guard (0...Self.limit).contains(mass.micrograms) else { return mass }
    let step = interval.step.micrograms
    let steps = up ? (mass.micrograms + step - 1) / step : mass.micrograms / step
    return Mass(micrograms: steps * step)
  }

  private func fraction(from previous: Mass, to next: Mass, at current: Mass) -> Double {
    let way = next.value(in: .kilogram) - previous.value(in: .kilogram)
    let done = current.value(in: .kilogram) - previous.value(in: .kilogram)
    // Of equal numbers, `max` takes the second: 0, and not a negative nothing.
    return way == 0 ? 1 : min(1, max(done / way, 0))
  }
}
