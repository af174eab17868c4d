import WeightCore

/// What `w8 reminders --json` prints.
struct RemindersReport: Encodable {
  private let asOf: String
  private let dryRun: Bool
  private let dailyTime: Nullable<String>
  private let usualTime: Nullable<String>
  private let reminders: [Item]

  private struct Item: Encodable {
    let id: String
    let time: String
    let date: Nullable<String>
    let weekday: Nullable<String>
  }

  init(_ plan: ReminderPlan, _ standing: Standing, isDryRun: Bool) {
    asOf = standing.today.iso8601
    dryRun = isDryRun
    dailyTime = Nullable(plan.dailyTime?.text)
    usualTime = Nullable(plan.habit?.text)
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
