/// A unit in which people weigh themselves.
package enum WeightUnit: String, Hashable, Sendable, CaseIterable {
  /// The kilogram.
  case kilogram = "kg"
  /// The international avoirdupois pound.
  case pound = "lb"
  /// The stone of fourteen pounds, which people write together with the pounds that are left.
  case stone = "st"

  /// How many micrograms the unit has, exactly.
  ///
  /// Since 1959 a pound is 0.45359237 kg by definition. The microgram is the first power of ten of
  /// a gram in which all three units are whole numbers and a tenth of a pound is one as well.
  package var micrograms: Int64 {
    switch self {
    case .kilogram: 1_000_000_000
    case .pound: 453_592_370
    case .stone: 14 * 453_592_370
    }
  }
}

// MARK: - Change

extension WeightUnit {
  /// The unit in which small differences are told: pounds for those who weigh in stones.
  package var unitOfChange: WeightUnit {
    self == .stone ? .pound : self
  }
}

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
