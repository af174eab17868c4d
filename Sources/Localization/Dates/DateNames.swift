internal import ICU

/// The words for days and times in a locale: those of ICU, and a few everyday words that the CLDR
/// lacks.
struct DateNames: Sendable {
  /// One word, or several that form a unit.
  typealias Words = [PhraseToken]

  /// The months, from 1.
  let months: [Words: Int]
  /// The days of the week, from 1, which is Sunday.
  let weekdays: [Words: Int]
  /// Words for a whole day: "yesterday", "last Monday".
  let days: [Words: DatePhrase.Day]
  /// The day periods AM and PM; the value is whether it is the second one.
  let halves: [Words: Bool]
  /// Words between the parts of a date: "de".
  let fillers: Set<Words>
  /// Words between a day and a time: "at", "a las".
  let joints: Set<Words>

  /// Returns the words of a locale from the cache.
  static func shared(locale: FormatLocale) -> DateNames {
    cache.value(for: locale.dates) { _ in DateNames(locale: locale) }
  }

  private static let cache = KeyedCache<String, DateNames>()

  private init(locale: FormatLocale) {
    // If a country has its own word, that of the language is accepted too.
    let learned = sequence(first: locale.dates) { (try? LocaleData.parent(of: $0)) ?? nil }
      .map { InferredDateNames(locale: FormatLocale($0)) }
    func all<Value>(_ words: (InferredDateNames) -> [Words: Value]) -> [Words: Value] {
      learned.reduce(into: [:]) { $0.merge(words($1)) { first, _ in first } }
    }
    let months = all(\.months).merging(everydayMonths) { first, _ in first }
    self.months = months
    // In Spain, "mar" alone is March; next to March it is Tuesday.
    weekdays = all(\.weekdays)
    days = all(\.days).merging(everydayDays) { first, _ in first }
      .merging(weekdays.mapValues(DatePhrase.Day.weekday).filter { months[$0.key] == nil }) {
        first,
        _ in first
      }
    halves = all(\.halves)
    fillers = learned.reduce(into: everydayFillers) { $0.formUnion($1.fillers) }
    joints = learned.reduce(into: everydaySeparators) { $0.formUnion($1.joints) }
  }

  /// Returns whether a word may be before a day: "on Monday", "el lunes".
  static func isArticle(_ word: PhraseToken) -> Bool { everydayArticles.contains(word) }
}

extension PhraseToken {
  fileprivate init(_ word: String) {
    self = .word(SearchText(word))
  }
}

// English and Spanish words that the CLDR of ICU 72 lacks. It has no articles, and separates a
// Spanish day and its time with a comma.

private let everydayArticles: Set = [PhraseToken("on"), PhraseToken("el")]
private let everydayFillers: Set<DateNames.Words> = [[], [PhraseToken("del")]]
private let everydaySeparators: Set<DateNames.Words> = [
  [PhraseToken("at")], [PhraseToken("a"), PhraseToken("las")],
  [PhraseToken("a"), PhraseToken("la")],
]
/// In Mexico, the day before yesterday.
private let everydayDays: [DateNames.Words: DatePhrase.Day] = [
  [PhraseToken("antier")]: .fromToday(days: -2)
]
/// Versions of the CLDR differ between the two, in both languages.
private let everydayMonths: [DateNames.Words: Int] = [
  [PhraseToken("sep")]: 9, [PhraseToken("sept")]: 9,
]

// MARK: - Counted

extension DateNames {
  /// The weekdays as units of ICU's relative times, Sunday first.
  static let weekdayUnits: [RelativeTimeFormat.Unit] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  /// Returns the day for a number of days or weeks: "3 days ago", "hace 2 sem.".
  ///
  /// The words are accepted if ICU would write the number that way.
  static func day(counting words: Words, _ locale: FormatLocale) -> DatePhrase.Day? {
    let numbers = words.compactMap(\.number)
    guard words.count > 1, numbers.count == 1, let count = numbers.first,
      (0...greatestCount).contains(count)
    else { return nil }
    for width in [RelativeTimeFormat.Width.long, .short, .narrow] {
      for (unit, days) in [(RelativeTimeFormat.Unit.day, 1), (.week, 7)] {
        for offset in [-count, count]
        where tokens(unit, offset, width, isNumeric: true, locale) == words {
          return .fromToday(days: offset * days)
        }
      }
    }
    return nil
  }

  /// Returns the tokens that ICU writes for a relative time.
  static func tokens(
    _ unit: RelativeTimeFormat.Unit,
    _ offset: Int,
    _ width: RelativeTimeFormat.Width,
    isNumeric: Bool,
    _ locale: FormatLocale
  ) -> Words {
    let format = try? RelativeTimeFormat.shared(locale: locale.dates, width: width)
    let text = try? format?.string(from: Double(offset), unit, numeric: isNumeric)
    return PhraseText(text ?? "", locale: locale).tokens
  }
}

/// A century, in days.
private let greatestCount = 36_525

/// The words of ICU for days and times in a locale, inferred from formatted dates.
struct InferredDateNames {
  let months: [DateNames.Words: Int]
  let weekdays: [DateNames.Words: Int]
  let days: [DateNames.Words: DatePhrase.Day]
  let halves: [DateNames.Words: Bool]
  let fillers: Set<DateNames.Words>
  let joints: Set<DateNames.Words>

  init(locale: FormatLocale) {
    months = Self.names(["MMMM", "LLLL", "MMM", "LLL"], of: 1...12, locale) {
      firstSample + Double($0 - 1) * millisecondsPerMonth
    }
    weekdays = Self.names(["EEEE", "cccc", "EEE", "ccc"], of: 1...7, locale) {
      firstSample + Double($0 - 1) * millisecondsPerDay
    }
    halves = Self.halves(locale)
    days = Self.days(locale)
    fillers = Self.fillers(locale, months: months, weekdays: weekdays)
    joints = Self.joints(locale)
  }

  /// Returns the names of the fields of some patterns, without names that two fields share.
  private static func names(
    _ patterns: [String],
    of values: ClosedRange<Int>,
    _ locale: FormatLocale,
    moment: (Int) -> Double
  ) -> [DateNames.Words: Int] {
    var names: [DateNames.Words: Int] = [:]
    for pattern in patterns {
      var own: [DateNames.Words: Int?] = [:]
      for value in values {
        let name = tokens(.pattern(pattern), moment(value), locale)
        own[name] = own[name] == nil ? value : .some(nil)
      }
      for case (let name, let value?) in own where name.allSatisfy({ $0.number == nil }) {
        if names[name] == nil { names[name] = value }
      }
    }
    return names
  }

  /// Returns the words for the day periods, with and without periods between the letters.
  private static func halves(_ locale: FormatLocale) -> [DateNames.Words: Bool] {
    var halves: [DateNames.Words: Bool] = [:]
    for isSecond in [false, true] {
      let moment = firstSample + (isSecond ? millisecondsPerDay / 2 : 0)
      let text = text(.pattern("a"), moment, locale)
      let letters = text.filter(\.isLetter)
      let apart = letters.map { "\($0)." }.joined()
      for form in [text, letters, apart] where !letters.isEmpty {
        halves[PhraseText(form, locale: locale).tokens] = isSecond
      }
    }
    return halves
  }

  /// Returns the words for days near today, and for the weekdays before and after it.
  private static func days(_ locale: FormatLocale) -> [DateNames.Words: DatePhrase.Day] {
    var days: [DateNames.Words: DatePhrase.Day] = [:]
    func learn(_ unit: RelativeTimeFormat.Unit, _ offset: Int, _ day: DatePhrase.Day) {
      let words = DateNames.tokens(unit, offset, .long, isNumeric: false, locale)
      guard !words.isEmpty, words.allSatisfy({ $0.number == nil }) else { return }
      days[words] = day
    }
    for offset in -3...3 { learn(.day, offset, .fromToday(days: offset)) }
    for (index, unit) in DateNames.weekdayUnits.enumerated() {
      learn(unit, -1, .weekdayBeforeToday(index + 1))
      learn(unit, 1, .weekdayAfterToday(index + 1))
    }
    return days
  }

  /// Returns the words between the day, the month and the year.
  private static func fillers(
    _ locale: FormatLocale,
    months: [DateNames.Words: Int],
    weekdays: [DateNames.Words: Int]
  ) -> Set<DateNames.Words> {
    let skeletons = ["yMMMd", "yMMMMd", "MMMd", "MMMMd"].map(DateTimeFormat.Form.skeleton)
    let names = Set((Array(months.keys) + Array(weekdays.keys)).compactMap(\.first))
    return skeletons.reduce(into: []) { fillers, form in
      var filler: DateNames.Words = []
      for token in tokens(form, firstSample, locale) {
        if token.number == nil, !names.contains(token) {
          filler.append(token)
        } else {
          fillers.insert(filler)
          filler = []
        }
      }
    }
  }

  /// Returns the words between a date and a time.
  private static func joints(_ locale: FormatLocale) -> Set<DateNames.Words> {
    let time = tokens(.styles(date: .none, time: .short), firstSample, locale)
    return [DateTimeFormat.Style.full, .long, .medium, .short]
      .reduce(into: []) { joints, style in
        let date = tokens(.styles(date: style, time: .none), firstSample, locale)
        let both = tokens(.styles(date: style, time: .short), firstSample, locale)
        guard both.starts(with: date), both.reversed().starts(with: time.reversed()) else { return }
        joints.insert(both.dropFirst(date.count).dropLast(time.count).map(\.self))
      }
  }

  private static func tokens(
    _ form: DateTimeFormat.Form,
    _ moment: Double,
    _ locale: FormatLocale
  ) -> [PhraseToken] {
    PhraseText(text(form, moment, locale), locale: locale).tokens
  }

  private static func text(
    _ form: DateTimeFormat.Form,
    _ moment: Double,
    _ locale: FormatLocale
  ) -> String {
    let format = try? DateTimeFormat.shared(form: form, locale: locale.dates, timeZone: "UTC")
    return (try? format?.string(fromMilliseconds: moment)) ?? ""
  }
}

/// Sunday, 2 January 2033, at 7:08 in UTC.
private let firstSample = 1_988_262_480_000.0
private let millisecondsPerDay = 86_400_000.0
/// 30.5 days.
private let millisecondsPerMonth = 2_635_200_000.0
