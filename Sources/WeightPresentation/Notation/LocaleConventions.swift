package import Localization
package import WeightCore

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

// MARK: - Locale

extension WeekRule {
  /// Creates the rule of a person: the day that was chosen, or the habit of the country.
  package init(_ start: WeekStart, habitOf formats: FormatLocale) {
    self.init(first: start.weekday ?? Weekday(rawValue: formats.firstWeekday) ?? .monday)
  }
}

extension WeekStart {
  /// The day that was chosen; `nil` if it is that of the country.
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
  /// Returns a number as somebody of the locale would type it.
  func text(of number: Double) -> String {
    NumberStyle.number(fractionDigits: 0...1).format(number, locale: self)
  }

  /// Returns so many of a hundred as somebody of the locale reads it: "24.5%", "24,5 %".
  func text(ofPercent number: Double) -> String {
    NumberStyle.percent(fractionDigits: 0...1).format(number / 100, locale: self)
  }

  /// The mark before the fraction of a number.
  var decimalMark: String {
    text(of: 0.5).trimmingPrefix(/\p{Nd}/).prefix { !$0.isNumber }.description
  }
}
