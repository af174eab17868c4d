#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads dates that people type, strictly, to the last character.
///
/// They are taken as in ISO 8601, also with a time, and in the short and the medium form of the locale.
///
/// ```swift
/// let parser = DateParser(locale: FormatLocale("es_ES"))
/// try parser.parse("30/3/26").month       // 3
/// try parser.parse("30 mar 2026").year    // 2026
/// try parser.parse("3/30/26")             // throws: .noSuchDay
/// ```
public struct DateParser: Sendable {
  private let locale: FormatLocale

  /// Creates a reader for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
  }

  /// Returns the day that the whole text is.
  public func parse(_ text: String) throws(DateParsingError) -> ParsedDate {
    guard !text.isEmpty else { throw error(.empty) }
    if let match = text.wholeMatch(
      of: /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2}))?/
    ) {
      let (_, year, month, day, hour, minute) = match.output
      let date = ParsedDate(
        year: Int(year) ?? 0,
        month: Int(month) ?? 0,
        day: Int(day) ?? 0,
        hour: hour.flatMap { Int($0) },
        minute: minute.flatMap { Int($0) }
      )
      guard let date else { throw error(.noSuchDay) }
      return date
    }
    let parts = DateText(text, locale: locale)
    let days = DateForm.all(of: locale).compactMap { $0.day(of: parts) }
    guard let first = days.first else { throw error(.notADate) }
    let dates = Set(days.compactMap { ParsedDate(year: $0.year, month: $0.month, day: $0.day) })
    guard let date = dates.first else { throw error(.noSuchDay) }
    // Two forms that read the same text as two days: nobody knows which is meant.
    guard dates.count == 1, days.allSatisfy({ $0 == first }) else { throw error(.notADate) }
    return date
  }

  private func error(_ reason: DateParsingError.Reason) -> DateParsingError {
    let moment = Date(timeIntervalSince1970: usualMoment)
    let style = DateStyle.date(.short, timeZone: "UTC")
    return DateParsingError(reason: reason, example: style.format(moment, locale: locale))
  }
}

/// 30 March 2026, noon in UTC: the date of the example.
private let usualMoment = 1_774_872_000.0
