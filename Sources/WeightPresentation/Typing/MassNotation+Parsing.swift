import Localization
package import WeightCore

extension MassNotation {
  /// Reads a weight that somebody typed: "72,5", "72,5 kg", "160 lb", "11 st 4 lb".
  ///
  /// - Parameters:
  ///   - text: What was typed, without the command around it.
  ///   - limits: The weights that are taken; `nil` for all.
  /// - Returns: The mass, with the unit that it was typed in.
  /// - Throws: ``TypedMassRefusal``.
  package func mass(
    parsing text: String,
    limits: WeightLimits? = .standard
  ) throws(TypedMassRefusal) -> TypedMass {
    let typed = try unlimitedMass(parsing: text)
    do {
      try limits?.check(typed.mass, in: typed.unit)
    } catch {
      throw .entry(error)
    }
    return typed
  }

  private func unlimitedMass(parsing text: String) throws(TypedMassRefusal) -> TypedMass {
    let parsed = try parsed(text)
    if let pounds = parsed.pounds {
      let all = parsed.number.value * MassUnit.poundsPerStone + pounds.value
      return TypedMass(mass: try mass(all, .pound), unit: .stone, hasUnit: true)
    }
    let unit = try unit(of: parsed)
    return TypedMass(
      mass: try mass(parsed.number.value, unit),
      unit: unit,
      hasUnit: parsed.unit != nil
    )
  }

  private func parsed(_ text: String) throws(TypedMassRefusal) -> ParsedMass {
    do {
      return try MassParser(locale: formats).parse(text)
    } catch {
      switch error.reason {
      case .empty: throw .empty
      case .notAMass: throw .notAWeight
      case .unexpectedMark(let mark) where Self.isDecimalMark(mark, aloneIn: text):
        throw .unexpectedMark(meant: error.example)
      case .unexpectedMark: throw .notAWeight
      case .unknownUnit(let word): throw .unknownUnit(word)
      case .unevenStones: throw .unevenStones
      }
    }
  }

  /// Whether a mark is what stands before decimals somewhere, and no other mark makes that doubtful.
  private static func isDecimalMark(_ mark: String, aloneIn text: String) -> Bool {
    let marks = text.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
    return [",", "."].contains(mark) && marks == mark
  }

  /// Returns the unit of a weight; grams and ounces are for other things than persons.
  private func unit(of parsed: ParsedMass) throws(TypedMassRefusal) -> WeightUnit {
    switch parsed.unit {
    case .kilograms: return .kilogram
    case .pounds: return .pound
    case .stones, .stonesAndPounds: return .stone
    case .grams, .ounces: throw .unknownUnit(parsed.word ?? "")
    case nil:
      guard let unit = preference.unitOfBareNumber(habit: habit) else { throw .unitMissing }
      return unit
    }
  }

  private func mass(_ value: Double, _ unit: WeightUnit) throws(TypedMassRefusal) -> Mass {
    guard let mass = Mass(value, unit) else { throw .notAWeight }
    return mass
  }
}
