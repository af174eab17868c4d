package import Localization
package import WeightCore

/// A format of days of the week: "domingo", "Sunday".
package struct WeekdayFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the name of a day of the week.
  package func format(_ value: Weekday, locale: FormatLocale) -> String {
    // The fourth day of 1970 was a Sunday.
    let day = CalendarDay(daysSince1970: 2 + value.rawValue)
    return day.map { DayFormat(skeleton: "EEEE").format($0, locale: locale) } ?? ""
  }
}
