/// A reminder and its schedule, without its texts.
package struct Reminder: Hashable, Sendable {
  /// The subject of a reminder.
  package enum Occasion: Hashable, Sendable {
    /// Time to weigh in.
    case daily
    /// A streak of this many days ends unless the user weighs in today.
    case streakWarning(days: Int)
    /// The next round weight is close.
    case milestoneApproaching(ApproachingMilestone)
    /// The week is over.
    case weeklySummary(WeekInReview)

    /// The identifier of the kind of reminder; a new reminder replaces one with the same
    /// identifier.
    package var identifier: String {
      switch self {
      case .daily: "weightLogReminder"
      case .streakWarning: "streakWarning"
      case .milestoneApproaching: "milestoneApproaching"
      case .weeklySummary: "weeklySummary"
      }
    }
  }

  /// The subject of the reminder.
  package let occasion: Occasion
  /// The local time.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence

  /// Creates a reminder.
  package init(_ occasion: Occasion, at time: TimeOfDay, _ recurrence: Recurrence) {
    self.occasion = occasion
    self.time = time
    self.recurrence = recurrence
  }
}

/// The recurrence of a reminder.
package enum Recurrence: Hashable, Sendable {
  /// On one day only.
  case once(CalendarDay)
  /// Every day.
  case daily
  /// Weekly on one day.
  case weekly(Weekday)

  /// Returns the first occurrence on or after a day.
  func firstDay(from day: CalendarDay) -> CalendarDay {
    switch self {
    case .once(let day): day
    case .daily: day
    case .weekly(let weekday):
      day.adding(days: (weekday.rawValue - day.weekday.rawValue + 7) % 7) ?? day
    }
  }
}

/// A milestone close to the current weight, in the direction of the goal.
package struct ApproachingMilestone: Hashable, Sendable {
  /// The milestone: a multiple of the interval, or the goal.
  package let target: Mass
  /// The exact difference from the current weight.
  package let remaining: Mass

  /// Finds the next milestone.
  ///
  /// Returns `nil` if it is farther than 1 kg or 2 lb away, if the current weight is a milestone, or
  /// if it equals the goal.
  package init?(current: Mass, goal: Mass, interval: MilestoneInterval, unit: WeightUnit) {
    let step = interval.step.micrograms
    let reach =
      unit == .kilogram ? unit.micrograms : WeightUnit.pound.micrograms * 2
    guard current.micrograms > 0, current != goal else { return nil }
    let over = current.micrograms % step
    let distance = goal.difference(from: current).micrograms.magnitude
    let remaining = min(goal < current ? over : step - over, Int64(clamping: distance))
    guard over > 0, remaining <= reach else { return nil }
    let (target, overflow) = current.micrograms.addingReportingOverflow(
      goal < current ? -remaining : remaining
    )
    guard !overflow else { return nil }
    self.target = Mass(micrograms: target)
    self.remaining = Mass(micrograms: remaining)
  }
}

/// The results of the last seven days.
package struct WeekInReview: Hashable, Sendable {
  /// The number of weigh-ins.
  package let entries: Int
  /// The exact difference from the first weigh-in to the last, or `nil` if there are none.
  package let change: Mass?
  /// The direction of the change, with a threshold of zero.
  package let direction: ChangeDirection

  /// Summarizes the week that ends today.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - today: The last day of the week.
  ///   - logDays: The days to which the weigh-ins belong.
  /// - Complexity: O(*n*).
  package init(
    _ entries: some Sequence<WeighIn>,
    today: CalendarDay,
    in logDays: LogDays = .local
  ) {
    let end = today.daysSince1970
    let week = entries.filter {
      (end - 6...end).contains(logDays.number(of: $0.moment))
    }
    let first = week.min { $0.precedes($1) }
    let last = week.max { $0.precedes($1) }
    self.entries = week.count
    change = first.flatMap { first in last?.mass.difference(from: first.mass) }
    direction = ChangeDirection(of: change?.micrograms ?? 0, threshold: 0)
  }
}
