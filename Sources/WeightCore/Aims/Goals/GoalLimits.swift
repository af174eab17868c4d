/// The weights that may be a goal, and those that deserve a word of care.
///
/// As with ``WeightLimits``, the limits are round numbers of the unit that the person uses.
package enum GoalLimits {
  /// Returns the least and the greatest goal in a unit.
  package static func range(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 30...200, pounds: 66...440)
  }

  /// Returns the goals that need no word of care in a unit.
  package static func usual(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 40...150, pounds: 88...330)
  }

  /// Checks a goal that was given in a unit.
  ///
  /// - Throws: ``GoalRefusal/targetOutside(_:unit:)`` if it is too small or too large.
  package static func check(_ target: Mass, in unit: WeightUnit) throws(GoalRefusal) {
    let range = range(in: unit)
    guard range.contains(target) else { throw .targetOutside(range, unit: unit) }
  }

  /// Returns the word of care that a goal deserves, or `nil` if none or if it may not be a goal.
  package static func warning(for target: Mass, in unit: WeightUnit) -> GoalWarning? {
    guard range(in: unit).contains(target) else { return nil }
    let usual = usual(in: unit)
    if target < usual.lowerBound { return .low }
    return target > usual.upperBound ? .high : nil
  }

  private static func masses(
    in unit: WeightUnit,
    kilograms: ClosedRange<Int64>,
    pounds: ClosedRange<Int64>
  ) -> ClosedRange<Mass> {
    let (count, step) =
      switch unit {
      case .kilogram: (kilograms, WeightUnit.kilogram.micrograms)
      case .pound, .stone: (pounds, WeightUnit.pound.micrograms)
      }
    return Mass(micrograms: count.lowerBound * step)...Mass(micrograms: count.upperBound * step)
  }
}
