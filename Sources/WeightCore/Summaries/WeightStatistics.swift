/// Statistics of a whole log.
package struct WeightStatistics: Hashable, Sendable {
  /// The number of weigh-ins.
  package let entries: Int
  /// The number of days with weigh-ins.
  package let days: Int
  /// The first day with the lowest weigh-in; see ``DailyWeight/range``.
  package let lowest: DailyWeight
  /// The first day with the highest weigh-in; see ``DailyWeight/range``.
  package let highest: DailyWeight
  /// The mean of the daily weights, in kilograms.
  package let mean: Double
  /// The standard deviation of the daily weights, in kilograms, or `nil` for a single day.
  package let deviation: Double?
  /// The first day with a weigh-in.
  package let first: CalendarDay
  /// The last day with a weigh-in.
  package let last: CalendarDay

  /// The number of days from the first weigh-in to the last, both included.
  package var span: Int { first.days(until: last) + 1 }

  /// The average number of weigh-ins per week, or `nil` if the log spans less than a week.
  package var entriesPerWeek: Double? {
    span < 7 ? nil : Double(entries) * 7 / Double(span)
  }

  /// Calculates the statistics of daily weights, which must be sorted by day.
  ///
  /// - Returns: `nil` if there are none.
  /// - Complexity: O(*n*).
  package init?(_ weights: [DailyWeight]) {
    guard
      let first = weights.first,
      let last = weights.last,
      let lowest = weights.min(by: { $0.range.lowerBound < $1.range.lowerBound }),
      // `max` would return the last of several equal days.
      let highest = weights.min(by: { $0.range.upperBound > $1.range.upperBound })
    else { return nil }
    let mean = weights.reduce(0) { $0 + $1.kilograms } / Double(weights.count)
    let squares = weights.reduce(0) { sum, day in
      let difference = day.kilograms - mean
      return sum + difference * difference
    }
    entries = weights.reduce(0) { $0 + $1.entries }
    days = weights.count
    self.lowest = lowest
    self.highest = highest
    self.mean = mean
    deviation = weights.count > 1 ? (squares / Double(weights.count - 1)).squareRoot() : nil
    self.first = first.day
    self.last = last.day
  }
}
