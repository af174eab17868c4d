/// How things stand on a day: what was weighed by then, and what comes of it.
package struct Standing: Hashable, Sendable {
  /// The day.
  package let today: CalendarDay
  /// The weigh-ins up to it, the oldest first.
  package let entries: [WeightEntry]
  /// The weights of the days, the oldest first.
  package let days: [DailyWeight]
  /// Whether there are weigh-ins, and all of them after the day.
  package let isBeforeFirst: Bool
  /// The trend under them.
  package let trend: WeightTrend
  private let dayStart: Int

  /// Looks at a log on a day.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, the oldest first.
  ///   - settings: What the person chose.
  ///   - today: The day; weigh-ins after it do not count.
  /// - Complexity: O(*n*).
  package init(_ entries: [WeightEntry], settings: Settings, today: CalendarDay) {
    let dayStart = settings.dayStart
    let end = today.daysSince1970
    self.today = today
    self.dayStart = dayStart
    // Mostly there is nothing to leave out, and a look at the days is much quicker than a copy.
    let isLater = { (entry: WeightEntry) in entry.moment.daysSince1970(startingAt: dayStart) > end }
    let areAllCounted = !entries.indices.contains { isLater(entries[$0]) }
    self.entries = areAllCounted ? entries : entries.filter { !isLater($0) }
    isBeforeFirst = self.entries.isEmpty && !entries.isEmpty
    days = DailyWeights.of(self.entries, choice: settings.daily, dayStart: dayStart)
    trend = WeightTrend(days, method: .timeAware(timeConstant: Double(settings.trendDays)))
  }

  /// The last weigh-in.
  package var latest: WeightEntry? { entries.last }

  /// On how many days in a row the person has weighed in.
  package var streak: Streak { Streak(days.lazy.map(\.day), today: today) }

  /// Returns the weights of the days since a goal was set.
  package func days(since goal: Goal) -> [DailyWeight] {
    let first = goal.set.day(startingAt: dayStart)
    return days.filter { $0.day >= first }
  }

  /// Returns the day on which a goal was set.
  func dayOfSetting(_ goal: Goal?) -> CalendarDay? { goal?.set.day(startingAt: dayStart) }

  /// Returns the day that a weigh-in counts to.
  package func day(of entry: WeightEntry) -> CalendarDay {
    entry.moment.day(startingAt: dayStart)
  }

  /// Returns by how much the last weigh-in differs from the one at the beginning of a period.
  package func change(over period: ChangePeriod) -> WeightChange? {
    WeightChange(over: period, of: entries, today: today, dayStart: dayStart)
  }

  /// Returns when a goal is likely to be reached.
  package func prediction(of goal: Mass) -> GoalPrediction {
    GoalPrediction(trend: trend, goal: goal, today: today)
  }

  /// Returns how much of the way to a goal is done.
  ///
  /// - Returns: `nil` of an empty log.
  package func progress(to goal: Goal) -> GoalProgress? {
    guard let first = entries.first, let latest else { return nil }
    return GoalProgress(start: goal.start ?? first.mass, current: latest.mass, goal: goal.target)
  }
}

/// On how many days in a row somebody has weighed in, up to today or yesterday.
package struct Streak: Hashable, Sendable {
  /// The number of days; 0 if the last was before yesterday.
  package let days: Int
  /// Whether today is one of them.
  package let includesToday: Bool

  /// Counts the streak.
  ///
  /// - Parameters:
  ///   - days: The days with weigh-ins, in any order and as often as they come.
  ///   - today: The day to count back from; later days do not count.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the days are in order already.
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
