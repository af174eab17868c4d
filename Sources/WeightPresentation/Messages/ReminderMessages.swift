import Localization
package import WeightCore

/// The texts of reminders and of their schedules.
package struct ReminderMessages: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit

  /// Creates the sentences for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
  }

  /// Returns the text of a reminder.
  package func text(of occasion: Reminder.Occasion) -> String {
    switch occasion {
    case .daily:
      String(localized: "Time to weigh in", locale: locale, comment: "A reminder")
    case .streakWarning(let days):
      String(
        localized: "Weigh in today to keep your streak of \(days) days",
        locale: locale,
        comment: "A reminder in the evening"
      )
    case .milestoneApproaching(let milestone):
      String(
        localized:
          "You are close to \(milestone.target, format: MassFormat(unit: unit, digits: .atMostOne)): \(milestone.remaining, format: MassFormat(unit: unit)) to go",
        locale: locale,
        comment: "A reminder: a round weight, and the distance to it"
      )
    case .weeklySummary(let week): weekly(week)
    }
  }

  /// Returns the text of a recurring reminder, which does not depend on the current data.
  package func general(_ occasion: Reminder.Occasion) -> String {
    guard case .weeklySummary = occasion else { return text(of: occasion) }
    return String(localized: "A look back at your week", locale: locale, comment: "A reminder")
  }

  /// The title of the schedule of reminders.
  package var title: String {
    String(
      localized: "Reminders of your weight log",
      locale: locale,
      comment: "The title of a unit of systemd"
    )
  }

  private func weekly(_ week: WeekInReview) -> String {
    guard week.entries > 1, let change = week.change else {
      return String(localized: "A look back at your week", locale: locale, comment: "A reminder")
    }
    return String(
      localized:
        "Your week: \(week.entries) entries, \(change.value(in: .kilogram), format: MassChangeFormat(unit: unit))",
      locale: locale,
      comment: "A reminder: a number of entries, and a difference of weights"
    )
  }

  /// Returns the days and the time of a reminder.
  package func time(of reminder: Reminder) -> String {
    switch reminder.recurrence {
    case .once(let day):
      String(
        localized: "\(day, format: DayFormat()), \(reminder.time, format: TimeFormat())",
        locale: locale,
        comment: "When a reminder comes: a date and a time"
      )
    case .daily:
      String(
        localized: "every day, \(reminder.time, format: TimeFormat())",
        locale: locale,
        comment: "When a reminder comes: a time"
      )
    case .weekly(let weekday):
      String(
        localized:
          "every \(weekday, format: WeekdayFormat()), \(reminder.time, format: TimeFormat())",
        locale: locale,
        comment: "When a reminder comes: a day of the week and a time"
      )
    }
  }

  /// Returns a table of reminders, starting with the headings.
  package func lines(_ reminders: [Reminder], width: Int? = nil) -> [String] {
    var table = TextTable([
      .init(String(localized: "When", locale: locale, comment: "Heading: days and a time")),
      .init(
        String(localized: "Reminder", locale: locale, comment: "Heading: the text of a reminder")
      ),
    ])
    for reminder in reminders {
      table.add([time(of: reminder), text(of: reminder.occasion)])
    }
    return table.lines(width: width)
  }

  /// Returns the sentence about the time at which the user usually weighs in.
  package func habit(_ time: TimeOfDay) -> String {
    String(
      localized: "You usually weigh in at about this time: \(time, format: TimeFormat())",
      locale: locale,
      comment: "The argument is a time"
    )
  }
}
