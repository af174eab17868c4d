import Localization
import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A format of days from a first to a last, counted from the beginning of 1970: "1–14 nov 2026".
struct PeriodFormat: LocalizedFormat {
  /// Returns the text of the days.
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
