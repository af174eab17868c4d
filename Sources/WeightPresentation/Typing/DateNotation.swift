package import Localization
import WeightCore

/// The way in which a person reads and writes days.
///
/// Days are read strictly: as in ISO 8601, or in the short form of the locale.
package struct DateNotation: Sendable {
  /// Who reads and writes.
  package let locale: UserLocale
  private let shortForm: ShortDateForm?
  let formats: FormatLocale

  /// Creates the notation of a person.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
    shortForm = ShortDateForm(formats: formats)
  }

  /// Reads a day: "2026-03-30", "2026-03-30T07:08", or, in Spain, "30/3/26" and "30/3/2026".
  ///
  /// - Returns: `nil` if it is nothing of the kind, or if there is no such day.
  package func date(parsing text: String) -> TypedDate? {
    iso8601(text) ?? shortForm?.day(parsing: text).map { TypedDate(day: $0, time: nil) }
  }

  private func iso8601(_ text: String) -> TypedDate? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/) else {
      return nil
    }
    let (_, year, month, day, hour, minute) = match.output
    guard
      let year = Int(year), let month = Int(month), let day = Int(day),
      let day = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    guard let hour = hour.flatMap({ Int($0) }), let minute = minute.flatMap({ Int($0) }) else {
      return TypedDate(day: day, time: nil)
    }
    return TimeOfDay(hour: hour, minute: minute).map { TypedDate(day: day, time: $0) }
  }
}
