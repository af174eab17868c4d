package import Localization
package import WeightCore

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
