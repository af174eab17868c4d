/// The state of a log on a day: the weigh-ins up to that day, and the values derived from them.
package struct LogSummary: Hashable, Sendable {
  /// The day.
  package let today: CalendarDay
  /// The weigh-ins up to the day, the oldest first.
  package let entries: [WeighIn]
  /// The first weigh-in of the log.
  package let first: WeighIn?
  /// The last weigh-in with all its values.
  package let latest: WeightEntry?
  /// The daily weights, the oldest first.
  package let days: [DailyWeight]
  /// Whether the log has weigh-ins, all of them after the day.
  package let isBeforeFirst: Bool
  /// The trend of the daily weights.
  package let trend: WeightTrend
  /// The days to which weigh-ins belong.
  package let logDays: LogDays

  /// Evaluates a log on a day.
  ///
  /// - Parameters:
  ///   - weighIns: The weigh-ins, the oldest first.
  ///   - first: The first weigh-in of the log if `weighIns` are only the recent ones.
  ///   - latest: The last entry up to the day.
  ///   - settings: The user's settings.
  ///   - today: The day. Later weigh-ins are ignored.
  ///   - now: The reader's current time, by which days farther east are limited.
  /// - Complexity: O(*n*).
  package init(
    _ weighIns: [WeighIn],
    first: WeighIn? = nil,
    latest: WeightEntry?,
    settings: Settings,
    today: CalendarDay,
    now: Timestamp? = nil
  ) {
    let logDays = LogDays(startingAt: settings.dayStart, until: now)
    let end = today.daysSince1970
    self.today = today
    self.logDays = logDays
    // Usually there are no later weigh-ins, and checking the days is much faster than copying.
    let isLater = { (weighIn: WeighIn) in
      logDays.number(of: weighIn.moment) > end
    }
    let areAllCounted = !weighIns.indices.contains { isLater(weighIns[$0]) }
    entries = areAllCounted ? weighIns : weighIns.filter { !isLater($0) }
    isBeforeFirst = entries.isEmpty && !weighIns.isEmpty
    self.first = first ?? entries.first
    self.latest = latest
    days = DailyWeights.of(entries, choice: settings.daily, in: logDays)
    trend = WeightTrend(days, method: .timeAware(timeConstant: Double(settings.trendDays)))
  }

  /// The number of consecutive days with weigh-ins.
  package var streak: Streak { Streak(days.lazy.map(\.day), today: today) }

  /// Evaluates the entries of a log on a day.
  ///
  /// - Parameters:
  ///   - entries: The entries, the oldest first.
  ///   - settings: The user's settings.
  ///   - today: The day. Later entries are ignored.
  package init(_ entries: [WeightEntry], settings: Settings, today: CalendarDay) {
    let end = today.daysSince1970
    let latest = entries.last {
      $0.moment.daysSince1970(startingAt: settings.dayStart) <= end
    }
    self.init(entries.map(\.weighIn), latest: latest, settings: settings, today: today)
  }

  /// Returns the daily weights since a goal was set.
  package func days(since goal: Goal) -> [DailyWeight] {
    let first = logDays.day(of: goal.set)
    return days.filter { $0.day >= first }
  }

  /// Returns the day on which a goal was set.
  func dayOfSetting(_ goal: Goal?) -> CalendarDay? { goal.map { logDays.day(of: $0.set) } }

  /// Returns the day to which a weigh-in belongs.
  package func day(of weighIn: WeighIn) -> CalendarDay {
    logDays.day(of: weighIn.moment)
  }

  /// Returns the difference between the last daily weight and the one at the start of a period.
  package func change(over period: ChangePeriod) -> WeightChange? {
    WeightChange(over: period, of: days, today: today)
  }

  /// The change since an earlier day, for a log without weigh-ins near the start of the last week
  /// or month; otherwise `nil`.
  ///
  /// The earlier day is that of the change over a week.
  package var changeSinceEarlierDay: WeightChange? {
    guard let week = change(over: .week), !week.coversPeriod,
      change(over: .month)?.coversPeriod != true
    else { return nil }
    return week
  }

  /// The weight without daily fluctuations and its pace, or `nil` if there are too few recent
  /// weigh-ins.
  package var underlyingWeight: UnderlyingWeight? { trend.underlyingWeight(on: today) }

  /// Returns the predicted date of a goal.
  package func prediction(of goal: Mass) -> GoalPrediction {
    GoalPrediction(trend: trend, goal: goal, today: today)
  }

  /// Returns the progress toward a goal.
  ///
  /// - Returns: `nil` if the log is empty.
  package func progress(to goal: Goal) -> GoalProgress? {
    guard let first, let latest else { return nil }
    return GoalProgress(start: goal.start ?? first.mass, current: latest.mass, goal: goal.target)
  }
}

/// The number of consecutive days with weigh-ins, up to today or yesterday.
package struct Streak: Hashable, Sendable {
  /// The number of days; 0 if the last weigh-in was before yesterday.
  package let days: Int
  /// Whether there is a weigh-in today.
  package let includesToday: Bool

  /// Counts the days of the streak.
  ///
  /// - Parameters:
  ///   - days: The days with weigh-ins, in any order, with or without repetitions.
  ///   - today: The current day. Later days are ignored.
  /// - Complexity: O(*n* log *n*), or O(*n*) if the days are already sorted.
  package init(_ days: some Sequence<CalendarDay>, today: CalendarDay) {
    let now = today.daysSince1970
    let past = days.map(\.daysSince1970).filter { $0 <= now }.sorted()
    includesToday = past.last == now
    var next = includesToday ? now : now - 1
    var count = 0
    for day in past.reversed() where day <= next {
      guard day == next else { break }
      count += 1
      next -= 1
    }
    self.days = count
  }
}
