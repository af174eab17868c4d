package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The user's notation of days.
///
/// Days are parsed strictly: in ISO 8601, in the formats of the locale, or in its words.
package struct DateNotation: Sendable {
  /// The user's locale.
  package let locale: UserLocale
  let formats: FormatLocale

  /// Creates the notation of a locale.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// Parses a day, with or without a time.
  ///
  /// Examples are "2026-03-30", "2026-03-30T07:08" and, in Spain, "30/3/26", "30 de marzo", "ayer a
  /// las 8:00", "el lunes" and "hace 3 días". "8:00" means today. A day without a year, or a
  /// weekday, is the last one on or before today.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - today: The current day.
  /// - Returns: `nil` if the input is not a date, or if there is no such day.
  package func date(parsing text: String, today: CalendarDay) -> TypedDate? {
    guard let phrase = try? DatePhraseParser(locale: formats).parse(text),
      let day = phrase.day.map({ today.day(for: $0) }) ?? today
    else { return nil }
    return TypedDate(
      day: day,
      time: phrase.time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) }
    )
  }

  /// Parses a time without a day: "7:30", "7:30 am".
  ///
  /// - Returns: `nil` if the input is not a time.
  package func time(parsing text: String) -> TimeOfDay? {
    guard let phrase = try? DatePhraseParser(locale: formats).parse(text), phrase.day == nil else {
      return nil
    }
    return phrase.time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) }
  }
}

// MARK: - Weekday

extension DateNotation {
  /// Parses a weekday in the user's language: "lunes", "lun", "Monday".
  ///
  /// - Returns: `nil` for any other input, including dates.
  package func weekday(parsing text: String) -> Weekday? {
    guard
      let phrase = try? DatePhraseParser(locale: formats).parse(text), phrase.time == nil,
      case .weekday(let number)? = phrase.day
    else { return nil }
    return Weekday(rawValue: number)
  }

  /// Returns the error for an invalid weekday.
  ///
  /// - Parameter text: The input.
  /// - Returns: An error with the input and, as a hint, examples of valid input.
  package func refusalOfWeekday(_ text: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is not a day of the week.",
        locale: locale,
        comment: "Error: the input cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(namesOfWeekdays, format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
      ),
      code: .invalidDate
    )
  }

  /// The names of the weekdays, starting with Monday.
  private var namesOfWeekdays: [String] {
    // 5 January 1970 was a Monday.
    (4..<11).compactMap { CalendarDay(daysSince1970: $0) }
      .map { DayFormat(skeleton: "EEEE").format($0, locale: formats) }
  }
}

// MARK: - Errors

extension DateNotation {
  /// An example of a day and a time in the user's language: "yesterday 8:00".
  package var example: String { "\(yesterday) 8:00" }

  /// An example of a day in the user's language: "yesterday".
  package var exampleOfDay: String { yesterday }

  /// Returns the error for a date in the future where a past date is needed.
  package func refusalOfFuture(_ text: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is in the future.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      ),
      code: .dateInFuture
    )
  }

  /// Returns the error for a due date that does not belong to a current pregnancy.
  package func refusal(ofDueDate text: String) -> InputError {
    InputError(
      String(
        localized:
          "'\(text)' cannot be the due date: it must be within the next 40 weeks or the last 2 weeks.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      ),
      code: .dueDateOutOfRange
    )
  }

  private var yesterday: String { RelativeStyle.relative(.days).format(-1, locale: formats) }

  /// Returns the error for an invalid date.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - now: The current time, which is used in an example.
  ///   - isAhead: Whether a future date is needed.
  /// - Returns: An error with the input and, as a hint, examples of valid input.
  package func refusal(of text: String, now: Timestamp, isAhead: Bool = false) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is not a date.",
        locale: locale,
        comment: "Error: the input cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(forms(of: now, isAhead: isAhead), format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
      ),
      code: .invalidDate
    )
  }

  private func forms(of now: Timestamp, isAhead: Bool) -> [String] {
    let short = TimestampFormat(date: .short, time: .omitted).format(now, locale: formats)
    let iso8601 = now.iso8601.prefix(while: { $0 != "T" })
    let isReadable = date(parsing: short, today: now.day) != nil
    let usual = isReadable && short != iso8601 ? [short] : []
    // "Yesterday" and times are no examples of a due date.
    if isAhead { return usual + [String(iso8601)] }
    return [yesterday] + usual + [String(iso8601), String(now.iso8601.prefix(iso8601.count + 6))]
  }
}

/// A parsed day, with or without a time.
package struct TypedDate: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The time, or `nil` if only a day was entered.
  package let time: TimeOfDay?

  /// Creates a day with or without a time.
  package init(day: CalendarDay, time: TimeOfDay?) {
    self.day = day
    self.time = time
  }

  /// Returns the corresponding moment.
  ///
  /// Today without a time means now. Another day without a time means noon, which belongs to that
  /// day in every time zone from the Azores to Japan.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - timeZone: The local time zone.
  /// - Returns: `nil` if the moment is not representable.
  package func moment(now: Timestamp, in timeZone: TimeZone) -> Timestamp? {
    if time == nil, day == now.day { return now }
    return Timestamp(day, at: time ?? .noon, in: timeZone)
  }
}

// MARK: - Phrase

extension CalendarDay {
  /// Returns the day that a phrase means if it is used on this day.
  ///
  /// - Returns: `nil` if there is no such day.
  func day(for phrase: DatePhrase.Day) -> CalendarDay? {
    switch phrase {
    case .calendar(let year?, let month, let day, let weekday):
      CalendarDay(year: year, month: month, day: day)?.ifIt(is: weekday)
    case .calendar(nil, let month, let day, let weekday):
      lastDay(month: month, day: day)?.ifIt(is: weekday)
    case .fromToday(let days): adding(days: days)
    case .weekday(let number): adding(days: -daysSince(weekday: number))
    case .weekdayBeforeToday(let number): adding(days: -1)?.day(for: .weekday(number))
    case .weekdayAfterToday(let number): adding(days: 7 - daysSince(weekday: number))
    }
  }

  /// Returns the last occurrence of a month and day on or before this day.
  private func lastDay(month: Int, day: Int) -> CalendarDay? {
    // There are up to eight years from one 29 February to the next.
    (0...8).lazy.compactMap { CalendarDay(year: year - $0, month: month, day: day) }
      .first { $0 <= self }
  }

  /// Returns the number of days since the last occurrence of a weekday: 0 to 6.
  private func daysSince(weekday number: Int) -> Int {
    (weekday.rawValue - number + 7) % 7
  }

  private func ifIt(is number: Int?) -> CalendarDay? {
    number == nil || number == weekday.rawValue ? self : nil
  }
}
