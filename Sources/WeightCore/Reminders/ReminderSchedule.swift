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

/// The time of the day at which somebody is used to weighing in.
package enum HabitualTime {
  /// The weigh-ins that a habit needs.
  private static let leastEntries = 5
  /// The newest weigh-ins that a habit is read from.
  private static let mostEntries = 30
  /// How far the times must agree, from 0 (spread around the clock) to 1 (all the same).
  private static let leastAgreement = 0.1
  private static let secondsPerDay = 86_400
  private static let quartersPerDay = 96

  /// Finds the time, to the nearest quarter of an hour.
  ///
  /// The times are averaged as directions on a clock face of 24 hours, so that those before and
  /// after midnight do not average to noon. The newest counts most.
  ///
  /// - Parameter entries: The weigh-ins, in any order.
  /// - Returns: `nil` of fewer than five, or if they are spread around the clock.
  /// - Complexity: O(*n* log *n*).
  package static func of(_ entries: some Sequence<WeightEntry>) -> TimeOfDay? {
    let newest = entries.sorted { $1.precedes($0) }.prefix(mostEntries)
    guard newest.count >= leastEntries else { return nil }
    var (x, y, total) = (0.0, 0.0, 0.0)
    for (index, entry) in newest.enumerated() {
      let weight = Double(newest.count - index)
      let angle =
        Double(entry.moment.timeOfDay.secondsSinceMidnight) / Double(secondsPerDay) * 2 * .pi
      x += weight * angle.cosine
      y += weight * angle.sine
      total += weight
    }
    guard (x * x + y * y).squareRoot() >= leastAgreement * total else { return nil }
    let quarters = Double.angle(x: x, y: y) / (2 * .pi) * Double(quartersPerDay)
    let quarter = (Int(quarters.rounded()) + quartersPerDay) % quartersPerDay
    return TimeOfDay(hour: quarter / 4, minute: quarter % 4 * 15)
  }
}
