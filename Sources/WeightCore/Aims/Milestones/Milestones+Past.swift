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
