package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A format of times that a clock on the wall shows: "7:30", "7:30 AM".
package struct TimeFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the text of a time.
  package func format(_ value: TimeOfDay, locale: FormatLocale) -> String {
    DateStyle.date(.omitted, time: .short, timeZone: "UTC")
      .format(Date(timeIntervalSince1970: Double(value.secondsSinceMidnight)), locale: locale)
  }
}
