/// The range of plausible body weights.
///
/// The limits are round numbers in the user's unit, so they are not the same mass in every unit.
/// For example, 1 lb may be logged in pounds, but 0.4536 kg may not be logged in kilograms.
package struct WeightLimits: Hashable, Sendable {
  private let kilograms: ClosedRange<Mass>
  private let pounds: ClosedRange<Mass>

  /// The default limits: 0.5 to 680 kg, or 1 to 1500 lb.
  package static let standard = WeightLimits(
    kilograms: grams(500)...grams(680_000),
    pounds: wholePounds(1)...wholePounds(1_500)
  )

  /// The limits while a pregnancy is tracked: 20 to 300 kg.
  package static let pregnancy = WeightLimits(
    kilograms: grams(20_000)...grams(300_000),
    pounds: grams(20_000)...grams(300_000)
  )

  /// Returns the lowest and the highest mass that may be logged in a unit.
  package func range(in unit: WeightUnit) -> ClosedRange<Mass> {
    switch unit {
    case .kilogram: kilograms
    case .pound, .stone: pounds
    }
  }

  /// Returns whether a mass may be logged in any unit.
  package func contains(_ mass: Mass) -> Bool {
    kilograms.contains(mass) || pounds.contains(mass)
  }

  /// Checks a mass that was entered in a unit.
  ///
  /// - Throws: ``EntryError/massOutside(_:unit:)`` if it is too low or too high.
  package func check(_ mass: Mass, in unit: WeightUnit) throws(EntryError) {
    let range = range(in: unit)
    guard range.contains(mass) else { throw .massOutside(range, unit: unit) }
  }

  private static func grams(_ count: Int64) -> Mass {
    Mass(micrograms: count * 1_000_000)
  }

  private static func wholePounds(_ count: Int64) -> Mass {
    Mass(micrograms: count * WeightUnit.pound.micrograms)
  }
}

/// An error that reports why an entry may not be logged.
package enum EntryError: Error, Hashable {
  /// The mass is outside the limits of the unit in which it was entered.
  case massOutside(ClosedRange<Mass>, unit: WeightUnit)
  /// The moment is in the future.
  case inFuture(Timestamp)
  /// The moment is before ``Timestamp/firstYear``.
  case beforeFirstYear
  /// The note is longer than the limit.
  case noteTooLong(characters: Int, limit: Int)
  /// The body fat is outside the limits, which are in percent.
  case bodyFatOutside(ClosedRange<Double>)
  /// The waist is outside the limits, which are in centimetres.
  case waistOutside(ClosedRange<Double>)
  /// The lean mass is more than the weight.
  case leanMassAboveWeight(Mass)
}
