/// The trend of a log: its weights without the daily fluctuations, such as those of water.
package struct WeightTrend: Hashable, Sendable {
  /// The number of days from which the rate is calculated, including the last day with a weigh-in.
  package static let rateDays = 28
  /// The minimum number of days from the first to the last weigh-in for a rate.
  package static let leastSpan = 7

  /// The trend on the days with weigh-ins, the oldest first.
  package let points: [TrendPoint]

  /// Creates a trend from points, which must be sorted by day.
  package init(points: [TrendPoint]) {
    self.points = points
  }

  /// Calculates the trend of daily weights, which must be sorted by day.
  ///
  /// - Complexity: O(*n*).
  package init(_ days: [DailyWeight], method: TrendMethod = .timeAware()) {
    let values = method.values(days.map { (Double($0.day.daysSince1970), $0.kilograms) })
    points = zip(days, values)
      .map { day, value in
        TrendPoint(day: day.day, kilograms: value, raw: day.kilograms)
      }
  }

  /// The trend on the last day, or `nil` if the log is empty.
  package var current: TrendPoint? { points.last }

  /// The points of the last 28 days of the log, from which the rate is calculated.
  package var recentPoints: ArraySlice<TrendPoint> {
    guard let last = points.last else { return [] }
    let start = last.day.daysSince1970 - Self.rateDays
    let older = points.lastIndex { $0.day.daysSince1970 <= start }
    return points[(older.map { $0 + 1 } ?? points.startIndex)...]
  }

  /// The number of days from the first to the last of ``recentPoints``.
  package var recentSpan: Int {
    guard let first = recentPoints.first, let last = points.last else { return 0 }
    return first.day.days(until: last.day)
  }

  /// The regression line of the recent trend over the days since 1970, or `nil` if its span is too
  /// short.
  package var recentLine: LeastSquares? {
    guard recentSpan >= Self.leastSpan else { return nil }
    return LeastSquares(recentPoints.map { (Double($0.day.daysSince1970), $0.kilograms) })
  }

  /// The change of the trend per week, in kilograms, or `nil` if the span is less than 7 days.
  package var weeklyRate: Double? {
    recentLine.map { $0.slope * 7 }
  }

  /// Returns the weight without daily fluctuations and its pace.
  ///
  /// - Parameter today: The current day.
  /// - Returns: `nil` if the recent daily weights span too few days, or if the last one is too old.
  package func underlyingWeight(on today: CalendarDay) -> UnderlyingWeight? {
    guard let current, current.day.days(until: today) < Self.rateDays,
      recentSpan >= Self.leastSpan
    else { return nil }
    return UnderlyingWeight(points)
  }

  /// Returns the extrapolated trend some days after the last day.
  ///
  /// - Returns: `nil` if there is no rate.
  package func forecast(daysAhead days: Double) -> Double? {
    guard let current, let line = recentLine else { return nil }
    return current.kilograms + line.slope * days
  }
}

/// A method to calculate the trend of daily weights.
package enum TrendMethod: Hashable, Sendable {
  /// ``TimeAwareSmoothing`` with a time constant in days.
  case timeAware(timeConstant: Double = TimeAwareSmoothing.usualTimeConstant)
  /// ``ExponentialSmoothing`` with a smoothing factor.
  case exponential(weight: Double = ExponentialSmoothing.hackersDietWeight)
  /// ``ExponentialSmoothing`` over a number of days with weigh-ins.
  case span(Int = 10)
  /// The level of ``HoltSmoothing``.
  case holt

  /// Returns the trend at each point.
  ///
  /// The points must be sorted by day.
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

/// The trend on a day with weigh-ins.
package struct TrendPoint: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The trend, in kilograms.
  package let kilograms: Double
  /// The daily weight, in kilograms.
  package let raw: Double

  /// Creates a point.
  package init(day: CalendarDay, kilograms: Double, raw: Double) {
    self.day = day
    self.kilograms = kilograms
    self.raw = raw
  }
}
