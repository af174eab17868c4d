/// The milestones between a starting weight and a goal.
///
/// The milestones are the multiples of the interval between start and goal, followed by the goal
/// itself. They are calculated in micrograms, so they do not depend on the unit in which they are
/// shown.
package struct Milestones: Hashable, Sendable {
  /// The starting weight.
  package let start: Mass
  /// The goal.
  package let goal: Mass
  /// The step from one milestone to the next.
  package let interval: MilestoneInterval

  /// Creates the milestones between a starting weight and a goal.
  package init(start: Mass, goal: Mass, interval: MilestoneInterval) {
    self.start = start
    self.goal = goal
    self.interval = interval
  }

  /// The milestones in the order in which they are reached.
  ///
  /// Contains only the goal if start or goal is not a possible body weight.
  package var all: [Milestone] {
    targets(from: start).map { Milestone(target: $0, isGoal: $0 == goal) }
  }

  /// Returns the progress of a weight between two milestones.
  ///
  /// If the weight has moved away from the goal since the start, it counts as the start.
  package func progress(at current: Mass) -> MilestoneProgress {
    let isLosing = isLosing(at: current)
    let targets = targets(from: farthest(at: current))
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

  /// Returns whether a weight has reached or passed the goal.
  package func hasReachedGoal(at current: Mass) -> Bool {
    isLosing(at: current) ? current <= goal : current >= goal
  }

  /// Returns the milestones that a weight has reached and that were not reached before.
  package func crossed(at current: Mass, completed: [CompletedMilestone]) -> [Milestone] {
    let isLosing = isLosing(at: current)
    let past = Past(completed, isLosing: isLosing, of: self)
    return all.filter { milestone in
      let isReached = isLosing ? current <= milestone.target : current >= milestone.target
      return isReached && !past.includes(milestone.target)
    }
  }

  /// Returns the milestone to celebrate.
  ///
  /// - Parameters:
  ///   - current: The last weight, or `nil` if there is none.
  ///   - completed: The milestones that were reached before, in the order in which they were
  ///     reached.
  /// - Returns: The first milestone that was not celebrated yet; otherwise the last of the newly
  ///   reached milestones; otherwise the reason why there is none.
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

  /// Returns the start, or the current weight if it is farther away from the goal.
  private func farthest(at current: Mass) -> Mass {
    isLosing(at: current) ? max(start, current) : min(start, current)
  }

  /// Returns whether the goal is below the start.
  ///
  /// If both are equal, returns whether the goal is below the current weight.
  func isLosing(at current: Mass) -> Bool {
    goal < start || (goal == start && goal < current)
  }

  /// The greatest mass for which milestones are calculated: 10,000 kg, more than any body weighs.
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
    // `max` returns its second argument if both are equal: 0 rather than a negative zero.
    return way == 0 ? 1 : min(1, max(done / way, 0))
  }
}

// MARK: - Past

extension Milestones {
  /// The milestones that were reached before.
  ///
  /// A change of the unit changes the interval, and with it the milestones. A new milestone that
  /// lies before one that was reached earlier was passed then, and does not count as reached again.
  struct Past {
    private let targets: Set<Mass>
    private let farthest: Mass?
    private let isLosing: Bool

    /// Collects the milestones that were reached while losing, or while gaining, weight.
    init(_ completed: [CompletedMilestone], isLosing: Bool, of milestones: Milestones) {
      targets = Set(completed.map(\.target))
      self.isLosing = isLosing
      let own = Set(milestones.all.filter { !$0.isGoal }.map(\.target))
      let others = targets.subtracting(own)
      farthest = isLosing ? others.min() : others.max()
    }

    /// Returns whether a milestone was reached before, or passed on the way to another.
    func includes(_ target: Mass) -> Bool {
      if targets.contains(target) { return true }
      guard let farthest else { return false }
      return isLosing ? farthest <= target : farthest >= target
    }
  }
}

/// A weight between the start and the goal that is worth celebrating.
package struct Milestone: Hashable, Sendable {
  /// The exact weight.
  package let target: Mass
  /// Whether the milestone is the goal.
  package let isGoal: Bool

  /// Creates a milestone.
  package init(target: Mass, isGoal: Bool = false) {
    self.target = target
    self.isGoal = isGoal
  }
}

/// The position of a weight between two milestones.
package struct MilestoneProgress: Hashable, Sendable {
  /// The next milestone, or the goal if no milestone is left.
  package let next: Mass
  /// The previous milestone, or the starting weight.
  package let previous: Mass
  /// The completed fraction of the distance from the previous to the next milestone, from 0 to 1.
  package let fraction: Double
  /// The exact distance to the next milestone; zero after the goal.
  package let remaining: Mass
  /// Whether the weight has reached or passed the goal.
  package let hasReachedGoal: Bool
}

/// A milestone with the user's progress toward it.
package struct MilestoneStage: Hashable, Sendable {
  /// The progress toward a milestone.
  package enum State: Hashable, Sendable {
    /// The milestone was reached.
    ///
    /// The value is the first day, if the log contains it.
    case reached(CalendarDay?)
    /// The next milestone, with the remaining mass and the completed fraction since the previous
    /// milestone.
    case next(remaining: Mass, fraction: Double)
    /// The milestone comes after the next one.
    case ahead
  }

  /// The milestone.
  package let milestone: Milestone
  /// The progress toward the milestone.
  package let state: State
}

extension Milestones {
  /// Returns the progress toward each milestone.
  ///
  /// A milestone stays reached even if the weight moves away from it again. If the weight is now
  /// farther away from the goal than at the start, there are milestones on the way back to the
  /// start.
  ///
  /// - Parameters:
  ///   - days: The daily weights since the goal was set, the oldest first.
  ///   - current: The last weight.
  ///   - completed: The milestones that were reached before.
  /// - Returns: All milestones, in the order in which they are reached.
  package func stages(
    _ days: [DailyWeight],
    current: Mass,
    completed: [CompletedMilestone]
  ) -> [MilestoneStage] {
    let progress = progress(at: current)
    let isLosing = isLosing(at: current)
    let known = Dictionary(completed.map { ($0.target, $0.achieved.day) }) { first, _ in first }
    var hasNext = false
    let farthest = farthest(at: current)
    return targets(from: farthest)
      .map { target in
        let milestone = Milestone(target: target, isGoal: target == goal)
        // Milestones on the way back to the start were not reached since the goal was set.
        let isBeforeStart = isLosing ? target >= start : target <= start
        let days = isBeforeStart && !milestone.isGoal ? [] : days
        let target = milestone.target.value(in: .kilogram)
        let day = days.first { isLosing ? $0.kilograms <= target : $0.kilograms >= target }?.day
        if let day = known[milestone.target] ?? day {
          return MilestoneStage(milestone: milestone, state: .reached(day))
        }
        // The weight of a day with several weigh-ins may differ from its last weigh-in.
        if isLosing ? current <= milestone.target : current >= milestone.target {
          return MilestoneStage(milestone: milestone, state: .reached(days.last?.day))
        }
        guard !hasNext else { return MilestoneStage(milestone: milestone, state: .ahead) }
        hasNext = true
        let remaining = Mass(
          micrograms: abs(milestone.target.difference(from: current).micrograms)
        )
        let fraction = progress.next == milestone.target ? progress.fraction : 0
        return MilestoneStage(
          milestone: milestone,
          state: .next(remaining: remaining, fraction: fraction)
        )
      }
  }
}

/// A milestone that was reached.
package struct CompletedMilestone: Hashable, Sendable {
  /// The exact weight of the milestone.
  package let target: Mass
  /// The time at which it was reached.
  package let achieved: Timestamp
  /// The starting weight at that time.
  package let start: Mass
  /// Whether the user has been informed.
  package let isCelebrated: Bool

  /// Creates a completed milestone.
  package init(target: Mass, achieved: Timestamp, start: Mass, isCelebrated: Bool = false) {
    self.target = target
    self.achieved = achieved
    self.start = start
    self.isCelebrated = isCelebrated
  }
}

/// The milestone to celebrate now, or the reason why there is none.
///
/// Milestones are celebrated one at a time.
package enum MilestoneCelebration: Hashable, Sendable {
  /// The milestone was reached earlier, and the user has not been informed.
  case overdue(CompletedMilestone)
  /// The milestone was just reached, together with the passed ones, which are only recorded.
  case reached(Milestone, passed: [Milestone])
  /// There are no weigh-ins.
  case noEntries
  /// No milestone has been reached yet.
  case noCrossedMilestones
  /// All reached milestones have been celebrated.
  case allMilestonesAlreadyCelebrated
}
