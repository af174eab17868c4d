/// The masses that are taken for the weight of a person.
///
/// The limits are round numbers of the unit that the person uses. They are therefore not the same
/// mass in each unit: one pound may be logged in pounds, while 0.4536 kg may not.
package struct WeightLimits: Hashable, Sendable {
  private let kilograms: ClosedRange<Mass>
  private let pounds: ClosedRange<Mass>

  /// The limits for everybody: 0.5 to 680 kg, or 1 to 1500 lb.
  package static let standard = WeightLimits(
    kilograms: grams(500)...grams(680_000),
    pounds: wholePounds(1)...wholePounds(1_500)
  )

  /// The limits while a pregnancy is followed: 20 to 300 kg.
  package static let pregnancy = WeightLimits(
    kilograms: grams(20_000)...grams(300_000),
    pounds: grams(20_000)...grams(300_000)
  )

  /// Returns the least and the greatest mass that may be logged in a unit.
  package func range(in unit: WeightUnit) -> ClosedRange<Mass> {
    switch unit {
    case .kilogram: kilograms
    case .pound, .stone: pounds
    }
  }

  /// Checks a mass that was given in a unit.
  ///
  /// - Throws: ``EntryRefusal/massOutside(_:unit:)`` if it is too small or too large.
  package func check(_ mass: Mass, in unit: WeightUnit) throws(EntryRefusal) {
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

/// Why something may not be logged.
package enum EntryRefusal: Error, Hashable {
  /// The mass is not between the limits of the unit that it was given in.
  case massOutside(ClosedRange<Mass>, unit: WeightUnit)
  /// The moment has not come yet.
  case inFuture(Moment)
  /// The note has more characters than a note may have.
  case noteTooLong(characters: Int, limit: Int)
  /// The body fat is not between the limits, which are in percent.
  case bodyFatOutside(ClosedRange<Double>)
}
