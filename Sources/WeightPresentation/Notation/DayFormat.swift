package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A format of days, independent of time zones: "30 mar 2026", "lun, 30 mar".
///
/// Days before the Gregorian calendar are written in ISO 8601: ICU would show them in the Julian
/// calendar, ten days off.
package struct DayFormat: LocalizedFormat {
  private let style: DateStyle
  private let isComplete: Bool

  /// Creates a format with a length.
  package init(_ length: DateStyle.Length = .medium) {
    style = .date(length, timeZone: Self.zone)
    isComplete = true
  }

  /// Creates a format with date fields, such as "MMMd", in the order of the locale.
  package init(skeleton: String) {
    style = .date(skeleton: skeleton, timeZone: Self.zone)
    isComplete = false
  }

  /// Returns the formatted day.
  package func format(_ value: CalendarDay, locale: FormatLocale) -> String {
    guard !isComplete || value.isGregorian else { return value.iso8601 }
    let midnight = Date(timeIntervalSince1970: Double(value.daysSince1970) * 86_400)
    return style.format(midnight, locale: locale)
  }

  /// Days are formatted as midnight in UTC, regardless of the user's time zone.
  private static let zone = "UTC"
}

extension CalendarDay {
  /// Whether the day is in the Gregorian calendar, which began on 15 October 1582.
  fileprivate var isGregorian: Bool { daysSince1970 >= -141_427 }
}

/// A format of a range of days, counted from 1970: "1–14 nov 2026".
struct PeriodFormat: LocalizedFormat {
  /// Returns the formatted range.
  func format(_ value: ClosedRange<Int>, locale: FormatLocale) -> String {
    let style = DateIntervalStyle.interval(timeZone: "UTC")
    return style.format(
      midnight(of: value.lowerBound)..<midnight(of: value.upperBound),
      locale: locale
    )
  }

  private func midnight(of day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400)
  }
}

/// A format of weekdays: "domingo", "Sunday".
package struct WeekdayFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the name of a weekday.
  package func format(_ value: Weekday, locale: FormatLocale) -> String {
    // 4 January 1970 was a Sunday.
    let day = CalendarDay(daysSince1970: 2 + value.rawValue)
    return day.map { DayFormat(skeleton: "EEEE").format($0, locale: locale) } ?? ""
  }
}

/// A format of moments in their own local time.
package struct TimestampFormat: LocalizedFormat {
  private let date: DateStyle.Length
  private let time: DateStyle.Length

  /// Creates a format with a date, a time, or both.
  package init(date: DateStyle.Length = .medium, time: DateStyle.Length = .short) {
    self.date = date
    self.time = time
  }

  /// Returns the formatted moment.
  package func format(_ value: Timestamp, locale: FormatLocale) -> String {
    guard value.day.isGregorian || date == .omitted else {
      let time = time == .omitted ? "" : ", " + TimeFormat().format(value.timeOfDay, locale: locale)
      return value.day.iso8601 + time
    }
    let style = DateStyle.date(date, time: time, timeZone: Self.zone(value.utcOffset))
    return style.format(value.date, locale: locale)
  }

  /// Returns ICU's identifier of an offset: "GMT+05:45".
  private static func zone(_ offset: Int) -> String {
    let (minutes, seconds) = offset.magnitude.quotientAndRemainder(dividingBy: 60)
    let parts = [minutes / 60, minutes % 60, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "GMT" + (offset < 0 ? "-" : "+") + parts.joined(separator: ":")
  }
}

/// A format of local times: "7:30", "7:30 AM".
package struct TimeFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the formatted time.
  package func format(_ value: TimeOfDay, locale: FormatLocale) -> String {
    DateStyle.date(.omitted, time: .short, timeZone: "UTC")
      .format(Date(timeIntervalSince1970: Double(value.secondsSinceMidnight)), locale: locale)
  }
}
