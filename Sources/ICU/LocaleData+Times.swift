internal import CICU

extension LocaleData {
  /// Returns the canonical name of a time zone or an offset: "GMT+2" → "GMT+02:00".
  ///
  /// - Throws: ``ICUError`` when ICU knows no zone of the name.
  package static func canonicalTimeZone(_ name: String) throws(ICUError) -> String {
    try utf16Text("find a time zone") { buffer, capacity, status in
      withUTF16(name) { cicu_time_zone_canonical($0, $1, buffer, capacity, &status) }
    }
  }

  /// The fields of a stopwatch.
  ///
  /// The raw values are the CLDR's.
  package enum ClockFields: String, Hashable, Sendable {
    /// Hours and minutes.
    case hoursAndMinutes = "hm"
    /// Hours, minutes and seconds.
    case hoursMinutesAndSeconds = "hms"
    /// Minutes and seconds.
    case minutesAndSeconds = "ms"
  }

  /// Returns how a locale writes what a stopwatch shows: "h:mm:ss".
  package static func clockPattern(
    _ fields: ClockFields,
    locale: String
  ) throws(ICUError) -> String {
    try utf16Text("find the pattern of a duration") {
      cicu_clock_pattern(locale, fields.rawValue, $0, $1, &$2)
    }
  }

  /// Returns the day on which weeks begin in a locale, from 1, which is Sunday.
  package static func firstWeekday(locale: String) throws(ICUError) -> Int {
    try Int(checked("open a calendar") { cicu_first_weekday(locale, &$0) })
  }
}
