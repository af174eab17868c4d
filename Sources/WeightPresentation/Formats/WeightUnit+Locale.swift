import Localization
import WeightCore

extension WeightUnit {
  /// Creates the unit in which people of a locale tell their weight.
  init(habitOf formats: FormatLocale) {
    self =
      switch formats.personMassUnit {
      case .kilograms, .grams: .kilogram
      case .pounds, .ounces: .pound
      case .stones, .stonesAndPounds: .stone
      }
  }

  /// The same unit, as formats name it.
  var shown: Localization.MassUnit {
    switch self {
    case .kilogram: .kilograms
    case .pound: .pounds
    case .stone: .stonesAndPounds
    }
  }
}
