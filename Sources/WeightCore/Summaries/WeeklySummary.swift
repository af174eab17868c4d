/// What a week was like, beside the week before.
package struct WeeklySummary: Hashable, Sendable {
  /// How many weeks back from the last weigh-in the summaries go.
  package static let weeks = 12

  /// The first day of the week.
  package let start: CalendarDay
  /// The last day of the week.
  package let end: CalendarDay
  /// The mean of the days with weigh-ins, in kilograms.
  package let kilograms: Double
  /// By how many kilograms the mean differs from that of the week before, or `nil` if that has none.
  package let change: Double?
  /// Whether that is a change at all: half a kilogram, or half a pound.
  package let direction: ChangeDirection
  /// The day with the lowest weight.
  package let lowest: DailyWeight
  /// The number of weigh-ins.
  package let entries: Int

  /// Sums up the weeks with weigh-ins of the twelve that end with the last weigh-in.
  ///
  /// - Parameters:
  ///   - days: The weights of days, in their order.
  ///   - rule: Where weeks begin.
  ///   - unit: The unit of which half a one is a change; stones count in pounds.
  /// - Returns: The summaries, the newest week first.
  /// - Complexity: O(*n*).
  package static func recent(
    _ days: [DailyWeight],
    rule: WeekRule,
    unit: WeightUnit
  ) -> [WeeklySummary] {
    guard let last = days.last.map({ rule.start(of: $0.day) }) else { return [] }
    // The week before the first one is needed to compare with, but has no summary.
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
    guard let lowest = week.days.min(by: { $0.kilograms < $1.kilograms }) else { return nil }
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

/// The mean weights of weeks.
package enum WeeklyAverages {
  /// How many weeks back from today the averages go.
  package static let weeks = 12

  /// Returns the averages of the last twelve weeks that have weigh-ins, the oldest first.
  ///
  /// The weeks are those of the calendar. The oldest is counted from the day twelve weeks before
  /// today, so that it may be a part of a week.
  ///
  /// - Parameters:
  ///   - days: The weights of days, in their order.
  ///   - today: The last day that counts.
  ///   - rule: Where weeks begin.
  /// - Returns: The averages; none for a week without weigh-ins.
  /// - Complexity: O(*n*).
  package static func of(
    _ days: [DailyWeight],
    today: CalendarDay,
    rule: WeekRule
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
  /// The mean of its days, in kilograms.
  package let kilograms: Double
  /// The number of days with weigh-ins that the mean is of.
  package let days: Int

  /// Creates the mean of a week.
  package init(start: CalendarDay, kilograms: Double, days: Int) {
    self.start = start
    self.kilograms = kilograms
    self.days = days
  }
}

/// The days of one week that have weigh-ins; there is at least one.
struct WeekOfDays {
  /// The first day of the week, whether it has weigh-ins or not.
  let start: CalendarDay
  /// The weights of the days, in their order.
  let days: ArraySlice<DailyWeight>

  /// The mean of the days, in kilograms.
  var average: Double {
    days.reduce(0) { $0 + $1.kilograms } / Double(days.count)
  }

  /// Cuts days, which are in order, into their weeks.
  static func all(in days: [DailyWeight], rule: WeekRule) -> [WeekOfDays] {
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
