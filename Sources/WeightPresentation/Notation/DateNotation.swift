package import Localization
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

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

// MARK: - Weekday

extension DateNotation {
  /// Reads a day of the week in the words of the person: "lunes", "lun", "Monday".
  ///
  /// - Returns: `nil` if it is anything else, a date too.
  package func weekday(parsing text: String) -> Weekday? {
    guard
      let phrase = try? DatePhraseParser(locale: formats).parse(text), phrase.time == nil,
      case .weekday(let number)? = phrase.day
    else { return nil }
    return Weekday(rawValue: number)
  }

  /// Returns what to tell a person whose day of the week cannot be read.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: A sentence that names the text and, as a hint, what would have been taken.
  package func refusalOfWeekday(_ text: String) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is not a day of the week.",
        locale: locale,
        comment: "Error: what was typed cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(namesOfWeekdays, format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of forms, such as '72.5 or 72.5 kg'"
      )
    )
  }

  /// The names of the days, from Monday on.
  private var namesOfWeekdays: [String] {
    // The fifth day after that from which days are counted was a Monday.
    (4..<11).compactMap { CalendarDay(daysSince1970: $0) }
      .map { DayFormat(skeleton: "EEEE").format($0, locale: formats) }
  }
}

// MARK: - Refusals

extension DateNotation {
  /// A day and a time as the person would say them: "yesterday 8:00".
  package var example: String { "\(yesterday) 8:00" }

  /// A day as the person would say it: "yesterday".
  package var exampleOfDay: String { yesterday }

  /// Returns what to tell a person who looks back from a day that has not come yet.
  package func refusalOfFuture(_ text: String) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is in the future.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      )
    )
  }

  /// Returns what to tell a person whose due date is not that of a pregnancy of today.
  package func refusal(ofDueDate text: String) -> Refusal {
    Refusal(
      String(
        localized:
          "'\(text)' cannot be the due date: it must be at most 40 weeks ahead or 2 weeks ago.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      )
    )
  }

  private var yesterday: String { RelativeStyle.relative(.days).format(-1, locale: formats) }

  /// Returns what to tell a person whose date cannot be read.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - now: The moment of the command, which is written as an example.
  ///   - isAhead: Whether a date that has yet to come is asked for.
  /// - Returns: A sentence that names the text and, as a hint, what would have been taken.
  package func refusal(of text: String, now: Moment, isAhead: Bool = false) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is not a date.",
        locale: locale,
        comment: "Error: what was typed cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(forms(of: now, isAhead: isAhead), format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of forms, such as '72.5 or 72.5 kg'"
      )
    )
  }

  private func forms(of now: Moment, isAhead: Bool) -> [String] {
    let short = MomentFormat(date: .short, time: .omitted).format(now, locale: formats)
    let iso8601 = now.iso8601.prefix(while: { $0 != "T" })
    let isReadable = date(parsing: short, today: now.day) != nil
    let usual = isReadable && short != iso8601 ? [short] : []
    // Nobody expects a birth for yesterday, or at a time.
    if isAhead { return usual + [String(iso8601)] }
    return [yesterday] + usual + [String(iso8601), String(now.iso8601.prefix(iso8601.count + 6))]
  }
}

/// A day that somebody typed, maybe with a time.
package struct TypedDate: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The time; `nil` if only a day was typed.
  package let time: TimeOfDay?

  /// Creates a day, maybe with a time.
  package init(day: CalendarDay, time: TimeOfDay?) {
    self.day = day
    self.time = time
  }

  /// Returns the moment that is meant.
  ///
  /// Today without a time means now. Another day without a time means noon, which belongs to that
  /// day in every time zone from the Azores to Japan.
  ///
  /// - Parameters:
  ///   - now: The moment of the command.
  ///   - timeZone: The zone of the clocks around the person.
  /// - Returns: `nil` if no clock can show it.
  package func moment(now: Moment, in timeZone: TimeZone) -> Moment? {
    if time == nil, day == now.day { return now }
    return Moment(day, at: time ?? .noon, in: timeZone)
  }
}

// MARK: - Phrase

extension CalendarDay {
  /// Returns the day that somebody means who tells it on this day.
  ///
  /// - Returns: `nil` if there is no such day.
  func day(told phrase: DatePhrase.Day) -> CalendarDay? {
    switch phrase {
    case .calendar(let year?, let month, let day, let weekday):
      CalendarDay(year: year, month: month, day: day)?.ifIt(is: weekday)
    case .calendar(nil, let month, let day, let weekday):
      lastDay(month: month, day: day)?.ifIt(is: weekday)
    case .fromToday(let days): adding(days: days)
    case .weekday(let number): adding(days: -daysSince(weekday: number))
    case .weekdayBeforeToday(let number): adding(days: -1)?.day(told: .weekday(number))
    case .weekdayAfterToday(let number): adding(days: 7 - daysSince(weekday: number))
    }
  }

  /// Returns the last such day of a year up to this one.
  private func lastDay(month: Int, day: Int) -> CalendarDay? {
    // There are up to eight years from one 29 February to the next.
    (0...8).lazy.compactMap { CalendarDay(year: year - $0, month: month, day: day) }
      .first { $0 <= self }
  }

  /// Returns how many days ago a day of the week was: 0 to 6.
  private func daysSince(weekday number: Int) -> Int {
    (weekday.rawValue - number + 7) % 7
  }

  private func ifIt(is number: Int?) -> CalendarDay? {
    number == nil || number == weekday.rawValue ? self : nil
  }
}
