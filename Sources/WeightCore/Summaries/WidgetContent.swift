#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The values that widgets show, without texts.
///
/// A widget can show them without access to the log, until the time at which they become outdated.
package struct WidgetContent: Hashable, Sendable {
  /// A weigh-in and the day to which it belongs.
  package struct Entry: Hashable, Sendable {
    /// The day.
    package let day: CalendarDay
    /// The weigh-in itself.
    package let entry: WeighIn
  }

  /// The maximum number of weigh-ins.
  package static let entryLimit = 30
  /// The number of days in the chart, today included.
  package static let chartDays = 7

  /// The state of the widget.
  package let state: WidgetState
  /// The time for which the content is valid.
  package let written: Timestamp
  /// The user's day at that time.
  package let today: CalendarDay
  /// The time of the next refresh; see ``refresh(after:in:)``.
  package let refreshAfter: Timestamp
  /// The last weigh-ins, the newest first.
  package let entries: [Entry]
  /// The trend on the last day with a weigh-in, in kilograms.
  package let trend: Double?
  /// The change of the weight, in a week or since ``changeStart``.
  package let change: Mass?
  /// The day since which the weight has changed, or `nil` if it is a week ago.
  package let changeStart: CalendarDay?
  /// The direction of that change.
  package let direction: WidgetDirection
  /// The goal.
  package let goal: Goal?
  /// The weight at which progress toward the goal starts.
  package let start: Mass?
  /// The progress toward the goal.
  package let progress: GoalProgress?
  /// The daily weights in the chart, the oldest first.
  package let chart: [DailyWeight]

  /// Collects the values from a log.
  ///
  /// - Parameters:
  ///   - logSummary: The summary of the log, or `nil` if there is no log.
  ///   - settings: The user's settings.
  ///   - unit: The user's unit.
  ///   - now: The current time.
  ///   - timeZone: The local time zone.
  package init(
    _ logSummary: LogSummary?,
    settings: Settings,
    unit: WeightUnit,
    now: Timestamp,
    timeZone: TimeZone
  ) {
    state = logSummary.map { $0.entries.isEmpty ? .empty : .ready } ?? .needsSetup
    written = now
    let day = logSummary?.today ?? now.day(startingAt: settings.dayStart)
    today = day
    refreshAfter = Self.refresh(after: now, in: timeZone)
    entries = logSummary.map(Self.lastEntries) ?? []
    trend = logSummary?.trend.current?.kilograms
    let week = logSummary?.change(over: .week)
    change = week?.mass
    changeStart = week.flatMap { $0.coversPeriod ? nil : $0.first.day }
    direction = WidgetDirection(change, unit: unit)
    goal = settings.goal
    start = goal.flatMap { $0.start ?? logSummary?.entries.first?.mass }
    progress = goal.flatMap { logSummary?.progress(to: $0) }
    let days = logSummary?.days.suffix(Self.chartDays) ?? []
    chart = days.filter { $0.day.days(until: day) < Self.chartDays }
  }

  /// The newest weigh-in.
  package var latest: Entry? { entries.first }

  /// Whether there are enough days to draw a line.
  package var hasChart: Bool { chart.count > 1 }

  /// Returns the time of the next refresh: after four hours, or at the start of the next day if
  /// that is sooner.
  ///
  /// At the start of a day, the seven days of the chart change.
  static func refresh(after now: Timestamp, in timeZone: TimeZone) -> Timestamp {
    let seconds = now.secondsSince1970 + 4 * 3_600
    let later = Date(timeIntervalSince1970: Double(seconds))
    let hours = Timestamp(later, in: timeZone) ?? now
    let shown = Timestamp(now.date, in: timeZone) ?? now
    guard
      let tomorrow = shown.day.adding(days: 1), let start = TimeOfDay(hour: 0, minute: 0),
      let midnight = Timestamp(tomorrow, at: start, in: timeZone)
    else { return hours }
    return min(hours, midnight)
  }

  private static func lastEntries(_ logSummary: LogSummary) -> [Entry] {
    logSummary.entries.suffix(entryLimit).reversed()
      .map { Entry(day: logSummary.day(of: $0), entry: $0) }
  }
}

/// The direction of the change in a week.
package enum WidgetDirection: String, Hashable, Sendable {
  /// There are no two weigh-ins to compare.
  case unknown
  /// The change is less than half a kilogram or half a pound.
  case neutral
  case down
  case up

  /// Determines the direction of a change for a unit.
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

/// The size of a widget, as typed on the command line.
package enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  /// A square with the weight and its change.
  case small
  /// Two squares side by side: the weight, and the progress toward the goal.
  case medium
  /// Four squares: the weight, the progress, the week, and the last weigh-ins.
  case large
  /// A small circle for a lock screen.
  case circular
  /// A small strip for a lock screen.
  case rectangular
}

/// The state of a widget.
package enum WidgetState: String, Hashable, Sendable {
  /// There is no log yet, or it is being moved to another location.
  case needsSetup
  /// The log has no weigh-ins.
  case empty
  /// The log has a weigh-in.
  case ready
}
