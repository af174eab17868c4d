import Localization
package import WeightCore

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
