/// A round weight in the direction of the goal that is near.
package struct ApproachingMilestone: Hashable, Sendable {
  /// The round weight: a multiple of 2.5 kg, of 5 lb, or of half a stone.
  package let target: Mass
  /// How far it is, exactly.
  package let remaining: Mass

  /// Finds the round weight ahead; each unit has its own.
  ///
  /// There is none if it is farther than 1 kg or 2 lb, or if the weight is round or the goal.
  package init?(current: Mass, goal: Mass, unit: WeightUnit) {
    let (step, reach): (Int64, Int64) =
      switch unit {
      case .kilogram: (unit.micrograms * 5 / 2, unit.micrograms)
      case .pound: (unit.micrograms * 5, unit.micrograms * 2)
      case .stone: (unit.micrograms / 2, WeightUnit.pound.micrograms * 2)
      }
    guard current.micrograms > 0, current != goal else { return nil }
    let over = current.micrograms % step
    let remaining = goal < current ? over : step - over
    guard over > 0, remaining <= reach else { return nil }
    let (target, overflow) = current.micrograms.addingReportingOverflow(
      goal < current ? -remaining : remaining
    )
    guard !overflow else { return nil }
    self.target = Mass(micrograms: target)
    self.remaining = Mass(micrograms: remaining)
  }
}
