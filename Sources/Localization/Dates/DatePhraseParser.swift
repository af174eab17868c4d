internal import ICU

/// A strict parser of days and times in everyday language.
///
/// It reads the whole text.
///
/// It accepts the following, with any case and accents:
/// - the dates of ``DateParser``
/// - words of the locale for days near today: "yesterday", "hace 3 días", "el lunes"
/// - days with the name of the month, with or without a year
/// - a time alone
/// - a day with a time, in either order
///
/// ```swift
/// let parser = DatePhraseParser(locale: FormatLocale("es_ES"))
/// try parser.parse("ayer a las 8:00").day   // .fromToday(days: -1)
/// try parser.parse("30 de marzo").day       // .calendar(year: nil, month: 3, day: 30, weekday: nil)
/// try parser.parse("ayer por la noche")     // throws: .notADate
/// ```
public struct DatePhraseParser: Sendable {
  private let locale: FormatLocale
  private let words: DateNames

  /// Creates a parser for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    words = DateNames.shared(locale: locale)
  }

  /// Parses the whole text as a day, a time, or both.
  public func parse(_ text: String) throws(DateParsingError) -> DatePhrase {
    let error: DateParsingError
    do {
      return DatePhrase(try DateParser(locale: locale).parse(text))
    } catch let failure {
      error = failure
    }
    guard error.reason != .empty, text.first?.isWhitespace == false,
      text.last?.isWhitespace == false
    else { throw error }
    let phrase = PhraseText(text, locale: locale)
    let count = phrase.tokens.count
    let readings = (0...count)
      .flatMap { split in
        [
          reading(phrase, day: 0..<split, time: split..<count),
          reading(phrase, day: split..<count, time: 0..<split),
        ]
      }
    let meanings = Set(readings.compactMap(\.self))
    // If the text has two meanings, it is ambiguous.
    guard meanings.count == 1, let meaning = meanings.first else { throw error }
    return meaning
  }

  /// Parses some tokens of a text as a day, and the others as a time.
  private func reading(_ phrase: PhraseText, day: Range<Int>, time: Range<Int>) -> DatePhrase? {
    let parsedDay = day.isEmpty ? nil : self.day(phrase, day)
    guard parsedDay != nil || day.isEmpty else { return nil }
    guard !time.isEmpty else { return parsedDay.map { DatePhrase(day: $0, time: nil) } }
    return self.time(phrase, time).map { DatePhrase(day: parsedDay, time: $0) }
  }

  private func day(_ phrase: PhraseText, _ pieces: Range<Int>) -> DatePhrase.Day? {
    if pieces.count < phrase.tokens.count,
      let date = try? DateParser(locale: locale).parse(phrase.text(of: pieces)), date.hour == nil
    {
      return DatePhrase(date).day
    }
    let words = Array(phrase.tokens[pieces])
    if let day = self.words.days[words] ?? DateNames.day(counting: words, locale) { return day }
    if let article = words.first, DateNames.isArticle(article) {
      let rest = Array(words.dropFirst())
      if let number = self.words.weekdays[rest] { return .weekday(number) }
    }
    return NamedDate(words: self.words, phrase: phrase).day(pieces)
  }

  private func time(_ phrase: PhraseText, _ pieces: Range<Int>) -> DatePhrase.Time? {
    let clock = ClockPhrase(words: words, locale: locale, phrase: phrase)
    for joint in words.joints where !joint.isEmpty && phrase.tokens[pieces].starts(with: joint) {
      let rest = pieces.dropFirst(joint.count)
      if let time = clock.time(rest, isAfterWord: true) { return time }
    }
    return clock.time(pieces, isAfterWord: false)
  }
}

extension DatePhrase {
  /// Creates a phrase from a day of the calendar, optionally with a time.
  fileprivate init(_ date: ParsedDate) {
    day = .calendar(year: date.year, month: date.month, day: date.day, weekday: nil)
    time = date.hour.flatMap { hour in Time(hour: hour, minute: date.minute ?? 0) }
  }
}

/// A day and a time in everyday language: "yesterday at 8", "el lunes", "30 de marzo, 7:08".
///
/// The meaning depends on the current day, which the caller has to know.
public struct DatePhrase: Hashable, Sendable {
  /// The day; `nil` if the text contains only a time.
  public let day: Day?
  /// The time; `nil` if the text contains only a day.
  public let time: Time?

  /// A day in everyday language.
  public enum Day: Hashable, Sendable {
    /// A day of the calendar, optionally with a year and a weekday: "30/3/26", "30 de marzo",
    /// "Mon, March 30".
    ///
    /// Weekdays are numbered from 1, which is Sunday.
    case calendar(year: Int?, month: Int, day: Int, weekday: Int?)
    /// A number of days from today: -1 is yesterday.
    case fromToday(days: Int)
    /// A weekday alone, from 1, which is Sunday: "Monday", "el lunes".
    case weekday(Int)
    /// The last such weekday before today: "last Monday", "el lunes pasado".
    case weekdayBeforeToday(Int)
    /// The next such weekday after today: "next Monday", "el próximo lunes".
    case weekdayAfterToday(Int)
  }

  /// A time of day.
  public struct Time: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int

    /// Creates a time; returns `nil` if no clock shows it.
    init?(hour: Int, minute: Int) {
      guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
      (self.hour, self.minute) = (hour, minute)
    }
  }
}

/// The formats of times: "8:00", "8 am", "at 8", and those of ICU.
struct ClockPhrase {
  let words: DateNames
  let locale: FormatLocale
  let phrase: PhraseText

  /// Returns the time that some tokens of the text represent.
  ///
  /// An hour alone is a time only after a word such as "at".
  func time(_ pieces: Range<Int>, isAfterWord: Bool) -> DatePhrase.Time? {
    let tokens = Array(phrase.tokens[pieces])
    guard let hour = tokens.first?.number else { return writtenTime(pieces) }
    if tokens.count == 1 {
      return isAfterWord ? time(hour: hour, minute: 0, half: []) : nil
    }
    guard tokens.count > 2, tokens[1] == .mark(":"), let minute = tokens[2].number,
      phrase.length(of: pieces.lowerBound + 2) == 2
    else {
      let half = Array(tokens.dropFirst())
      return words.halves[half] == nil
        ? writtenTime(pieces) : time(hour: hour, minute: 0, half: half)
    }
    return time(hour: hour, minute: minute, half: Array(tokens.dropFirst(3)))
      ?? writtenTime(pieces)
  }

  /// Returns a time on a 24-hour clock or, with the day period after it, on a 12-hour clock.
  private func time(hour: Int, minute: Int, half: DateNames.Words) -> DatePhrase.Time? {
    guard !half.isEmpty else { return DatePhrase.Time(hour: hour, minute: minute) }
    guard let isSecond = words.halves[half], (1...12).contains(hour) else { return nil }
    return DatePhrase.Time(hour: hour % 12 + (isSecond ? 12 : 0), minute: minute)
  }

  /// Returns the time that ICU would write as these tokens.
  private func writtenTime(_ pieces: Range<Int>) -> DatePhrase.Time? {
    let numbers = pieces.filter { phrase.tokens[$0].number != nil }
    guard numbers.count == 2, phrase.length(of: numbers[1]) == 2,
      let hour = phrase.tokens[numbers[0]].number, let minute = phrase.tokens[numbers[1]].number
    else { return nil }
    let format = try? DateTimeFormat.shared(
      form: .styles(date: .none, time: .short),
      locale: locale.dates,
      timeZone: "UTC"
    )
    // An hour of a 12-hour clock may be in the morning or in the evening.
    return Set([hour, hour + 12, hour % 12])
      .compactMap { DatePhrase.Time(hour: $0, minute: minute) }
      .first { time in
        let milliseconds = Double(time.hour * 60 + time.minute) * 60_000
        let text = (try? format?.string(fromMilliseconds: milliseconds)) ?? ""
        return phrase.tokens[pieces].elementsEqual(PhraseText(text, locale: locale).tokens)
      }
  }
}

/// The format of a date whose month is a word: "30 de marzo", "Mon, March 30, 2026".
struct NamedDate {
  let words: DateNames
  let phrase: PhraseText

  /// Returns the day that some tokens of the text represent.
  func day(_ pieces: Range<Int>) -> DatePhrase.Day? {
    var rest = pieces
    if let first = rest.first, DateNames.isArticle(phrase.tokens[first]) { rest.removeFirst() }
    let weekday = takeName(words.weekdays, from: &rest)
    guard let (month, day) = takeMonthAndDay(from: &rest) else { return nil }
    var year: Int?
    if !rest.isEmpty {
      takeFiller(from: &rest)
      year = takeNumber(digits: 4...4, from: &rest)
      guard year != nil else { return nil }
    }
    // A leap year has every possible day of the year.
    guard rest.isEmpty, ParsedDate(year: year ?? leapYear, month: month, day: day) != nil else {
      return nil
    }
    return .calendar(year: year, month: month, day: day, weekday: weekday)
  }

  /// Removes the month and the day, in either order, from the start of the tokens, and returns
  /// them.
  private func takeMonthAndDay(from rest: inout Range<Int>) -> (month: Int, day: Int)? {
    if let day = takeNumber(digits: 1...2, from: &rest) {
      takeFiller(from: &rest)
      return takeName(words.months, from: &rest).map { ($0, day) }
    }
    guard let month = takeName(words.months, from: &rest) else { return nil }
    takeFiller(from: &rest)
    return takeNumber(digits: 1...2, from: &rest).map { (month, $0) }
  }

  private func takeNumber(digits: ClosedRange<Int>, from rest: inout Range<Int>) -> Int? {
    guard let first = rest.first, let number = phrase.tokens[first].number,
      digits.contains(phrase.length(of: first))
    else { return nil }
    rest.removeFirst()
    return number
  }

  /// Removes the longest name at the start of the tokens, and returns its number.
  private func takeName(_ names: [DateNames.Words: Int], from rest: inout Range<Int>) -> Int? {
    for count in stride(from: min(longestName, rest.count), to: 0, by: -1) {
      if let value = names[Array(phrase.tokens[rest].prefix(count))] {
        rest.removeFirst(count)
        return value
      }
    }
    return nil
  }

  /// Removes a connecting word between two parts of a date, if there is one.
  private func takeFiller(from rest: inout Range<Int>) {
    for count in stride(from: min(longestName, rest.count), to: 0, by: -1)
    where words.fillers.contains(Array(phrase.tokens[rest].prefix(count))) {
      rest.removeFirst(count)
      return
    }
  }
}

/// The maximum number of tokens in a name: three in the Portuguese "segunda-feira".
private let longestName = 3
private let leapYear = 2000
