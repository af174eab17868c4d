import Localization
import WeightCore

extension CalendarDay {
  /// Returns the day that somebody means who tells it on this day.
  ///
  /// - Returns: `nil` if there is no such day.
  func day(told phrase: DatePhrase.Day) -> CalendarDay? {
    switch phrase {
    case .calendar(let year?, let month, let day, let weekday):
      CalendarDay(year: year, month: month, day: day)?.ifIt(is: weekday)
    case .calendar(nil, let month, let day, let weekday):
      lastDay(month: month, day: day)?.ifIt(is: weekday)
    case .fromToday(let days): adding(days: days)
    case .weekday(let number): adding(days: -daysSince(weekday: number))
    case .weekdayBeforeToday(let number): adding(days: -1)?.day(told: .weekday(number))
    case .weekdayAfterToday(let number): adding(days: 7 - daysSince(weekday: number))
    }
  }

  /// Returns the last such day of a year up to this one.
  private func lastDay(month: Int, day: Int) -> CalendarDay? {
    // There are up to eight years from one 29 February to the next.
    (0...8).lazy.compactMap { CalendarDay(year: year - $0, month: month, day: day) }
      .first { $0 <= self }
  }

  /// Returns how many days ago a day of the week was: 0 to 6.
  private func daysSince(weekday number: Int) -> Int {
    (weekday.rawValue - number + 7) % 7
  }

  private func ifIt(is number: Int?) -> CalendarDay? {
    number == nil || number == weekday.rawValue ? self : nil
  }
}
