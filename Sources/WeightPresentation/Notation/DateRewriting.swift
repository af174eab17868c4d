import Localization
import WeightCore

/// Other ways to write a day, rewritten to those that ``DatePhraseParser`` reads.
///
/// | Written | Rewritten on 22 November 2026 in Spain |
/// |---|---|
/// | `1/3`, `1-3-2026`, `1.3.26`, `2026/3/1` | `2026-03-01` |
/// | `lunes pasado`, `el pasado lunes` | `el lunes pasado` |
/// | `hace una semana` | `hace 1 semana` |
/// | `hace un mes` | `2026-10-22` |
/// | `ahora`, `antes de ayer` | `hoy`, `anteayer` |
/// | `anoche`, `ayer por la mañana`, `mediodía` | `ayer 22:00`, `ayer 7:00`, `12:00` |
/// | `27-nov-26` | `27 nov 2026` |
///
/// A rewritten text is only read in the language of its words.
struct DateRewriting {
  let today: CalendarDay
  /// Whether the day is before the month in dates with numbers, or `nil` if the year is first.
  let isDayFirst: Bool?
  /// Returns whether the words of a text are in the user's language.
  let isReadable: (String) -> Bool

  /// Returns the rewritten text, or `nil` if it needs no rewriting.
  func rewritten(_ text: String) -> String? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let changed = withISODate(counted(aliased(withSpaces(withTime(words)))))
    return changed == words ? nil : changed.joined(separator: " ")
  }

  // MARK: - Times of day

  /// The usual times that are meant by words for a part of a day.
  private static let times: [(words: [String], meaning: [String])] = [
    (["anoche"], ["ayer", "22:00"]), (["last", "night"], ["yesterday", "22:00"]),
    (["esta", "mañana"], ["hoy", "7:00"]), (["this", "morning"], ["today", "7:00"]),
    (["esta", "tarde"], ["hoy", "16:00"]), (["this", "afternoon"], ["today", "16:00"]),
    (["por", "la", "mañana"], ["7:00"]), (["morning"], ["7:00"]),
    (["por", "la", "tarde"], ["18:00"]), (["afternoon"], ["16:00"]), (["evening"], ["20:00"]),
    (["por", "la", "noche"], ["22:00"]), (["night"], ["22:00"]), (["a", "mediodía"], ["12:00"]),
    (["al", "mediodía"], ["12:00"]), (["mediodía"], ["12:00"]), (["at", "noon"], ["12:00"]),
    (["noon"], ["12:00"]), (["midday"], ["12:00"]),
  ]

  /// Replaces words for a part of a day at the end by a time.
  private func withTime(_ words: [String]) -> [String] {
    let small = words.map { $0.lowercased() }
    guard
      let (end, time) = Self.times.first(where: {
        small.suffix($0.words.count).elementsEqual($0.words)
      })
    else { return words }
    return words.dropLast(end.count) + time
  }

  /// Separates the parts of a date such as "27-nov-26", as spreadsheets write it.
  private func withSpaces(_ words: [String]) -> [String] {
    guard let word = words.first else { return words }
    let parts = word.split(separator: "-")
    guard parts.count == 3, parts[1].allSatisfy({ $0.isLetter || $0 == "." }),
      let day = Int(parts[0]), let year = Int(parts[2]), [2, 4].contains(parts[2].count)
    else { return words }
    let full = parts[2].count == 2 ? 2_000 + year : year
    let date = ["\(day)", String(parts[1]), "\(full)"]
    return (isReadable(date.joined(separator: " ")) ? date : [date[1], "\(day),", date[2]])
      + words.dropFirst()
  }

  // MARK: - Words

  /// Replaces words by others with the same meaning.
  private func aliased(_ words: [String]) -> [String] {
    let small = words.map { $0.lowercased() }
    switch small.first {
    case "ahora" where words.count == 1: return ["hoy"]
    case "now" where words.count == 1: return ["today"]
    case "antes" where small.starts(with: ["antes", "de", "ayer"]):
      return ["anteayer"] + words.dropFirst(3)
    case "pasado" where words.count > 1:
      return ["el", words[1], "pasado"] + words.dropFirst(2)
    case "el" where words.count > 2 && small[1] == "pasado":
      return ["el", words[2], "pasado"] + words.dropFirst(3)
    default: break
    }
    return words.count > 1 && small[1] == "pasado" ? ["el"] + words : words
  }

  private static let numbers = [
    "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7,
    "ocho": 8, "nueve": 9, "diez": 10, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4,
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
  ]

  /// Replaces number words in "hace una semana" and "two weeks ago", and computes months and years,
  /// whose length varies.
  private func counted(_ words: [String]) -> [String] {
    guard words.count >= 3 else { return words }
    let isSpanish = words[0].lowercased() == "hace"
    guard isSpanish || words[2].lowercased() == "ago" else { return words }
    let place = isSpanish ? 1 : 0
    var words = words
    if let number = Self.numbers[words[place].lowercased()] { words[place] = "\(number)" }
    guard let count = Int(words[place]), let day = day(count, words[place + 1].lowercased()),
      isReadable(isSpanish ? "hace 2 semanas" : "2 weeks ago")
    else { return words }
    return [day.iso8601] + words.dropFirst(3)
  }

  /// Returns the day a number of months or years ago.
  private func day(_ count: Int, _ unit: String) -> CalendarDay? {
    switch unit {
    case "mes", "meses", "month", "months": today.subtracting(months: count)
    case "año", "años", "ano", "anos", "year", "years":
      count <= 10_000 ? today.subtracting(months: 12 * count) : nil
    default: nil
    }
  }

  // MARK: - Numbers

  /// Replaces the first date with numbers by one in ISO 8601.
  private func withISODate(_ words: [String]) -> [String] {
    for place in words.indices {
      let word = words[place].hasSuffix(",") ? String(words[place].dropLast()) : words[place]
      guard let day = day(inNumbers: word) else { continue }
      var words = words
      words[place] = day.iso8601
      return words
    }
    return words
  }

  /// Returns the day of a date that consists of numbers.
  private func day(inNumbers text: String) -> CalendarDay? {
    let parts = text.split(whereSeparator: { "/.-".contains($0) })
    let separators = Set(text.filter { "/.-".contains($0) })
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard separators.count == 1, text.utf8.count == parts.joined().utf8.count + parts.count - 1,
      numbers.count == parts.count, parts.dropFirst().dropLast().allSatisfy({ $0.count <= 2 })
    else { return nil }
    if parts.count == 3, parts[0].count == 4, parts[2].count <= 2 {
      return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    // Points and hyphens between two numbers are not dates.
    guard let isDayFirst, parts[0].count <= 2,
      parts.count == 3 || parts.count == 2 && separators == ["/"]
    else { return nil }
    let (day, month) = isDayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard parts.count == 3 else {
      return parts[1].count <= 2 ? today.lastDay(month: month, day: day) : nil
    }
    switch parts[2].count {
    case 4: return CalendarDay(year: numbers[2], month: month, day: day)
    case 2: return CalendarDay(year: 2_000 + numbers[2], month: month, day: day)
    default: return nil
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension CalendarDay {
  /// Returns the day a number of months earlier, or the last day of that month if it is shorter.
  fileprivate func subtracting(months: Int) -> CalendarDay? {
    let (count, overflow) = (year * 12 + month - 1).subtractingReportingOverflow(months)
    guard !overflow, count >= 12 else { return nil }
    return (0...3).lazy
      .compactMap { CalendarDay(year: count / 12, month: count % 12 + 1, day: day - $0) }
      .first
  }
}
