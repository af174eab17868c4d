package import Localization
package import WeightCore

/// The way in which a person reads and writes weights.
///
/// Weights are read strictly, to the last character, in the locale that they are shown in.
///
/// ```swift
/// let notation = MassNotation(locale: UserLocale("es_ES"))
/// try notation.mass(parsing: "72,5 kg").mass  // Mass(72.5, .kilogram)
/// try notation.mass(parsing: "72.5")          // throws
/// ```
package struct MassNotation: Sendable {
  /// Who reads and writes.
  package let locale: UserLocale
  /// The unit that the person prefers.
  package let preference: UnitPreference
  /// The locales in which weights and dates are shown and typed.
  package let formats: FormatLocale

  /// Creates the notation of a person.
  package init(locale: UserLocale, preference: UnitPreference = .automatic) {
    self.locale = locale
    self.preference = preference
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// The unit that is the habit where the person lives.
  var habit: WeightUnit { WeightUnit(habitOf: formats) }

  /// The unit that weights are shown in; stones mean stones and pounds.
  package var unit: WeightUnit { preference.unit(habit: habit) }

  /// Returns a weight as the person reads it: "72,5 kg", "11 st, 5.8 lb".
  package func text(of mass: Mass) -> String {
    MassFormat(unit: unit).format(mass, locale: formats)
  }
}

// MARK: - Forms

extension MassNotation {
  /// Weights as the person would type them, the shortest form first.
  package var forms: [String] {
    switch (unit, preference.unitOfBareNumber(habit: habit)) {
    case (.kilogram, _): [number(72.5), "\(number(72.5)) kg"]
    case (.pound, _): [number(160.5), "\(number(160.5)) lb"]
    case (.stone, nil): ["\(number(72.5)) kg", stoneForm]
    case (.stone, _): [stoneForm, "\(number(11.5)) st"]
    }
  }

  /// The weight that an example shows: whole on the command line, and not to be misunderstood.
  package var example: String {
    unit == .stone ? stoneForm : forms[0]
  }

  private var stoneForm: String { "\(number(11)) st \(number(4)) lb" }

  private func number(_ value: Double) -> String {
    formats.text(of: value)
  }
}

// MARK: - Notation

extension Hashable where Self: Sendable {
  /// Returns the text of a value as a person reads it.
  func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    _ notation: MassNotation
  ) -> String {
    format.format(self, locale: notation.formats)
  }
}

// MARK: - Parsing

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

// MARK: - Leap

extension MassNotation {
  /// Returns what to tell a person whose number without a unit is far from the latest weight.
  ///
  /// - Parameters:
  ///   - typed: What the number means in the unit that the person prefers.
  ///   - text: What was typed.
  ///   - latest: The latest weight.
  /// - Returns: A sentence that names both weights and, as a hint, how to say that the number is right.
  package func refusal(ofLeap typed: TypedMass, _ text: String, from latest: Mass) -> Refusal {
    let format = MassFormat(unit: unit)
    let exact = "\(text) \(typed.unit.rawValue)"
    return Refusal(
      String(
        localized:
          "'\(text)' would be \(typed.mass, format: format), but your latest weight is \(latest, format: format).",
        locale: locale,
        comment:
          "Error: a number without a unit, the weight that it means, and the latest of the log"
      ),
      hint: String(
        localized: "If that is right, write the unit too: \(exact)",
        locale: locale,
        comment: "Hint; the argument is a weight, such as '72.5 kg'"
      )
    )
  }
}

/// A mass that somebody typed, with the unit that it was typed in.
package struct TypedMass: Hashable, Sendable {
  /// The mass.
  package let mass: Mass
  /// The unit; stones where stones and pounds were typed.
  package let unit: WeightUnit
  /// Whether the unit was typed too; otherwise it is the one that the person prefers.
  package let hasUnit: Bool
}

/// Why a text is not taken for a weight.
package enum TypedMassRefusal: Error, Hashable {
  /// There is nothing in it.
  case empty
  /// It is nothing like a weight.
  case notAWeight
  /// The number has a mark where the locale has none; the argument is the text as it was probably
  /// meant.
  case unexpectedMark(meant: String)
  /// A number has a word behind it that is no unit.
  case unknownUnit(String)
  /// A number without a unit could mean more than one thing here.
  case unitMissing
  /// Stones and pounds that do not go together: "11.5 st 3 lb", "11 st 15 lb".
  case unevenStones
  /// It is a weight, but not one that may be logged.
  case entry(EntryRefusal)
}
