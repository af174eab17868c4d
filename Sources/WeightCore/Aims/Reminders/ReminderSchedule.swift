/// Finds what to remind a person of.
package struct ReminderSchedule: Sendable {
  /// The days of a streak that are worth a warning.
  package static let leastStreak = 3

  /// The weigh-ins, in any order.
  package let entries: [WeightEntry]
  /// The goal, if there is one.
  package let goal: Mass?
  /// The unit that the person reads.
  package let unit: WeightUnit
  /// The day that the person lives in.
  package let today: CalendarDay
  /// The hour after midnight at which a day begins.
  package let dayStart: Int

  /// Creates a schedule.
  package init(
    _ entries: [WeightEntry],
    goal: Mass?,
    unit: WeightUnit,
    today: CalendarDay,
    dayStart: Int = 0
  ) {
    self.entries = entries
    self.goal = goal
    self.unit = unit
    self.today = today
    self.dayStart = dayStart
  }

  /// Returns all reminders, without the daily one if it has no time.
  package func reminders(dailyAt time: TimeOfDay?) -> [Reminder] {
    let daily = time.map { Reminder(.daily, at: $0, .daily) }
    return [daily, streakWarning, milestoneApproaching, weeklySummary].compactMap(\.self)
  }

  /// In the evening, if there is a streak and today has no weigh-in yet.
  package var streakWarning: Reminder? {
    let streak = Streak(entries.lazy.map { $0.moment.day(startingAt: dayStart) }, today: today)
    guard !streak.includesToday, streak.days >= Self.leastStreak else { return nil }
    return Reminder(.streakWarning(days: streak.days), at: .eveningOfWarnings, .once(today))
  }

  /// Tomorrow morning, if a round weight is near.
  package var milestoneApproaching: Reminder? {
    let last = entries.lastIndex(until: today, dayStart: dayStart).map { entries[$0] }
    guard
      let goal, let last, let tomorrow = today.adding(days: 1),
      let milestone = ApproachingMilestone(current: last.mass, goal: goal, unit: unit)
    else { return nil }
    return Reminder(.milestoneApproaching(milestone), at: .morningOfMilestones, .once(tomorrow))
  }

  /// On Sunday evenings.
  package var weeklySummary: Reminder? {
    let week = WeekInReview(entries, today: today, dayStart: dayStart)
    return Reminder(.weeklySummary(week), at: .eveningOfSummaries, .weekly(.sunday))
  }
}

extension TimeOfDay {
  fileprivate static let morningOfMilestones = TimeOfDay(hour: 9, minute: 0) ?? .noon
  fileprivate static let eveningOfSummaries = TimeOfDay(hour: 19, minute: 0) ?? .noon
  fileprivate static let eveningOfWarnings = TimeOfDay(hour: 20, minute: 0) ?? .noon
}
