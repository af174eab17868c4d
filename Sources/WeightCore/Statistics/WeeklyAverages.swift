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
