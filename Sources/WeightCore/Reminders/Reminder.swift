/// Something to remind a person of, and when; the words are for others to find.
package struct Reminder: Hashable, Sendable {
  /// What the reminder is about.
  package enum Occasion: Hashable, Sendable {
    /// It is time to weigh in.
    case daily
    /// A streak of so many days ends if today has no weigh-in.
    case streakWarning(days: Int)
    /// The next round weight is near.
    case milestoneApproaching(ApproachingMilestone)
    /// The week is over.
    case weeklySummary(WeekInReview)

    /// The name of the kind of reminder for programs; a new reminder replaces one of its name.
    package var identifier: String {
      switch self {
      case .daily: "weightLogReminder"
      case .streakWarning: "streakWarning"
      case .milestoneApproaching: "milestoneApproaching"
      case .weeklySummary: "weeklySummary"
      }
    }
  }

  /// What the reminder is about.
  package let occasion: Occasion
  /// The time on the clocks around the person.
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

/// How often something comes back.
package enum Recurrence: Hashable, Sendable {
  /// On one day alone.
  case once(CalendarDay)
  /// Every day.
  case daily
  /// Every week on one day.
  case weekly(Weekday)

  /// Returns the first day that it is on, from a day on.
  func firstDay(from day: CalendarDay) -> CalendarDay {
    switch self {
    case .once(let day): day
    case .daily: day
    case .weekly(let weekday):
      day.adding(days: (weekday.rawValue - day.weekday.rawValue + 7) % 7) ?? day
    }
  }
}

/// A round weight in the direction of the goal that is near.
package struct ApproachingMilestone: Hashable, Sendable {
  /// The round weight: a multiple of 2.5 kg, of 5 lb, or of half a stone.
  package let target: Mass
  /// How far it is, exactly.
  package let remaining: Mass

  /// Finds the round weight ahead; each unit has its own.
  ///
  /// There is none if it is farther than 1 kg or 2 lb, or if the weight is round or the goal.
  package init?(current: Mass, goal: Mass, unit: WeightUnit) {
    let (step, reach): (Int64, Int64) =
      switch unit {
      case .kilogram: (unit.micrograms * 5 / 2, unit.micrograms)
      case .pound: (unit.micrograms * 5, unit.micrograms * 2)
      case .stone: (unit.micrograms / 2, WeightUnit.pound.micrograms * 2)
      }
    guard current.micrograms > 0, current != goal else { return nil }
    let over = current.micrograms % step
    let remaining = goal < current ? over : step - over
    guard over > 0, remaining <= reach else { return nil }
    let (target, overflow) = current.micrograms.addingReportingOverflow(
      goal < current ? -remaining : remaining
    )
    guard !overflow else { return nil }
    self.target = Mass(micrograms: target)
    self.remaining = Mass(micrograms: remaining)
  }
}

/// What the last seven days brought.
package struct WeekInReview: Hashable, Sendable {
  /// The number of weigh-ins.
  package let entries: Int
  /// The difference from the first of them to the last, exactly, or `nil` if there are none.
  package let change: Mass?
  /// Whether the weight went down or up at all.
  package let direction: ChangeDirection

  /// Looks back on the week that ends today.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - today: The last day that counts.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Complexity: O(*n*).
  package init(_ entries: some Sequence<WeightEntry>, today: CalendarDay, dayStart: Int = 0) {
    let end = today.daysSince1970
    let week = entries.filter {
      (end - 6...end).contains($0.moment.daysSince1970(startingAt: dayStart))
    }
    let first = week.min { $0.precedes($1) }
    let last = week.max { $0.precedes($1) }
    self.entries = week.count
    change = first.flatMap { first in last?.mass.difference(from: first.mass) }
    direction = ChangeDirection(of: change?.micrograms ?? 0, threshold: 0)
  }
}
