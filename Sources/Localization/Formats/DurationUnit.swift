/// A unit of durations, of one length everywhere: no months, and days of 24 hours.
public enum DurationUnit: Int, Hashable, Sendable, CaseIterable {
  /// Seconds.
  case seconds = 1
  /// Minutes.
  case minutes = 60
  /// Hours.
  case hours = 3600
  /// Days of 24 hours.
  case days = 86_400
  /// Weeks of seven days.
  case weeks = 604_800

  /// The name of the unit in the CLDR.
  var identifier: String {
    switch self {
    case .seconds: "second"
    case .minutes: "minute"
    case .hours: "hour"
    case .days: "day"
    case .weeks: "week"
    }
  }

  /// How many seconds there are in the unit.
  var seconds: Int { rawValue }
}

extension DurationUnit: Comparable {
  /// Tells whether a unit is the shorter one.
  public static func < (left: DurationUnit, right: DurationUnit) -> Bool {
    left.seconds < right.seconds
  }
}
