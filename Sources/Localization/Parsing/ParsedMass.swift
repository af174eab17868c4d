/// A mass as it was typed: exact, in the unit that was given.
public struct ParsedMass: Hashable, Sendable {
  /// The number; of stones and pounds, that of the stones.
  public let number: ParsedNumber
  /// The unit; nil for a number alone, whose unit the caller has to know.
  public let unit: MassUnit?
  /// The word for the unit as it was typed; of stones and pounds, that for the stones.
  public let word: String?
  /// The pounds behind the stones; nil in any other unit.
  public let pounds: ParsedNumber?

  /// The kilograms; nil for a number alone.
  public var kilograms: Double? {
    guard let unit else { return nil }
    let stones = pounds.map { number.value * MassUnit.poundsPerStone + $0.value }
    return stones.map { $0 * MassUnit.kilogramsPerPound } ?? number.value * unit.kilograms
  }
}

extension MassUnit {
  /// The kilograms of one; of stones and pounds, of a stone.
  var kilograms: Double {
    switch self {
    case .kilograms: 1
    case .grams: 1 / Self.gramsPerKilogram
    case .pounds: Self.kilogramsPerPound
    case .ounces: Self.kilogramsPerPound / Self.ouncesPerPound
    case .stones, .stonesAndPounds: Self.kilogramsPerPound * Self.poundsPerStone
    }
  }
}
