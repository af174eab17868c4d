/// Why a weight may not be a goal.
package enum GoalRefusal: Error, Hashable {
  /// The weight is not between the limits of the unit that it was given in.
  case targetOutside(ClosedRange<Mass>, unit: WeightUnit)
}
