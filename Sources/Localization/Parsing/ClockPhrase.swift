internal import ICU

/// The forms in which times are told: "8:00", "8 am", "at 8", and as ICU writes them.
struct ClockPhrase {
  let words: DateWords
  let locale: FormatLocale
  let phrase: PhraseText

  /// Returns the time that some pieces of the text tell.
  ///
  /// An hour alone is a time after a word such as "at", and else just a number.
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

  /// Returns a time on a clock of 24 hours or, with the half of the day behind it, of twelve.
  private func time(hour: Int, minute: Int, half: DateWords.Words) -> DatePhrase.Time? {
    guard !half.isEmpty else { return DatePhrase.Time(hour: hour, minute: minute) }
    guard let isSecond = words.halves[half], (1...12).contains(hour) else { return nil }
    return DatePhrase.Time(hour: hour % 12 + (isSecond ? 12 : 0), minute: minute)
  }

  /// Returns the time that ICU would write so.
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
    // An hour of twelve may be one of the morning or of the evening.
    return Set([hour, hour + 12, hour % 12])
      .compactMap { DatePhrase.Time(hour: $0, minute: minute) }
      .first { time in
        let milliseconds = Double(time.hour * 60 + time.minute) * 60_000
        let text = (try? format?.string(fromMilliseconds: milliseconds)) ?? ""
        return phrase.tokens[pieces].elementsEqual(PhraseText(text, locale: locale).tokens)
      }
  }
}
