package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The user's notation of days.
///
/// Days are parsed strictly: in ISO 8601, in the formats of the locale, or in its words. The order of
/// day and month is that of the locale.
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
  /// Examples are "2026-03-30", "2026-03-30T07:08:09+02:00" and, in Spain, "30/3/26", "30-3-2026",
  /// "30/3", "30 de marzo", "ayer a las 8:00", "el lunes" and "hace una semana". "8:00" means today.
  /// A day without a year, or a weekday, is the last one on or before today.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - today: The current day.
  /// - Returns: `nil` if the input is not a date, or if there is no such day.
  package func date(parsing text: String, today: CalendarDay) -> TypedDate? {
    if let date = TypedDate(iso8601: text) ?? phrase(text, today) { return date }
    let rewriting = DateRewriting(today: today, isDayFirst: isDayFirst) { words in
      phrase(words, today) != nil
    }
    return rewriting.rewritten(text).flatMap { phrase($0, today) }
  }

  private func phrase(_ text: String, _ today: CalendarDay) -> TypedDate? {
    guard let phrase = try? DatePhraseParser(locale: formats).parse(text),
      let day = phrase.day.map({ today.day(for: $0) }) ?? today
    else { return nil }
    return TypedDate(
      day: day,
      time: phrase.time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) }
    )
  }

  /// Whether the day is before the month in short dates of the locale, or `nil` if the year is
  /// first.
  private var isDayFirst: Bool? {
    // 22 November 2033.
    guard let sample = Timestamp(secondsSince1970: 2_016_273_600, utcOffset: 0) else { return nil }
    let text = TimestampFormat(date: .short, time: .omitted).format(sample, locale: formats)
    let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    switch numbers.first {
    case 22: return true
    case 11: return false
    default: return nil
    }
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
  /// Parses a weekday in the user's language, in English or in Spanish: "lunes", "lun", "Monday".
  ///
  /// - Returns: `nil` for any other input, including dates.
  package func weekday(parsing text: String) -> Weekday? {
    // Scripts need names that do not depend on the language of the user.
    let others = ["en", "es"].map { FormatLocale($0) }
    return ([formats] + others).lazy.compactMap { weekday(parsing: text, in: $0) }.first
  }

  private func weekday(parsing text: String, in formats: FormatLocale) -> Weekday? {
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
  /// The offset of the time from UTC.
  package enum Offset: Hashable, Sendable {
    /// That of the local time zone.
    case local
    /// None: the day and the time are in UTC, but the moment is shown in the local time zone.
    case utc
    /// A number of seconds.
    case seconds(Int)
  }

  /// The day.
  package let day: CalendarDay
  /// The time, or `nil` if only a day was entered.
  package let time: TimeOfDay?
  /// The offset of the time from UTC.
  package let offset: Offset

  /// Creates a day with or without a time.
  package init(day: CalendarDay, time: TimeOfDay?, offset: Offset = .local) {
    self.day = day
    self.time = time
    self.offset = offset
  }

  /// Returns the date with a time, unless it already has one.
  package func withTime(_ other: TimeOfDay?) -> TypedDate {
    time == nil ? TypedDate(day: day, time: other) : self
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
    let time = time ?? .noon
    let shown = Int64(day.daysSince1970) * 86_400 + Int64(time.secondsSinceMidnight)
    switch offset {
    case .local: return Timestamp(day, at: time, in: timeZone)
    case .utc: return Timestamp(Date(timeIntervalSince1970: Double(shown)), in: timeZone)
    case .seconds(let seconds):
      return Timestamp(secondsSince1970: shown - Int64(seconds), utcOffset: seconds)
    }
  }
}

// MARK: - ISO 8601

extension TypedDate {
  /// Parses a moment as programs write it: `2026-03-30T07:08:09.123+02:00`, `2026-03-30 05:08:09Z`.
  ///
  /// - Returns: `nil` if the text has another format, or if there is no such moment.
  init?(iso8601 text: String) {
    guard
      let match = text.wholeMatch(
        of:
          /([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]{1,9})?)? ?(Z|z|[+-][0-9]{2}(?::?[0-9]{2})?)?/
      )
    else { return nil }
    let (_, date, hour, minute, second, zone) = match.output
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard let day = CalendarDay(year: parts[0], month: parts[1], day: parts[2]),
      let hour = Int(hour), let minute = Int(minute),
      let time = TimeOfDay(hour: hour, minute: minute, second: second.flatMap { Int($0) } ?? 0)
    else { return nil }
    guard let zone else {
      self.init(day: day, time: time)
      return
    }
    let digits = zone.filter(\.isNumber)
    guard !digits.isEmpty else {
      self.init(day: day, time: time, offset: .utc)
      return
    }
    let hours = Int(digits.prefix(2)) ?? 0
    let minutes = Int(digits.dropFirst(2)) ?? 0
    guard minutes < 60 else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    self.init(day: day, time: time, offset: .seconds(zone.first == "-" ? -seconds : seconds))
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
  func lastDay(month: Int, day: Int) -> CalendarDay? {
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
