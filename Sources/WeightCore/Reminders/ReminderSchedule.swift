/// The input from which reminders are determined.
package struct ReminderSchedule: Sendable {
  /// The minimum length, in days, of a streak for a warning.
  package static let leastStreak = 3

  /// The weigh-ins, in any order.
  package let entries: [WeightEntry]
  /// The goal, if there is one.
  package let goal: Mass?
  /// The user's unit.
  package let unit: WeightUnit
  /// The current day.
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

  /// Returns all reminders, without the daily one if its time is `nil`.
  package func reminders(dailyAt time: TimeOfDay?) -> [Reminder] {
    let daily = time.map { Reminder(.daily, at: $0, .daily) }
    return [daily, streakWarning, milestoneApproaching, weeklySummary].compactMap(\.self)
  }

  /// The reminder in the evening if there is a streak and no weigh-in today.
  package var streakWarning: Reminder? {
    let streak = Streak(entries.lazy.map { $0.moment.day(startingAt: dayStart) }, today: today)
    guard !streak.includesToday, streak.days >= Self.leastStreak else { return nil }
    return Reminder(.streakWarning(days: streak.days), at: .eveningOfWarnings, .once(today))
  }

  /// The reminder on the next morning if a round weight is close.
  package var milestoneApproaching: Reminder? {
    let last = entries.lastIndex(until: today, dayStart: dayStart).map { entries[$0] }
    guard
      let goal, let last, let tomorrow = today.adding(days: 1),
      let milestone = ApproachingMilestone(current: last.mass, goal: goal, unit: unit)
    else { return nil }
    return Reminder(.milestoneApproaching(milestone), at: .morningOfMilestones, .once(tomorrow))
  }

  /// The reminder on Sunday evenings.
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

/// The time of day at which the user usually weighs in.
package enum HabitualTime {
  /// The minimum number of weigh-ins for a habit.
  private static let leastEntries = 5
  /// The number of latest weigh-ins from which the habit is determined.
  private static let mostEntries = 30
  /// The minimum agreement of the times, from 0 (spread around the clock) to 1 (all equal).
  private static let leastAgreement = 0.1
  private static let secondsPerDay = 86_400
  private static let quartersPerDay = 96

  /// Returns the usual time, rounded to a quarter of an hour.
  ///
  /// The times are averaged as directions on a 24-hour clock face, so times before and after
  /// midnight do not average to noon. Newer weigh-ins have more weight.
  ///
  /// - Parameter entries: The weigh-ins, in any order.
  /// - Returns: `nil` if there are fewer than five, or if they are spread around the clock.
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
