internal import ICU

/// A format of relative times: "3 days ago", "yesterday".
public struct RelativeStyle: LocalizedFormat, Codable {
  private let unit: Unit
  private let wording: Wording
  private let width: Width

  /// The choice between names and numbers.
  public enum Wording: String, Hashable, Sendable, Codable {
    /// "yesterday" if the language has a word for it.
    case named
    /// Always "1 day ago".
    case numeric
  }

  /// The length of the words: "3 weeks ago" or "3w ago".
  public typealias Width = UnitWidth

  fileprivate init(unit: Unit, wording: Wording, width: Width) {
    self.unit = unit
    self.wording = wording
    self.width = width
  }

  /// Returns a relative time as a string; negative values are in the past.
  public func format(_ value: Int, locale: FormatLocale) -> String {
    let format = try? RelativeTimeFormat.shared(locale: locale.dates, width: width.relativeWidth)
    let isNumeric = wording == .numeric
    return (try? format?.string(from: Double(value), unit.icuUnit, numeric: isNumeric))
      ?? "\(value)"
  }
}

extension UnitWidth {
  fileprivate var relativeWidth: RelativeTimeFormat.Width {
    switch self {
    case .narrow: .narrow
    case .short: .short
    case .full: .long
    }
  }
}

extension LocalizedFormat where Self == RelativeStyle {
  /// Returns a format of times relative to now, in whole units; negative values are in the past.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - wording: Whether words such as "yesterday" are used.
  ///   - width: The length of the words.
  /// - Returns: The format.
  public static func relative(
    _ unit: RelativeStyle.Unit,
    wording: RelativeStyle.Wording = .named,
    width: RelativeStyle.Width = .full
  ) -> RelativeStyle {
    RelativeStyle(unit: unit, wording: wording, width: width)
  }
}

extension RelativeStyle {
  /// The units of relative times.
  public enum Unit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Seconds; 0 is "now".
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
