/// The part of a log that something is told of.
struct ShareSpan {
  let first: CalendarDay
  let last: CalendarDay
  let entries: Int
  let change: Mass
  let curve: [ShareContent.CurvePoint]

  /// How long it took; `nil` if it begins with the last weigh-in, as the way to a new goal does.
  var days: Int? {
    let days = first.days(until: last)
    return days > 0 ? days : nil
  }

  /// Finds the way to a goal, or the days of a summary.
  ///
  /// - Throws: That the log tells too little.
  init(_ kind: ShareKind, of standing: Standing, goal: Goal?) throws(ShareRefusal) {
    let start = kind == .summary ? nil : goal?.start
    let dayOfStart = start.flatMap { _ in standing.dayOfSetting(goal) }
    let earliest =
      kind == .summary ? standing.today.daysSince1970 - ShareContent.summaryDays + 1 : .min
    let counted = standing.entries.filter { standing.day(of: $0).daysSince1970 >= earliest }
    guard counted.count >= ShareContent.leastEntries, let oldest = counted.first,
      let newest = counted.last
    else { throw .tooFewEntries(counted.count) }
    let (from, to) = (standing.day(of: oldest), standing.day(of: newest))
    guard from.days(until: to) >= ShareContent.leastDays else {
      throw .tooShort(days: from.days(until: to))
    }
    let first = min(dayOfStart ?? from, to)
    self.first = first
    last = to
    entries = counted.count { standing.day(of: $0) >= first }
    change = newest.mass.difference(from: start ?? oldest.mass)
    curve = Self.curve(standing.trend.points.filter { $0.day >= first })
  }

  private static func curve(_ points: [TrendPoint]) -> [ShareContent.CurvePoint] {
    let heights = points.map(\.kilograms)
    guard
      let first = points.first?.day.daysSince1970, let last = points.last?.day.daysSince1970,
      let least = heights.min(), let greatest = heights.max(), last > first
    else { return [] }
    let range = greatest - least
    return points.map { point in
      ShareContent.CurvePoint(
        time: Double(point.day.daysSince1970 - first) / Double(last - first),
        height: range > 0 ? (point.kilograms - least) / range : 0.5
      )
    }
  }
}
