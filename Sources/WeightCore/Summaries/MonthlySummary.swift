/// The summary of a calendar month, compared with the month before.
package struct MonthlySummary: Hashable, Sendable {
  /// The first day of the month.
  package let start: CalendarDay
  /// The number of weigh-ins.
  package let entries: Int
  /// The mean of the daily weights, in kilograms.
  package let kilograms: Double
  /// The lowest daily weight, in kilograms.
  package let lowest: Double
  /// The highest daily weight, in kilograms.
  package let highest: Double
  /// The difference from the mean of the calendar month before, in kilograms, or `nil` if that month
  /// has no weigh-ins.
  package let change: Double?

  /// Summarizes the months with weigh-ins.
  ///
  /// - Parameter days: The daily weights, sorted by day.
  /// - Returns: The summaries, the newest month first.
  /// - Complexity: O(*n*).
  package static func all(_ days: [DailyWeight]) -> [MonthlySummary] {
    var summaries: [MonthlySummary] = []
    var start = days.startIndex
    while start < days.endIndex {
      let month = days[start].day.startOfMonth
      let end = days[start...].firstIndex { $0.day.startOfMonth != month } ?? days.endIndex
      let before = summaries.last.flatMap { $0.start.isMonthBefore(month) ? $0.kilograms : nil }
      summaries.append(MonthlySummary(days[start..<end], start: month, before: before))
      start = end
    }
    return summaries.reversed()
  }

  private init(_ days: ArraySlice<DailyWeight>, start: CalendarDay, before: Double?) {
    let weights = days.map(\.kilograms)
    self.start = start
    entries = days.reduce(0) { $0 + $1.entries }
    kilograms = weights.reduce(0, +) / Double(weights.count)
    lowest = weights.min() ?? kilograms
    highest = weights.max() ?? kilograms
    change = before.map { [kilograms] in kilograms - $0 }
  }
}

extension CalendarDay {
  /// The first day of the month.
  fileprivate var startOfMonth: CalendarDay {
    CalendarDay(year: year, month: month, day: 1) ?? self
  }

  fileprivate func isMonthBefore(_ other: CalendarDay) -> Bool {
    year * 12 + month + 1 == other.year * 12 + other.month
  }
}
