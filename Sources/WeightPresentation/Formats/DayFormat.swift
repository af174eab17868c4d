package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A format of days, which are the same in every time zone: "30 mar 2026", "lun, 30 mar".
package struct DayFormat: LocalizedFormat {
  private let style: DateStyle

  /// Creates a format of a length.
  package init(_ length: DateStyle.Length = .medium) {
    style = .date(length, timeZone: Self.zone)
  }

  /// Creates a format of some fields of a date, such as "MMMd", in the order of the locale.
  package init(skeleton: String) {
    style = .date(skeleton: skeleton, timeZone: Self.zone)
  }

  /// Returns the text of a day.
  package func format(_ value: CalendarDay, locale: FormatLocale) -> String {
    style.format(Date(timeIntervalSince1970: Double(value.daysSince1970) * 86_400), locale: locale)
  }

  /// A day is shown as the one that begins at midnight in UTC, wherever the reader is.
  private static let zone = "UTC"
}
