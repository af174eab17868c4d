import WeightCore
import WeightPresentation

/// What there is to remind a user of, with its words.
struct ReminderPlan {
  let reminders: [Reminder]
  let dailyTime: TimeOfDay?
  /// The time at which the user is used to weighing in.
  let habit: TimeOfDay?
  private let sentences: ReminderSentences

  init(_ settings: Settings, _ standing: Standing, _ notation: MassNotation) {
    let schedule = ReminderSchedule(
      standing.entries,
      goal: settings.goal?.target,
      unit: notation.unit,
      today: standing.today,
      dayStart: settings.dayStart
    )
    reminders = schedule.reminders(dailyAt: settings.reminder)
    dailyTime = settings.reminder
    habit = HabitualTime.of(standing.entries)
    sentences = ReminderSentences(notation)
  }

  /// The reminders as events of a calendar.
  var events: [CalendarEvent] {
    reminders.map { reminder in
      CalendarEvent(
        identifier: reminder.occasion.identifier,
        time: reminder.time,
        recurrence: reminder.recurrence,
        title: reminder.isRecurring
          ? sentences.general(reminder.occasion) : sentences.text(of: reminder.occasion)
      )
    }
  }

  /// Units of systemd for the reminders that come back, a service and a timer each.
  ///
  /// The others are of one day, which is over before anybody has enabled a timer.
  var unitFiles: [ReminderFile] {
    reminders.filter(\.isRecurring)
      .flatMap { reminder in
        let title = sentences.general(reminder.occasion)
        let service = ServiceUnit(
          description: "w8: \(title)",
          command: ["/usr/bin/notify-send", "--app-name=w8", "w8", title]
        )
        let timer = TimerUnit(
          description: "w8: \(title)",
          time: reminder.time,
          recurrence: reminder.recurrence
        )
        let name = "w8-\(reminder.occasion.identifier)"
        return [
          ReminderFile(name: "\(name).service", text: service.text),
          ReminderFile(name: "\(name).timer", text: timer.text),
        ]
      }
  }
}

extension Reminder {
  fileprivate var isRecurring: Bool {
    if case .once = recurrence { false } else { true }
  }
}
