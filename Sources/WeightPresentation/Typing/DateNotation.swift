package import Localization
import WeightCore

/// The way in which a person reads and writes days.
///
/// Days are read strictly: as in ISO 8601, or in the short or medium form of the locale.
package struct DateNotation: Sendable {
  /// Who reads and writes.
  package let locale: UserLocale
  let formats: FormatLocale

  /// Creates the notation of a person.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// Reads a day: "2026-03-30", "2026-03-30T07:08", or, in Spain, "30/3/26" and "30/3/2026".
  ///
  /// - Returns: `nil` if it is nothing of the kind, or if there is no such day.
  package func date(parsing text: String) -> TypedDate? {
    guard
      let parsed = try? DateParser(locale: formats).parse(text),
      let day = CalendarDay(year: parsed.year, month: parsed.month, day: parsed.day)
    else { return nil }
    guard let hour = parsed.hour, let minute = parsed.minute else {
      return TypedDate(day: day, time: nil)
    }
    return TimeOfDay(hour: hour, minute: minute).map { TypedDate(day: day, time: $0) }
  }
}
