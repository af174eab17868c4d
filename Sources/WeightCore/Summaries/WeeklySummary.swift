/// The summary of a week, compared with the week before.
package struct WeeklySummary: Hashable, Sendable {
  /// The number of weeks, counted back from the last weigh-in, for which there are summaries.
  package static let weeks = 12

  /// The first day of the week.
  package let start: CalendarDay
  /// The last day of the week.
  package let end: CalendarDay
  /// The mean of the daily weights, in kilograms.
  package let kilograms: Double
  /// The difference from the mean of the week before, in kilograms, or `nil` if that week has no
  /// weigh-ins.
  package let change: Double?
  /// The direction of the change, with a threshold of half a kilogram or half a pound.
  package let direction: ChangeDirection
  /// The day with the lowest weigh-in; see ``DailyWeight/range``.
  package let lowest: DailyWeight
  /// The number of weigh-ins.
  package let entries: Int

  /// Summarizes the weeks with weigh-ins among the last twelve weeks of the log.
  ///
  /// - Parameters:
  ///   - days: The daily weights, sorted by day.
  ///   - rule: The definition of a week.
  ///   - unit: The unit whose half is the threshold of a change. Stones use pounds.
  /// - Returns: The summaries, the newest week first.
  /// - Complexity: O(*n*).
  package static func recent(
    _ days: [DailyWeight],
    rule: WeekDefinition,
    unit: WeightUnit
  ) -> [WeeklySummary] {
    guard let last = days.last.map({ rule.start(of: $0.day) }) else { return [] }
    // The week before the first one is only needed for the comparison, and has no summary.
    let recent = days.filter { rule.start(of: $0.day).days(until: last) <= weeks * 7 }
    let all = WeekOfDays.all(in: recent, rule: rule)
    return all.indices.reversed()
      .compactMap { index in
        let week = all[index]
        guard week.start.days(until: last) < weeks * 7 else { return nil }
        let before = index > 0 ? all[index - 1] : nil
        let isNext = before.map { $0.start.days(until: week.start) <= 7 } ?? false
        return WeeklySummary(
          week,
          change: isNext ? before.map { week.average - $0.average } : nil,
          unit
        )
      }
  }

  private init?(_ week: WeekOfDays, change: Double?, _ unit: WeightUnit) {
    guard let lowest = week.days.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    let threshold = Mass(micrograms: unit.unitOfChange.micrograms / 2).value(in: .kilogram)
    start = week.start
    end = week.start.adding(days: 6) ?? lowest.day
    kilograms = week.average
    self.change = change
    direction = ChangeDirection(of: change ?? 0, threshold: threshold)
    self.lowest = lowest
    entries = week.days.reduce(0) { $0 + $1.entries }
  }
}

/// The mean weights by week.
package enum WeeklyAverages {
  /// The number of weeks, counted back from today, for which there are averages.
  package static let weeks = 12

  /// Returns the averages of the last twelve weeks with weigh-ins, the oldest first.
  ///
  /// The weeks are calendar weeks. They start with the day twelve weeks before today, so the oldest
  /// one may be incomplete.
  ///
  /// - Parameters:
  ///   - days: The daily weights, sorted by day.
  ///   - today: The current day. Later days are ignored.
  ///   - rule: The definition of a week.
  /// - Returns: The averages, without weeks that have no weigh-ins.
  /// - Complexity: O(*n*).
  package static func of(
    _ days: [DailyWeight],
    today: CalendarDay,
    rule: WeekDefinition
  ) -> [WeeklyAverage] {
    let recent = days.filter { (0...weeks * 7).contains($0.day.days(until: today)) }
    return WeekOfDays.all(in: recent, rule: rule)
      .map { week in
        WeeklyAverage(start: week.start, kilograms: week.average, days: week.days.count)
      }
  }
}

/// The mean weight of a week.
package struct WeeklyAverage: Hashable, Sendable {
  /// The first day of the week.
  package let start: CalendarDay
  /// The mean of the daily weights, in kilograms.
  package let kilograms: Double
  /// The number of days with weigh-ins in the week.
  package let days: Int

  /// Creates the mean of a week.
  package init(start: CalendarDay, kilograms: Double, days: Int) {
    self.start = start
    self.kilograms = kilograms
    self.days = days
  }
}

/// The days of one week with weigh-ins; never empty.
struct WeekOfDays {
  /// The first day of the week, with or without weigh-ins.
  let start: CalendarDay
  /// The daily weights, sorted by day.
  let days: ArraySlice<DailyWeight>

  /// The mean of the daily weights, in kilograms.
  var average: Double {
    days.reduce(0) { $0 + $1.kilograms } / Double(days.count)
  }

  /// Groups sorted days by week.
  static func all(in days: [DailyWeight], rule: WeekDefinition) -> [WeekOfDays] {
    var weeks: [WeekOfDays] = []
    var index = days.startIndex
    while index < days.endIndex {
      let start = rule.start(of: days[index].day)
      let end = days[index...].firstIndex { rule.start(of: $0.day) != start } ?? days.endIndex
      weeks.append(WeekOfDays(start: start, days: days[index..<end]))
      index = end
    }
    return weeks
  }
}
