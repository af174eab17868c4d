internal import ICU

extension RelativeStyle {
  /// What is counted.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Seconds; none are "now".
    case seconds
    /// Minutes.
    case minutes
    /// Hours.
    case hours
    /// Days: "yesterday", "in 3 days".
    case days
    /// Weeks.
    case weeks
    /// Months.
    case months
    /// Quarters of a year.
    case quarters
    /// Years.
    case years
    /// Sundays: "last Sunday", "in 2 Sundays".
    case sundays
    /// Mondays.
    case mondays
    /// Tuesdays.
    case tuesdays
    /// Wednesdays.
    case wednesdays
    /// Thursdays.
    case thursdays
    /// Fridays.
    case fridays
    /// Saturdays.
    case saturdays

    var icuUnit: RelativeTimeFormat.Unit {
      switch self {
      case .seconds: .second
      case .minutes: .minute
      case .hours: .hour
      case .days: .day
      case .weeks: .week
      case .months: .month
      case .quarters: .quarter
      case .years: .year
      case .sundays: .sunday
      case .mondays: .monday
      case .tuesdays: .tuesday
      case .wednesdays: .wednesday
      case .thursdays: .thursday
      case .fridays: .friday
      case .saturdays: .saturday
      }
    }
  }
}
