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

// MARK: - Past

extension Milestones {
  /// The milestones that were reached before.
  ///
  /// Somebody who changes the unit, and with it the interval, gets other milestones. Those that lie
  /// before one that was reached earlier have been passed on the way to it and are not reached anew.
  struct Past {
    private let targets: Set<Mass>
    private let farthest: Mass?
    private let isLosing: Bool

    /// Collects what was reached on the way down, or on the way up.
    init(_ completed: [CompletedMilestone], isLosing: Bool, of milestones: Milestones) {
      targets = Set(completed.map(\.target))
      self.isLosing = isLosing
      let own = Set(milestones.all.filter { !$0.isGoal }.map(\.target))
      let others = targets.subtracting(own)
      farthest = isLosing ? others.min() : others.max()
    }

    /// Returns whether a milestone was reached before, by itself or on the way to another.
    func includes(_ target: Mass) -> Bool {
      if targets.contains(target) { return true }
      guard let farthest else { return false }
      return isLosing ? farthest <= target : farthest >= target
    }
  }
}

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

/// A milestone, and how far the person has come with it.
package struct MilestoneStage: Hashable, Sendable {
  /// How far the person has come.
  package enum State: Hashable, Sendable {
    /// It was reached, first on this day if the log tells it.
    case reached(CalendarDay?)
    /// It is the next one, so far away, with a part of the way from the one before done.
    case next(remaining: Mass, fraction: Double)
    /// Others come before.
    case ahead
  }

  /// The milestone.
  package let milestone: Milestone
  /// How far the person has come.
  package let state: State
}

extension Milestones {
  /// Returns how far a person has come on the way.
  ///
  /// A milestone that was passed and then lost again stays one that was reached.
  ///
  /// - Parameters:
  ///   - days: The weights of the days since the goal was set, the oldest first.
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
    return all.map { milestone in
      let target = milestone.target.value(in: .kilogram)
      let day = days.first { isLosing ? $0.kilograms <= target : $0.kilograms >= target }?.day
      if let day = known[milestone.target] ?? day {
        return MilestoneStage(milestone: milestone, state: .reached(day))
      }
      // The weight of a day with several weigh-ins is not that of its last.
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
