import WeightCore
import WeightPresentation
import WeightStore

/// The current reminders with their texts.
struct ReminderPlan {
  let reminders: [Reminder]
  let dailyTime: TimeOfDay?
  /// The time at which the user usually weighs in.
  let habit: TimeOfDay?
  private let sentences: ReminderMessages
  private let person: Person?

  init(
    _ settings: Settings,
    _ logSummary: LogSummary,
    _ notation: MassNotation,
    person: Person? = nil
  ) {
    self.person = person
    let schedule = ReminderSchedule(
      logSummary.entries,
      goal: settings.goal?.target,
      interval: settings.milestones,
      unit: notation.unit,
      today: logSummary.today,
      in: logSummary.logDays
    )
    reminders = schedule.reminders(dailyAt: settings.reminder)
    dailyTime = settings.reminder
    habit = HabitualTime.of(logSummary.entries)
    sentences = ReminderMessages(notation)
  }

  /// The reminders as calendar events.
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

  /// The command that shows the reminders when they are due.
  var backgroundCommand: BackgroundCommand {
    BackgroundCommand(
      name: "w8-remind",
      title: sentences.title,
      arguments: ["remind", "--notify"],
      person: person,
      schedule: .times(ReminderSchedule.times(dailyAt: dailyTime))
    )
  }
}

extension Reminder {
  fileprivate var isRecurring: Bool {
    if case .once = recurrence { false } else { true }
  }
}

/// The JSON output of `w8 reminders`.
struct RemindersReport: Encodable {
  private let asOf: String
  private let dryRun: Bool
  private let dailyTime: Nullable<String>
  private let usualTime: Nullable<String>
  private let service: Nullable<String>
  private let reminders: [Item]

  private struct Item: Encodable {
    let id: String
    let time: String
    let date: Nullable<String>
    let weekday: Nullable<String>
  }

  init(
    _ plan: ReminderPlan,
    _ logSummary: LogSummary,
    _ service: BackgroundInstallation.Service?,
    isDryRun: Bool
  ) {
    asOf = logSummary.today.iso8601
    dryRun = isDryRun
    dailyTime = Nullable(plan.dailyTime?.text)
    usualTime = Nullable(plan.habit?.text)
    self.service = Nullable(service?.name)
    reminders = plan.reminders.map(Self.item)
  }

  private static func item(_ reminder: Reminder) -> Item {
    var date: String?
    var weekday: String?
    switch reminder.recurrence {
    case .once(let day): date = day.iso8601
    case .daily: break
    case .weekly(let day): weekday = "\(day)"
    }
    return Item(
      id: reminder.occasion.identifier,
      time: reminder.time.text,
      date: Nullable(date),
      weekday: Nullable(weekday)
    )
  }
}
