import WeightCore

/// A weight that was read: how much, in which unit it was written, and how roughly.
struct WeighedMass: Hashable {
  /// The mass.
  let mass: Mass
  /// The unit whose limits hold.
  let unit: WeightUnit
  /// By how much the scale may have rounded: half a step of the last digit.
  let rounding: Mass
}
