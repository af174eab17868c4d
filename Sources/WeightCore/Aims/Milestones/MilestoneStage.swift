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
