package import Localization
package import WeightCore

/// The way in which a person reads and writes days.
///
/// Days are read strictly: as in ISO 8601, in the forms of the locale, or in its words.
package struct DateNotation: Sendable {
  /// Who reads and writes.
  package let locale: UserLocale
  let formats: FormatLocale

  /// Creates the notation of a person.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// Reads a day, maybe with a time: "2026-03-30", "2026-03-30T07:08", and, in Spain, "30/3/26",
  /// "30 de marzo", "ayer a las 8:00", "el lunes", "hace 3 días" and, meaning today, "8:00".
  ///
  /// A day without a year and a day of the week are the last ones up to today.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: The day on which it was typed.
  /// - Returns: `nil` if it is nothing of the kind, or if there is no such day.
  package func date(parsing text: String, today: CalendarDay) -> TypedDate? {
    guard let phrase = try? DatePhraseParser(locale: formats).parse(text),
      let day = phrase.day.map({ today.day(told: $0) }) ?? today
    else { return nil }
    return TypedDate(
      day: day,
      time: phrase.time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) }
    )
  }

  /// Reads a time without a day: "7:30", "7:30 am".
  ///
  /// - Returns: `nil` if it is nothing of the kind.
  package func time(parsing text: String) -> TimeOfDay? {
    guard let phrase = try? DatePhraseParser(locale: formats).parse(text), phrase.day == nil else {
      return nil
    }
    return phrase.time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) }
  }
}
