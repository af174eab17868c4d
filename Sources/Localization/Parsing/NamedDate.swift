/// The form of a date whose month is a word: "30 de marzo", "Mon, March 30, 2026".
struct NamedDate {
  let words: DateWords
  let phrase: PhraseText

  /// Returns the day that some pieces of the text tell.
  func day(_ pieces: Range<Int>) -> DatePhrase.Day? {
    var rest = pieces
    if let first = rest.first, DateWords.isArticle(phrase.tokens[first]) { rest.removeFirst() }
    let weekday = takeName(words.weekdays, from: &rest)
    guard let (month, day) = takeMonthAndDay(from: &rest) else { return nil }
    var year: Int?
    if !rest.isEmpty {
      takeFiller(from: &rest)
      year = takeNumber(digits: 4...4, from: &rest)
      guard year != nil else { return nil }
    }
    // A leap year has every day that a year can have.
    guard rest.isEmpty, ParsedDate(year: year ?? leapYear, month: month, day: day) != nil else {
      return nil
    }
    return .calendar(year: year, month: month, day: day, weekday: weekday)
  }

  /// Takes the month and the day, in either order.
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

  /// Takes the longest name that the pieces begin with.
  private func takeName(_ names: [DateWords.Words: Int], from rest: inout Range<Int>) -> Int? {
    for count in stride(from: min(longestName, rest.count), to: 0, by: -1) {
      if let value = names[Array(phrase.tokens[rest].prefix(count))] {
        rest.removeFirst(count)
        return value
      }
    }
    return nil
  }

  /// Takes what may stand between two parts of a date, if it stands there.
  private func takeFiller(from rest: inout Range<Int>) {
    for count in stride(from: min(longestName, rest.count), to: 0, by: -1)
    where words.fillers.contains(Array(phrase.tokens[rest].prefix(count))) {
      rest.removeFirst(count)
      return
    }
  }
}

/// How many pieces a name may have: three in the Portuguese "segunda-feira".
private let longestName = 3
private let leapYear = 2000
