internal import ICU

/// The words in which a locale tells days and times: those that ICU writes, and the few that people say
/// and the CLDR does not hold.
struct DateWords: Sendable {
  /// A word, or several of them that belong together.
  typealias Words = [PhraseToken]

  /// The months, from 1.
  let months: [Words: Int]
  /// The days of the week, from 1, which is Sunday.
  let weekdays: [Words: Int]
  /// What says a day by itself: "yesterday", "last Monday".
  let days: [Words: DatePhrase.Day]
  /// The halves of the day, by whether they are the second.
  let halves: [Words: Bool]
  /// What stands between the parts of a date: "de".
  let fillers: Set<Words>
  /// What stands between a day and a time: "at", "a las".
  let joints: Set<Words>

  /// Returns the words of a locale from the cache.
  static func shared(locale: FormatLocale) -> DateWords {
    cache.value(for: locale.dates) { _ in DateWords(locale: locale) }
  }

  private static let cache = BoundedCache<String, DateWords>()

  private init(locale: FormatLocale) {
    // Where a country has a word of its own, that of its language is understood too.
    let learned = sequence(first: locale.dates) { (try? LocaleData.parent(of: $0)) ?? nil }
      .map { LearnedDateWords(locale: FormatLocale($0)) }
    func all<Value>(_ words: (LearnedDateWords) -> [Words: Value]) -> [Words: Value] {
      learned.reduce(into: [:]) { $0.merge(words($1)) { first, _ in first } }
    }
    let months = all(\.months).merging(usualMonths) { first, _ in first }
    self.months = months
    // "mar" is March in Spain, and Tuesday only beside it.
    weekdays = all(\.weekdays)
    days = all(\.days).merging(usualDays) { first, _ in first }
      .merging(weekdays.mapValues(DatePhrase.Day.weekday).filter { months[$0.key] == nil }) {
        first,
        _ in first
      }
    halves = all(\.halves)
    fillers = learned.reduce(into: usualFillers) { $0.formUnion($1.fillers) }
    joints = learned.reduce(into: usualJoints) { $0.formUnion($1.joints) }
  }

  /// Whether a word may stand before a day: "on Monday", "el lunes".
  static func isArticle(_ word: PhraseToken) -> Bool { usualArticles.contains(word) }
}

extension PhraseToken {
  fileprivate init(_ word: String) {
    self = .word(SearchText(word))
  }
}

// What people say in English and Spanish, and the CLDR of ICU 72 has no word for: it holds no
// articles, and joins a Spanish day and its time with a comma.

private let usualArticles: Set = [PhraseToken("on"), PhraseToken("el")]
private let usualFillers: Set<DateWords.Words> = [[], [PhraseToken("del")]]
private let usualJoints: Set<DateWords.Words> = [
  [PhraseToken("at")], [PhraseToken("a"), PhraseToken("las")],
  [PhraseToken("a"), PhraseToken("la")],
]
/// In Mexico, the day before yesterday.
private let usualDays: [DateWords.Words: DatePhrase.Day] = [
  [PhraseToken("antier")]: .fromToday(days: -2)
]
/// Versions of the CLDR waver between the two, in both languages.
private let usualMonths: [DateWords.Words: Int] = [
  [PhraseToken("sep")]: 9, [PhraseToken("sept")]: 9,
]
