internal import ICU

/// A unit in which masses are told.
public enum MassUnit: String, Hashable, Sendable, CaseIterable {
  /// Kilograms: "72.5 kg".
  case kilograms
  /// Grams: "72,500 g".
  case grams
  /// Pounds: "159.8 lb".
  case pounds
  /// Ounces: "2,557.4 oz".
  case ounces
  /// Stones with a fraction: "11.4 st".
  case stones
  /// Stones and pounds: "11 st, 5.8 lb".
  case stonesAndPounds

  /// The kilograms of a pound, by the agreement of 1959.
  public static let kilogramsPerPound = 0.45359237
  /// The pounds of a stone.
  public static let poundsPerStone = 14.0
  /// The ounces of a pound.
  public static let ouncesPerPound = 16.0
  /// The grams of a kilogram.
  public static let gramsPerKilogram = 1000.0
}

extension MassUnit {
  /// The name of the unit in the CLDR.
  var identifier: String {
    switch self {
    case .kilograms: "kilogram"
    case .grams: "gram"
    case .pounds: "pound"
    case .ounces: "ounce"
    case .stones: "stone"
    case .stonesAndPounds: "stone-and-pound"
    }
  }
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
