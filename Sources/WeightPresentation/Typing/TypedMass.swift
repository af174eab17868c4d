package import WeightCore

/// A mass that somebody typed, with the unit that it was typed in.
package struct TypedMass: Hashable, Sendable {
  /// The mass.
  package let mass: Mass
  /// The unit; stones where stones and pounds were typed.
  package let unit: WeightUnit
  /// Whether the unit was typed too; otherwise it is the one that the person prefers.
  package let hasUnit: Bool
}
