import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// Which entries of the log are shown, and how much of each.
struct LogbookOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Texts.details))
  var details = false

  @Flag(help: ArgumentHelp(Texts.notes))
  var notes = false

  @Flag(help: ArgumentHelp(Texts.nearMilestone))
  var nearMilestone = false

  @Option(help: ArgumentHelp(Texts.weekday, valueName: Texts.weekdayValue))
  var weekday: [String] = []

  /// Whether the whole log has to be looked at.
  var needsAllEntries: Bool {
    details || isFilter
  }

  /// Whether some entries are not shown.
  var isFilter: Bool {
    notes || nearMilestone || !weekday.isEmpty
  }

  /// Returns the filter that was asked for.
  func filter(_ session: Session) throws(CommandFailure) -> LogbookFilter {
    let dates = DateNotation(locale: session.notation.locale)
    var weekdays: Set<Weekday> = []
    for text in weekday {
      guard let weekday = dates.weekday(parsing: text) else {
        throw CommandFailure(dates.refusalOfWeekday(text))
      }
      weekdays.insert(weekday)
    }
    let interval = session.settings.milestones ?? .usual(in: session.notation.unit)
    return LogbookFilter(hasNote: notes, near: nearMilestone ? interval : nil, on: weekdays)
  }
}

extension LogbookOptions {
  enum Texts {
    static var details: String {
      String(
        localized:
          "Also show the average of the last seven days with entries, and the change in a week.",
        comment: "Help of w8 list --details"
      )
    }
    static var notes: String {
      String(localized: "Only entries with a note.", comment: "Help of w8 list --notes")
    }
    static var nearMilestone: String {
      String(
        localized: "Only weights close to a milestone.",
        comment: "Help of w8 list --near-milestone"
      )
    }
    static var weekday: String {
      String(
        localized: "Only entries on this day of the week; can be given several times.",
        comment: "Help of w8 list --weekday"
      )
    }
    static var weekdayValue: String {
      String(localized: "day", comment: "Help: stands for a day of the week, one word")
    }
  }
}
