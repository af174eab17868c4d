/// A unit of body weight.
package enum WeightUnit: String, Hashable, Sendable, CaseIterable {
  /// The kilogram.
  case kilogram = "kg"
  /// The international avoirdupois pound.
  case pound = "lb"
  /// The stone of fourteen pounds, which is written together with the remaining pounds.
  case stone = "st"

  /// The exact number of micrograms in the unit.
  ///
  /// Since 1959, a pound is defined as 0.45359237 kg. The microgram is the largest decimal
  /// submultiple of the gram in which all three units and a tenth of a pound are whole numbers.
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
  /// The unit in which small differences are shown: pounds for users of stones.
  package var unitOfChange: WeightUnit {
    self == .stone ? .pound : self
  }
}

/// The unit that the user prefers.
package enum UnitPreference: String, Hashable, Sendable, CaseIterable {
  /// The default unit of the locale.
  case automatic = "auto"
  /// Kilograms.
  case kilograms = "kg"
  /// Pounds.
  case pounds = "lb"
  /// Stones and the remaining pounds.
  case stones = "st"

  /// Returns the unit in which masses are shown.
  ///
  /// - Parameter habit: The unit of the locale.
  /// - Returns: The unit. Stones mean stones and pounds.
  package func unit(habit: WeightUnit) -> WeightUnit {
    switch self {
    case .automatic: habit
    case .kilograms: .kilogram
    case .pounds: .pound
    case .stones: .stone
    }
  }

  /// Returns the unit of a number that was entered without a unit.
  ///
  /// Users of stones often have scales that show kilograms. Without a unit preference, a plain
  /// number is therefore ambiguous in such a locale.
  ///
  /// - Parameter habit: The unit of the locale.
  /// - Returns: `nil` if the number is ambiguous.
  package func unitOfBareNumber(habit: WeightUnit) -> WeightUnit? {
    self == .automatic && habit == .stone ? nil : unit(habit: habit)
  }
}
