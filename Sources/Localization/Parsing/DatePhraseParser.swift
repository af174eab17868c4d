internal import ICU

/// Reads days and times as people tell them, strictly, to the last character.
///
/// They are those of ``DateParser``; the words of the locale for days near today ("yesterday", "hace 3
/// días", "el lunes"); days with the name of their month, with a year or without; a time alone; and a
/// day with a time, in either order. Case and accents are of no matter.
///
/// ```swift
/// let parser = DatePhraseParser(locale: FormatLocale("es_ES"))
/// try parser.parse("ayer a las 8:00").day   // .fromToday(days: -1)
/// try parser.parse("30 de marzo").day       // .calendar(year: nil, month: 3, day: 30, weekday: nil)
/// try parser.parse("ayer por la noche")     // throws: .notADate
/// ```
public struct DatePhraseParser: Sendable {
  private let locale: FormatLocale
  private let words: DateWords

  /// Creates a reader for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    words = DateWords.shared(locale: locale)
  }

  /// Returns what the whole text tells.
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
    // Two ways to read the same text: nobody knows which is meant.
    guard meanings.count == 1, let meaning = meanings.first else { throw error }
    return meaning
  }

  /// Reads some pieces of a text as a day, and the others as a time.
  private func reading(_ phrase: PhraseText, day: Range<Int>, time: Range<Int>) -> DatePhrase? {
    let told = day.isEmpty ? nil : self.day(phrase, day)
    guard told != nil || day.isEmpty else { return nil }
    guard !time.isEmpty else { return told.map { DatePhrase(day: $0, time: nil) } }
    return self.time(phrase, time).map { DatePhrase(day: told, time: $0) }
  }

  private func day(_ phrase: PhraseText, _ pieces: Range<Int>) -> DatePhrase.Day? {
    if pieces.count < phrase.tokens.count,
      let date = try? DateParser(locale: locale).parse(phrase.text(of: pieces)), date.hour == nil
    {
      return DatePhrase(date).day
    }
    let words = Array(phrase.tokens[pieces])
    if let day = self.words.days[words] ?? DateWords.day(counting: words, locale) { return day }
    if let article = words.first, DateWords.isArticle(article) {
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
  /// Takes a day of the calendar, maybe with a time.
  fileprivate init(_ date: ParsedDate) {
    day = .calendar(year: date.year, month: date.month, day: date.day, weekday: nil)
    time = date.hour.flatMap { hour in Time(hour: hour, minute: date.minute ?? 0) }
  }
}
