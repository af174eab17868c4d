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
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: The day whose name is the example.
  /// - Returns: A sentence that names the text and, as a hint, what would have been taken.
  package func refusalOfWeekday(_ text: String, today: CalendarDay) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is not a day of the week.",
        locale: locale,
        comment: "Error: what was typed cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \([nameOfWeekday(today)], format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of forms, such as '72.5 or 72.5 kg'"
      )
    )
  }

  private func nameOfWeekday(_ day: CalendarDay) -> String {
    DayFormat(skeleton: "EEEE").format(day, locale: formats)
  }
}
