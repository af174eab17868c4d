/// The trend of a log: what the weight does when the water of the day is taken away.
package struct WeightTrend: Hashable, Sendable {
  /// The days over which the rate is found, the last day with a weigh-in included.
  package static let rateDays = 28
  /// The least number of days from the first to the last weigh-in for which there is a rate.
  package static let leastSpan = 7

  /// The trend on the days with weigh-ins, the first day first.
  package let points: [TrendPoint]

  /// Creates a trend from points, which are in the order of their days.
  package init(points: [TrendPoint]) {
    self.points = points
  }

  /// Finds the trend under the weights of days, which are in order.
  ///
  /// - Complexity: O(*n*).
  package init(_ days: [DailyWeight], method: TrendMethod = .timeAware()) {
    let values = method.values(days.map { (Double($0.day.daysSince1970), $0.kilograms) })
    points = zip(days, values)
      .map { day, value in
        TrendPoint(day: day.day, kilograms: value, raw: day.kilograms)
      }
  }

  /// The trend on the last day, or `nil` of an empty log.
  package var current: TrendPoint? { points.last }

  /// The points of the last 28 days of the log, from which the rate is found.
  package var recentPoints: ArraySlice<TrendPoint> {
    guard let last = points.last else { return [] }
    let start = last.day.daysSince1970 - Self.rateDays
    let older = points.lastIndex { $0.day.daysSince1970 <= start }
    return points[(older.map { $0 + 1 } ?? points.startIndex)...]
  }

  /// The days from the first to the last of ``recentPoints``.
  package var recentSpan: Int {
    guard let first = recentPoints.first, let last = points.last else { return 0 }
    return first.day.days(until: last.day)
  }

  /// The line through the recent trend over the days since 1970, or `nil` if its span is too short.
  package var recentLine: LeastSquares? {
    guard recentSpan >= Self.leastSpan else { return nil }
    return LeastSquares(recentPoints.map { (Double($0.day.daysSince1970), $0.kilograms) })
  }

  /// The kilograms by which the trend changes in a week, or `nil` of less than 7 days.
  package var weeklyRate: Double? {
    recentLine.map { $0.slope * 7 }
  }

  /// Returns the trend that is to be expected some days after the last, if it goes on as it does.
  ///
  /// - Returns: `nil` if there is no rate.
  package func forecast(daysAhead days: Double) -> Double? {
    guard let current, let line = recentLine else { return nil }
    return current.kilograms + line.slope * days
  }
}

/// A way to find the trend under the weights of the days.
package enum TrendMethod: Hashable, Sendable {
  /// ``TimeAwareSmoothing`` with a time constant in days.
  case timeAware(timeConstant: Double = TimeAwareSmoothing.usualTimeConstant)
  /// ``ExponentialSmoothing`` with the weight of the newest day.
  case exponential(weight: Double = ExponentialSmoothing.hackersDietWeight)
  /// ``ExponentialSmoothing`` over a number of days with weigh-ins.
  case span(Int = 10)
  /// The level of ``HoltSmoothing``.
  case holt

  /// Returns the trend at each point, which are in the order of their days.
  func values(_ points: [(day: Double, value: Double)]) -> [Double] {
    let values = points.map(\.value)
    return switch self {
    case .timeAware(let days): TimeAwareSmoothing(timeConstant: days).values(points)
    case .exponential(let weight): ExponentialSmoothing.values(values, weight: weight)
    case .span(let span): ExponentialSmoothing.values(values, span: span)
    case .holt: values.prefix(1) + HoltSmoothing().states(values).map(\.level)
    }
  }
}

/// The trend on a day that has weigh-ins.
package struct TrendPoint: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The trend, in kilograms.
  package let kilograms: Double
  /// The weight of the day that the trend passes by, in kilograms.
  package let raw: Double

  /// Creates a point.
  package init(day: CalendarDay, kilograms: Double, raw: Double) {
    self.day = day
    self.kilograms = kilograms
    self.raw = raw
  }
}
