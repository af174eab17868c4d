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
