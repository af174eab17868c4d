package import Localization
package import WeightCore

/// The user's notation of weights.
///
/// Weights are parsed strictly, up to the last character, in the format of the user's locale. The
/// decimal separator of another locale is accepted where it cannot separate thousands.
///
/// ```swift
/// let notation = MassNotation(locale: UserLocale("es_ES"))
/// try notation.mass(parsing: "72,5 kg").mass  // Mass(72.5, .kilogram)
/// try notation.mass(parsing: "72.500")        // throws
/// ```
package struct MassNotation: Sendable {
  /// The user's locale.
  package let locale: UserLocale
  /// The user's unit preference.
  package let preference: UnitPreference
  /// The locales for formatting and parsing weights and dates.
  package let formats: FormatLocale

  /// Creates the notation of a locale and a unit preference.
  package init(locale: UserLocale, preference: UnitPreference = .automatic) {
    self.locale = locale
    self.preference = preference
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// The default unit of the locale.
  var habit: WeightUnit { WeightUnit(habitOf: formats) }

  /// The unit in which weights are shown.
  ///
  /// Stones mean stones and pounds.
  package var unit: WeightUnit { preference.unit(habit: habit) }

  /// Returns a formatted weight: "72,5 kg", "11 st, 5.8 lb".
  package func text(of mass: Mass) -> String {
    MassFormat(unit: unit).format(mass, locale: formats)
  }
}

// MARK: - Forms

extension MassNotation {
  /// Examples of weights as the user would type them, the shortest first.
  package var forms: [String] {
    switch (unit, preference.unitOfBareNumber(habit: habit)) {
    case (.kilogram, _): [number(72.5), "\(number(72.5)) kg"]
    case (.pound, _): [number(160.5), "\(number(160.5)) lb"]
    case (.stone, nil): ["\(number(72.5)) kg", stoneForm]
    case (.stone, _): [stoneForm, "\(number(11.5)) st"]
    }
  }

  /// An example of a weight: the shortest form, or stones and pounds, which are unambiguous.
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
  /// Returns a value in a format.
  func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    _ notation: MassNotation
  ) -> String {
    format.format(self, locale: notation.formats)
  }
}

// MARK: - Parsing

extension MassNotation {
  /// Parses a weight: "72,5", "72,5 kg", "160 lb", "11 st 4 lb".
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - limits: The allowed weights, or `nil` for any.
  /// - Returns: The mass and its unit.
  /// - Throws: ``TypedMassError``.
  package func mass(
    parsing text: String,
    limits: WeightLimits? = .standard
  ) throws(TypedMassError) -> TypedMass {
    let typed = try unlimitedMass(parsing: text)
    do {
      try limits?.check(typed.mass, in: typed.unit)
    } catch {
      throw .entry(error)
    }
    return typed
  }

  private func unlimitedMass(parsing text: String) throws(TypedMassError) -> TypedMass {
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

  private func parsed(_ text: String) throws(TypedMassError) -> ParsedMass {
    do {
      return try MassParser(locale: formats).parse(formats.withOwnDecimalMark(text))
    } catch {
      switch error.reason {
      case .empty: throw .empty
      case .notAMass: throw .notAWeight
      case .unexpectedSeparator(let mark) where Self.isDecimalMark(mark, aloneIn: text):
        throw .unexpectedSeparator(meant: error.example)
      case .unexpectedSeparator: throw .notAWeight
      case .unknownUnit(let word): throw .unknownUnit(word)
      case .unevenStones: throw .unevenStones
      }
    }
  }

  /// Returns whether a separator is the decimal separator of some locale, and the only separator in
  /// the text.
  private static func isDecimalMark(_ mark: String, aloneIn text: String) -> Bool {
    let marks = text.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
    return [",", "."].contains(mark) && marks == mark
  }

  /// Returns the unit of a weight.
  ///
  /// Grams and ounces are not units of body weight.
  private func unit(of parsed: ParsedMass) throws(TypedMassError) -> WeightUnit {
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

  private func mass(_ value: Double, _ unit: WeightUnit) throws(TypedMassError) -> Mass {
    guard let mass = Mass(value, unit) else { throw .notAWeight }
    return mass
  }
}

// MARK: - Plausibility

extension MassNotation {
  /// Returns the error for a number without a unit that differs implausibly from the latest weight.
  ///
  /// - Parameters:
  ///   - typed: The number in the user's unit.
  ///   - text: The input.
  ///   - latest: The latest weight.
  /// - Returns: An error with both weights and, as a hint, the way to confirm the number.
  package func refusal(ofLeap typed: TypedMass, _ text: String, from latest: Mass) -> InputError {
    let format = MassFormat(unit: unit)
    let exact = "\(text) \(typed.unit.rawValue)"
    return InputError(
      String(
        localized:
          "'\(text)' would be \(typed.mass, format: format), but your latest weight is \(latest, format: format).",
        locale: locale,
        comment:
          "Error: a number without a unit, the weight that it means, and the latest of the log"
      ),
      hint: String(
        localized: "If this is correct, include the unit: \(exact)",
        locale: locale,
        comment: "Hint; the argument is a weight, such as '72.5 kg'"
      ),
      code: .implausibleWeight
    )
  }
}

/// A parsed mass and its unit.
package struct TypedMass: Hashable, Sendable {
  /// The mass.
  package let mass: Mass
  /// The unit.
  ///
  /// Stones are used for stones and pounds.
  package let unit: WeightUnit
  /// Whether the input contained the unit; otherwise it is the user's unit.
  package let hasUnit: Bool
}

/// A reason why a weight is invalid.
package enum TypedMassError: Error, Hashable {
  /// The input is empty.
  case empty
  /// The input is not a weight.
  case notAWeight
  /// The number has a separator where the locale has none.
  ///
  /// The value is a suggested correction.
  case unexpectedSeparator(meant: String)
  /// The number is followed by a word that is not a unit.
  case unknownUnit(String)
  /// A number without a unit is ambiguous.
  case unitMissing
  /// The stones and pounds cannot be combined: "11.5 st 3 lb", "11 st 15 lb".
  case unevenStones
  /// The weight may not be logged.
  case entry(EntryError)
}
