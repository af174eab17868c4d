internal import ICU

extension DateWords {
  /// The weekdays as ICU counts them from today, Sunday first.
  static let weekdayUnits: [RelativeTimeFormat.Unit] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  /// Returns the day that a count of days or weeks tells: "3 days ago", "hace 2 sem.".
  ///
  /// It is told when ICU would write the count so.
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

  /// Returns what ICU writes for a distance in time.
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
