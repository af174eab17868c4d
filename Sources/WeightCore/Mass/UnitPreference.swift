/// The unit that a person wants to read and write.
package enum UnitPreference: String, Hashable, Sendable, CaseIterable {
  /// The unit that is the habit where the person lives.
  case automatic = "auto"
  /// Kilograms.
  case kilograms = "kg"
  /// Pounds.
  case pounds = "lb"
  /// Stones, and the pounds that are left.
  case stones = "st"

  /// Returns the unit to show masses in.
  ///
  /// - Parameter habit: The unit of the locale.
  /// - Returns: The unit; stones mean stones and pounds.
  package func unit(habit: WeightUnit) -> WeightUnit {
    switch self {
    case .automatic: habit
    case .kilograms: .kilogram
    case .pounds: .pound
    case .stones: .stone
    }
  }

  /// Returns the unit that a number without a unit is in.
  ///
  /// People who weigh themselves in stones own scales that show kilograms as often, so that a
  /// number alone says nothing there until they have said which unit they mean.
  ///
  /// - Parameter habit: The unit of the locale.
  /// - Returns: `nil` if a number without a unit could mean more than one thing.
  package func unitOfBareNumber(habit: WeightUnit) -> WeightUnit? {
    self == .automatic && habit == .stone ? nil : unit(habit: habit)
  }
}
