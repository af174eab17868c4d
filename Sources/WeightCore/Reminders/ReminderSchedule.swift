/// The input from which reminders are determined.
package struct ReminderSchedule: Sendable {
  /// The minimum length, in days, of a streak for a warning.
  package static let leastStreak = 3

  /// The weigh-ins, in any order.
  package let entries: [WeighIn]
  /// The goal, if there is one.
  package let goal: Mass?
  /// The interval between milestones.
  package let interval: MilestoneInterval
  /// The user's unit.
  package let unit: WeightUnit
  /// The current day.
  package let today: CalendarDay
  /// The days to which the weigh-ins belong.
  package let logDays: LogDays

  /// Creates a schedule, by default with the usual interval between milestones.
  package init(
    _ entries: [WeighIn],
    goal: Mass?,
    interval: MilestoneInterval? = nil,
    unit: WeightUnit,
    today: CalendarDay,
    in logDays: LogDays = .local
  ) {
    self.entries = entries
    self.goal = goal
    self.interval = interval ?? .usual(in: unit)
    self.unit = unit
    self.today = today
    self.logDays = logDays
  }

  /// Returns all reminders, without the daily one if its time is `nil`.
  package func reminders(dailyAt time: TimeOfDay?) -> [Reminder] {
    let daily = time.map { Reminder(.daily, at: $0, .daily) }
    return [daily, streakWarning, milestoneApproaching, weeklySummary].compactMap(\.self)
  }

  /// The reminder in the evening if there is a streak and no weigh-in today.
  package var streakWarning: Reminder? {
    let streak = Streak(entries.lazy.map { logDays.day(of: $0.moment) }, today: today)
    guard !streak.includesToday, streak.days >= Self.leastStreak else { return nil }
    return Reminder(.streakWarning(days: streak.days), at: .eveningOfWarnings, .once(today))
  }

  /// The reminder on the next morning if a milestone is close.
  package var milestoneApproaching: Reminder? {
    let last = entries.lastIndex(until: today, in: logDays).map { entries[$0] }
    guard
      let goal, let last, let tomorrow = today.adding(days: 1),
      let milestone = ApproachingMilestone(
        current: last.mass,
        goal: goal,
        interval: interval,
        unit: unit
      )
    else { return nil }
    return Reminder(.milestoneApproaching(milestone), at: .morningOfMilestones, .once(tomorrow))
  }

  /// The reminder on Sunday evenings.
  package var weeklySummary: Reminder? {
    let week = WeekInReview(entries, today: today, in: logDays)
    return Reminder(.weeklySummary(week), at: .eveningOfSummaries, .weekly(.sunday))
  }
}

// MARK: - Due reminders

/// A reminder to show now.
package struct DueReminder: Hashable, Sendable {
  /// The reminder.
  package let reminder: Reminder
  /// The day or the weight of which it reminds.
  ///
  /// A reminder with the same identifier and the same subject is shown only once.
  package let subject: String
}

extension ReminderSchedule {
  /// The times at which any reminder may be due.
  ///
  /// - Parameter time: The time of the daily reminder, or `nil` if there is none.
  /// - Returns: The times, without duplicates.
  package static func times(dailyAt time: TimeOfDay?) -> [ScheduledTime] {
    let days = [time, .morningOfMilestones, .eveningOfWarnings].compactMap(\.self)
    let unique = days.reduce(into: [TimeOfDay]()) { if !$0.contains($1) { $0.append($1) } }
    return unique.map { ScheduledTime($0) } + [ScheduledTime(.eveningOfSummaries, on: .sunday)]
  }

  /// Returns the reminders to show now.
  ///
  /// - Parameters:
  ///   - now: The current local time on ``today``.
  ///   - time: The time of the daily reminder, or `nil` if there is none.
  ///   - shown: The subjects of the reminders that were already shown, by identifier.
  /// - Returns: No daily reminder and no warning after a weigh-in today. The summary of a week also
  ///   appears on the day after it.
  package func due(
    at now: TimeOfDay,
    dailyAt time: TimeOfDay?,
    shown: [String: String]
  ) -> [DueReminder] {
    let candidates = [
      dailyDue(at: time), warningDue, milestoneDue, summaryDue(at: now),
    ]
    return candidates.compactMap(\.self)
      .filter { due in
        let occasion = due.reminder.occasion
        return shown[occasion.identifier] != due.subject
          && (due.subject == dayBefore?.iso8601 || isPast(due.reminder.time, at: now))
      }
  }

  private var dayBefore: CalendarDay? { today.adding(days: -1) }

  private var hasEntryToday: Bool { lastDay == today }

  /// The day of the last weigh-in that is not in the future.
  private var lastDay: CalendarDay? {
    entries.lastIndex(until: today, in: logDays)
      .map { logDays.day(of: entries[$0].moment) }
  }

  private func dailyDue(at time: TimeOfDay?) -> DueReminder? {
    guard let time, !hasEntryToday else { return nil }
    return DueReminder(reminder: Reminder(.daily, at: time, .daily), subject: today.iso8601)
  }

  private var warningDue: DueReminder? {
    streakWarning.map { DueReminder(reminder: $0, subject: today.iso8601) }
  }

  /// The reminder of a weigh-in before today that was close to a milestone.
  private var milestoneDue: DueReminder? {
    guard !hasEntryToday, let reminder = milestoneApproaching,
      case .milestoneApproaching(let milestone) = reminder.occasion
    else { return nil }
    return DueReminder(
      reminder: Reminder(reminder.occasion, at: reminder.time, .once(today)),
      subject: "\(milestone.target.micrograms)"
    )
  }

  private func summaryDue(at now: TimeOfDay) -> DueReminder? {
    let ends = [today, dayBefore].compactMap(\.self)
    guard let end = ends.first(where: { $0.weekday == .sunday }) else { return nil }
    let week = WeekInReview(entries, today: end, in: logDays)
    let reminder = Reminder(.weeklySummary(week), at: .eveningOfSummaries, .weekly(.sunday))
    return DueReminder(reminder: reminder, subject: end.iso8601)
  }

  /// Returns whether a time is not after another, both counted from the start of the day.
  private func isPast(_ time: TimeOfDay, at now: TimeOfDay) -> Bool {
    offset(time) <= offset(now)
  }

  private func offset(_ time: TimeOfDay) -> Int {
    let day = 86_400
    return (time.secondsSinceMidnight - logDays.start * 3_600 + day) % day
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
  /// - Complexity: O(*n* log *n*), or O(*n*) if the weigh-ins are already sorted.
  package static func of(_ entries: [WeighIn]) -> TimeOfDay? {
    let sorted = entries.areInOrder ? entries : entries.sorted { $0.precedes($1) }
    let newest = sorted.suffix(mostEntries).reversed()
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
