internal import ICU

/// A format of distances in time: "3 days ago", "yesterday".
public struct RelativeStyle: LocalizedFormat {
  private let unit: Unit
  private let wording: Wording

  /// What is counted.
  public enum Unit: Hashable, Sendable {
    /// Days.
    case days
    /// Weeks.
    case weeks
    /// Months.
    case months
    /// Years.
    case years

    var icuUnit: RelativeTimeFormat.Unit {
      switch self {
      case .days: .day
      case .weeks: .week
      case .months: .month
      case .years: .year
      }
    }
  }

  /// Which words are used.
  public enum Wording: Hashable, Sendable {
    /// "yesterday" where the language has a word.
    case named
    /// Always "1 day ago".
    case numeric
  }

  init(unit: Unit, wording: Wording) {
    self.unit = unit
    self.wording = wording
  }

  /// Returns the text of a distance; below zero is in the past.
  public func format(_ value: Int, locale: FormatLocale) -> String {
    let format = try? RelativeTimeFormat.shared(locale: locale.dates)
    let isNumeric = wording == .numeric
    return (try? format?.string(from: Double(value), unit.icuUnit, numeric: isNumeric))
      ?? "\(value)"
  }
}

extension LocalizedFormat where Self == RelativeStyle {
  /// A distance from now in whole units, the past below zero.
  public static func relative(
    _ unit: RelativeStyle.Unit,
    wording: RelativeStyle.Wording = .named
  ) -> RelativeStyle {
    RelativeStyle(unit: unit, wording: wording)
  }
}
