package import Localization
package import WeightCore

extension WeightUnit {
  /// Creates the usual unit of body weight in a locale.
  init(habitOf formats: FormatLocale) {
    self =
      switch formats.personMassUnit {
      case .kilograms, .grams: .kilogram
      case .pounds, .ounces: .pound
      case .stones, .stonesAndPounds: .stone
      }
  }

  /// The unit as the formats name it.
  var shown: Localization.MassUnit {
    switch self {
    case .kilogram: .kilograms
    case .pound: .pounds
    case .stone: .stonesAndPounds
    }
  }
}

// MARK: - Locale

extension WeekDefinition {
  /// Creates the rule for a setting: the selected day, or the default of the region.
  package init(_ start: WeekStart, habitOf formats: FormatLocale) {
    self.init(first: start.weekday ?? Weekday(rawValue: formats.firstWeekday) ?? .monday)
  }
}

extension WeekStart {
  /// The selected day, or `nil` for the default of the region.
  fileprivate var weekday: Weekday? {
    switch self {
    case .automatic: nil
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    case .sunday: .sunday
    }
  }
}

// MARK: - Numbers

extension FormatLocale {
  /// Returns a number as a user of the locale would type it.
  func text(of number: Double) -> String {
    NumberStyle.number(fractionDigits: 0...1).format(number, locale: self)
  }

  /// Returns a percentage in the format of the locale: "24.5%", "24,5 %".
  func text(ofPercent number: Double) -> String {
    NumberStyle.percent(fractionDigits: 0...1).format(number / 100, locale: self)
  }

  /// The decimal separator.
  var decimalMark: String {
    text(of: 0.5).trimmingPrefix(/\p{Nd}/).prefix { !$0.isNumber }.description
  }
}
