import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// The day that the user lives in.
  var today: CalendarDay { now.day(startingAt: settings.dayStart) }

  /// Where the weeks of the user begin.
  var weekRule: WeekRule { WeekRule(settings.weekStart, habitOf: notation.formats) }

  /// Returns how things stand today, or stood on the day that the user asks about.
  func standing(_ options: AsOfOptions) throws(CommandFailure) -> Standing {
    let day = try day(options)
    let entries = try read { store throws(StoreError) in try store.allEntries() } ?? []
    return Standing(entries, settings: settings, today: day)
  }

  /// Returns the day that the user asks about: today if no other is named.
  func day(_ options: AsOfOptions) throws(CommandFailure) -> CalendarDay {
    try options.asOf.map { text throws(CommandFailure) in try day(text) } ?? today
  }

  /// What to tell somebody who looks at a log that has no entries up to a day.
  func invitation(_ standing: Standing) -> String {
    guard standing.isBeforeFirst else { return invitation }
    return String(
      localized: "There are no entries up to \(standing.today, format: DayFormat()).",
      comment: "Instead of figures; the argument is the day that was asked about"
    )
  }

  /// Reads a day up to today.
  private func day(_ text: String) throws(CommandFailure) -> CalendarDay {
    let day = try calendarDay(text)
    let dates = DateNotation(locale: notation.locale)
    guard day <= today else { throw CommandFailure(dates.refusalOfFuture(text)) }
    return day
  }
}
