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
    case .fromToday(let days): adding(days)
    case .weekday(let number): adding(-daysSince(weekday: number))
    case .weekdayBeforeToday(let number): adding(-1)?.day(told: .weekday(number))
    case .weekdayAfterToday(let number): adding(7 - daysSince(weekday: number))
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
    (weekday - number + 7) % 7
  }

  private func ifIt(is number: Int?) -> CalendarDay? {
    number == nil || number == weekday ? self : nil
  }

  private func adding(_ days: Int) -> CalendarDay? {
    CalendarDay(daysSince1970: daysSince1970 + days)
  }

  /// The day of the week, from 1, which is Sunday.
  private var weekday: Int {
    // The first day of 1970 was a Thursday.
    let number = (daysSince1970 + 4) % 7
    return (number < 0 ? number + 7 : number) + 1
  }
}
