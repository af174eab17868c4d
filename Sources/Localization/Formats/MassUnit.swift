internal import ICU

/// A unit in which a person's weight is told.
public enum MassUnit: String, Hashable, Sendable, CaseIterable {
  /// Kilograms: "72.5 kg".
  case kilograms
  /// Grams: "72,500 g".
  case grams
  /// Pounds: "159.8 lb".
  case pounds
  /// Stones and pounds: "11 st, 5.8 lb".
  case stonesAndPounds

  /// The kilograms of a pound, by the agreement of 1959.
  public static let kilogramsPerPound = 0.45359237
  /// The pounds of a stone.
  public static let poundsPerStone = 14.0
}

extension FormatLocale {
  /// The unit in which people of the locale tell their weight, as the CLDR has it; kilograms in the
  /// locale `C`, which has no country.
  public var personMassUnit: MassUnit {
    guard measurement != Self.posixIdentifier else { return .kilograms }
    return massUnits.value(for: measurement) { locale in
      switch try? MeasurementPreference.personMassUnit(locale: locale) {
      case "pound": .pounds
      case "stone-and-pound": .stonesAndPounds
      default: .kilograms
      }
    }
  }
}

/// The units that were asked for: ICU takes a microsecond to find one.
private let massUnits = BoundedCache<String, MassUnit>()
