import Localization
package import WeightCore

extension MassNotation {
  /// Reads a weight that somebody typed: "72,5", "72,5 kg", "160 lb", "11 st 4 lb".
  ///
  /// - Parameters:
  ///   - text: What was typed, without the command around it.
  ///   - limits: The weights that are taken.
  /// - Returns: The mass, with the unit that it was typed in.
  /// - Throws: ``TypedMassRefusal``.
  package func mass(
    parsing text: String,
    limits: WeightLimits = .standard
  ) throws(TypedMassRefusal) -> TypedMass {
    let typed = try unlimitedMass(parsing: text.trimmingSpaces)
    do {
      try limits.check(typed.mass, in: typed.unit)
    } catch {
      throw .entry(error)
    }
    return typed
  }

  private func unlimitedMass(parsing text: String) throws(TypedMassRefusal) -> TypedMass {
    guard let amounts = TypedAmount.amounts(in: text) else { throw .notAWeight }
    switch amounts.count {
    case 0: throw .empty
    case 1: return try mass(amounts[0], of: text)
    case 2: return try mass(stones: amounts[0], pounds: amounts[1], of: text)
    default: throw .notAWeight
    }
  }

  private func mass(_ amount: TypedAmount, of text: String) throws(TypedMassRefusal) -> TypedMass {
    guard let word = amount.unit else {
      let value = try value(parsing: amount.number, of: text)
      guard let unit = preference.unitOfBareNumber(habit: habit) else { throw .unitMissing }
      return try mass(value, unit, of: text)
    }
    guard let unit = WeightUnit(spelling: word) else { throw .unknownUnit(word) }
    return try mass(value(parsing: amount.number, of: text), unit, of: text)
  }

  private func mass(
    _ value: Double,
    _ unit: WeightUnit,
    of text: String
  ) throws(TypedMassRefusal) -> TypedMass {
    guard let mass = Mass(value, unit) else { throw .notAWeight }
    return TypedMass(mass: mass, unit: unit)
  }

  private func mass(
    stones: TypedAmount,
    pounds: TypedAmount,
    of text: String
  ) throws(TypedMassRefusal) -> TypedMass {
    guard
      stones.unit.flatMap(WeightUnit.init(spelling:)) == .stone,
      pounds.unit.flatMap(WeightUnit.init(spelling:)) == .pound
    else { throw .notAWeight }
    let poundsInStone = 14.0
    let stones = try value(parsing: stones.number, of: text)
    let pounds = try value(parsing: pounds.number, of: text)
    guard stones == stones.rounded(), stones >= 0, (0..<poundsInStone).contains(pounds) else {
      throw .unevenStones
    }
    let mass = try mass(stones * poundsInStone + pounds, .pound, of: text)
    return TypedMass(mass: mass.mass, unit: .stone)
  }

  private func value(
    parsing number: String,
    of text: String
  ) throws(TypedMassRefusal) -> Double {
    do {
      return try NumberParser(locale: formats).parse(number).value
    } catch {
      guard case .unexpectedMark = error.reason else { throw .notAWeight }
      throw .unexpectedMark(meant: text.replacing(number, with: error.example, maxReplacements: 1))
    }
  }
}
