#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What widgets show: values, without any word.
///
/// Who shows them need not know the log: all that they need is here, up to the moment at which it
/// is not true any more.
package struct WidgetContent: Hashable, Sendable {
  /// A weigh-in and the day that it counts to.
  package struct Entry: Hashable, Sendable {
    /// The day.
    package let day: CalendarDay
    /// The weigh-in itself.
    package let entry: WeightEntry
  }

  /// How many of the last weigh-ins there are at most.
  package static let entryLimit = 30
  /// How many days the chart goes back, today included.
  package static let chartDays = 7

  /// What there is to show.
  package let state: WidgetState
  /// When this was so.
  package let written: Moment
  /// The day of the person at that moment.
  package let today: CalendarDay
  /// When to look again; see ``refresh(after:in:)``.
  package let refreshAfter: Moment
  /// The last weigh-ins, the newest first.
  package let entries: [Entry]
  /// The trend on the last day with a weigh-in, in kilograms.
  package let trend: Double?
  /// By how much the weight has changed in a week.
  package let change: Mass?
  /// Where it has gone.
  package let direction: WidgetDirection
  /// The goal.
  package let goal: Goal?
  /// The weight that the way to the goal began with.
  package let start: Mass?
  /// How much of the way is done.
  package let progress: GoalProgress?
  /// The weights of the last days, the oldest first.
  package let chart: [DailyWeight]

  /// Looks at a log.
  ///
  /// - Parameters:
  ///   - standing: How things stand; `nil` if there is no log that could tell.
  ///   - settings: What the person chose.
  ///   - unit: The unit in which the person reads weights.
  ///   - now: The time.
  ///   - timeZone: The zone of the clocks around the person.
  package init(
    _ standing: Standing?,
    settings: Settings,
    unit: WeightUnit,
    now: Moment,
    timeZone: TimeZone
  ) {
    state = standing.map { $0.entries.isEmpty ? .empty : .ready } ?? .needsSetup
    written = now
    let day = standing?.today ?? now.day(startingAt: settings.dayStart)
    today = day
    refreshAfter = Self.refresh(after: now, in: timeZone)
    entries = standing.map(Self.lastEntries) ?? []
    trend = standing?.trend.current?.kilograms
    change = standing?.change(over: .week)?.mass
    direction = WidgetDirection(change, unit: unit)
    goal = settings.goal
    start = goal.flatMap { $0.start ?? standing?.entries.first?.mass }
    progress = goal.flatMap { standing?.progress(to: $0) }
    let days = standing?.days.suffix(Self.chartDays) ?? []
    chart = days.filter { $0.day.days(until: day) < Self.chartDays }
  }

  /// The newest weigh-in.
  package var latest: Entry? { entries.first }

  /// Whether there are days enough for a line between them.
  package var hasChart: Bool { chart.count > 1 }

  /// Returns when a widget is to be looked at again: after four hours, or when the next day begins
  /// if that is sooner, since the last seven days are others then.
  static func refresh(after now: Moment, in timeZone: TimeZone) -> Moment {
    let seconds = now.secondsSince1970 + 4 * 3_600
    let later = Date(timeIntervalSince1970: Double(seconds))
    let hours = Moment(later, in: timeZone) ?? now
    let shown = Moment(now.date, in: timeZone) ?? now
    guard
      let tomorrow = shown.day.adding(days: 1), let start = TimeOfDay(hour: 0, minute: 0),
      let midnight = Moment(tomorrow, at: start, in: timeZone)
    else { return hours }
    return min(hours, midnight)
  }

  private static func lastEntries(_ standing: Standing) -> [Entry] {
    standing.entries.suffix(entryLimit).reversed()
      .map { Entry(day: standing.day(of: $0), entry: $0) }
  }
}

/// Where a weight has gone in a week; no way is better than another.
package enum WidgetDirection: String, Hashable, Sendable {
  /// There are no two weigh-ins to compare.
  case unknown
  /// Half a kilogram or half a pound has not come together.
  case neutral
  case down
  case up

  /// Names the direction of a change for somebody who reads weights in a unit.
  init(_ change: Mass?, unit: WeightUnit) {
    guard let change else {
      self = .unknown
      return
    }
    let half = unit.unitOfChange.micrograms / 2
    switch ChangeDirection(of: change.micrograms, threshold: half) {
    case .down: self = .down
    case .stable: self = .neutral
    case .up: self = .up
    }
  }
}

/// A shape in which a widget is shown; the names are those that people type.
package enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  /// A square: the weight and where it goes.
  case small
  /// Two squares side by side: the weight, and the way to the goal.
  case medium
  /// Four squares: all of that, the week, and the last weigh-ins.
  case large
  /// A small circle for a screen that is locked.
  case circular
  /// A small strip for a screen that is locked.
  case rectangular
}

/// What a widget has to show.
package enum WidgetState: String, Hashable, Sendable {
  /// There is no log yet, or it is on its way to another place.
  case needsSetup
  /// The log has no weigh-in.
  case empty
  /// There is a weight.
  case ready
}
