package import WeightCore

extension WeightChart {
  /// The maximum number of days in a forecast; limited by the number of days in the range.
  package static let forecastDays = 14
  /// The minimum number of days on the axis.
  static let leastDays = 7

  /// Creates the chart of a log on a day.
  ///
  /// - Parameters:
  ///   - logSummary: The log on the day.
  ///   - goal: The goal, if there is one.
  ///   - goalDisplay: How the goal is shown.
  ///   - pregnancy: The pregnancy whose recommended range is shown, if there is one.
  ///   - range: The range of the chart.
  ///   - hasForecast: Whether the chart continues after the last weigh-in.
  package init(
    _ logSummary: LogSummary,
    goal: Goal? = nil,
    showing goalDisplay: ChartGoal = .auto,
    pregnancy: PregnancyProfile? = nil,
    range: ChartRange,
    hasForecast: Bool = true
  ) {
    let weighIns = logSummary.entries.map { entry in
      ChartPoint(
        day: Double(logSummary.day(of: entry).daysSince1970),
        kilograms: entry.mass.value(in: .kilogram)
      )
    }
    self.init(
      weighIns: weighIns,
      trend: logSummary.trend,
      goal: goal.map { $0.seen(on: logSummary.today, first: logSummary.first?.mass) },
      showing: goalDisplay,
      pregnancy: pregnancy,
      range: range,
      hasForecast: hasForecast,
      today: logSummary.today
    )
  }

  /// Creates the chart of a log.
  ///
  /// The axis starts at the start of the range, or at the first weigh-in if that is later. It ends
  /// today, or at the end of the forecast. The axis of the whole log ends with the log.
  ///
  /// - Parameters:
  ///   - weighIns: All weigh-ins, in any order.
  ///   - trend: The trend of the whole log.
  ///   - goal: The goal, if there is one.
  ///   - goalDisplay: How the goal is shown.
  ///   - pregnancy: The pregnancy whose recommended range is shown, if there is one.
  ///   - range: The range of the chart.
  ///   - hasForecast: Whether the chart continues after the last weigh-in.
  ///   - today: The user's current day.
  /// - Complexity: O(*n* log *n*), or O(*n*) if the weigh-ins are already sorted.
  package init(
    weighIns: [ChartPoint],
    trend: WeightTrend,
    goal: Goal? = nil,
    showing goalDisplay: ChartGoal = .auto,
    pregnancy: PregnancyProfile? = nil,
    range: ChartRange,
    hasForecast: Bool = true,
    today: CalendarDay
  ) {
    let goal = goalDisplay == .never ? nil : goal
    let start = range.days.map { today.daysSince1970 - $0 + 1 } ?? Int.min
    let shown = weighIns.filter { $0.day >= Double(start) && $0.kilograms.isFinite }
    let ordered = shown.isOrdered ? shown : shown.sorted { $0.day < $1.day }
    let ahead = min(range.days ?? Self.forecastDays, Self.forecastDays)
    let isForecast = hasForecast && !ordered.isEmpty
    let forecast = isForecast ? Self.forecast(of: trend, days: ahead, today: today) : []
    let last = trend.current?.day.daysSince1970 ?? today.daysSince1970
    let end = max(range == .all ? last : max(last, today.daysSince1970), forecast.last?.day ?? last)
    let first = ordered.first.map { Int($0.day.rounded(.down)) } ?? end
    let days = min(first, end - Self.leastDays + 1)...end
    self.init(
      days: days,
      weighIns: ordered,
      trend: trend.points[trend.points.partition(from: start)...]
        .map { ChartPoint(day: Double($0.day.daysSince1970), kilograms: $0.kilograms) },
      forecast: forecast,
      goal: goal?.target.value(in: .kilogram),
      isGoalAlwaysShown: goalDisplay == .always,
      hasReachedGoal: goal.map { Self.hasReached($0, trend: trend) } ?? false,
      band: pregnancy.map { $0.band(on: days) } ?? []
    )
  }

  /// Returns whether the trend has reached the goal, coming from the starting weight.
  private static func hasReached(_ goal: Goal, trend: WeightTrend) -> Bool {
    guard let first = trend.points.first, let current = trend.current else { return false }
    let target = goal.target.value(in: .kilogram)
    let start = goal.start?.value(in: .kilogram) ?? first.kilograms
    if (current.kilograms - target).magnitude < GoalPrediction.tolerance { return true }
    return start > target ? current.kilograms < target : current.kilograms > target
  }

  /// Returns the intervals of weigh-ins on the next days, with the confidence of
  /// ``GoalPrediction``.
  private static func forecast(
    of trend: WeightTrend,
    days: Int,
    today: CalendarDay
  ) -> [ChartInterval] {
    guard let weight = trend.underlyingWeight(on: today) else { return [] }
    return (0...days)
      .map { ahead in
        let interval = weight.weighIn(
          afterDays: Double(ahead),
          confidence: GoalPrediction.confidence
        )
        return ChartInterval(
          day: weight.day.daysSince1970 + ahead,
          low: interval.lowerBound,
          high: interval.upperBound
        )
      }
  }
}

extension [ChartPoint] {
  fileprivate var isOrdered: Bool {
    zip(self, dropFirst()).allSatisfy { $0.day <= $1.day }
  }
}

extension [TrendPoint] {
  /// Returns the index of the first point on or after a day.
  fileprivate func partition(from day: Int) -> Int {
    firstIndex { $0.day.daysSince1970 >= day } ?? endIndex
  }
}

extension Goal {
  /// Returns the goal as on a day; it starts with the first weight of the log if it was set later,
  /// or before there was any weight.
  fileprivate func seen(on day: CalendarDay, first: Mass?) -> Goal {
    let start = set.day > day ? first : start ?? first
    return Goal(target: target, set: set, start: start, due: due, margin: margin)
  }
}

/// The range of a chart.
package struct ChartRange: Hashable, Sendable {
  /// The number of days, the last one included, or `nil` for the whole log.
  package let days: Int?
  /// The number of days in the unit of each letter, in English and Spanish.
  private static let units: [Character: Int] = [
    "D": 1, "W": 7, "S": 7, "M": 30, "Y": 365, "A": 365,
  ]

  /// Creates a range of days; `nil` is the whole log.
  package init(days: Int?) {
    self.days = days
  }

  /// Parses a number of days, weeks, months or years, such as "90D", "3M" and "1Y".
  ///
  /// A month has 30 days. Case is ignored, and Spanish letters are valid in any language.
  ///
  /// - Returns: `nil` for other texts, and for more than 999 units.
  package init?(_ text: String) {
    let text = text.uppercased()
    guard let unit = text.last.flatMap({ Self.units[$0] }), text.count <= 4,
      let count = Int(text.dropLast()), count > 0
    else { return nil }
    days = count * unit
  }

  /// The last 7 days.
  package static let week = ChartRange(days: 7)
  /// The last 30 days.
  package static let month = ChartRange(days: 30)
  /// The last 90 days.
  package static let quarter = ChartRange(days: 90)
  /// The last 365 days.
  package static let year = ChartRange(days: 365)
  /// The whole log.
  package static let all = ChartRange(days: nil)

  /// The shortest text of the range: "3M".
  package var text: String {
    guard let days else { return "all" }
    let unit = [("Y", 365), ("M", 30), ("W", 7)].first { days.isMultiple(of: $0.1) } ?? ("D", 1)
    return "\(days / unit.1)\(unit.0)"
  }
}

// MARK: - Band

extension PregnancyProfile {
  /// Returns the recommended range on the days of the pregnancy within a period.
  ///
  /// The range is defined by week, and interpolated linearly between the starts of two weeks.
  func band(on days: ClosedRange<Int>) -> [ChartInterval] {
    let first = start.daysSince1970
    let all = first...first + 7 * Self.weeks.upperBound
    guard all.overlaps(days) else { return [] }
    return all.clamped(to: days)
      .compactMap { day in
        let (week, passed) = (day - first).quotientAndRemainder(dividingBy: 7)
        guard let range = range(inWeek: week)?.kilograms else { return nil }
        let next = self.range(inWeek: week + 1)?.kilograms ?? range
        let part = Double(passed) / 7
        return ChartInterval(
          day: day,
          low: range.lowerBound + part * (next.lowerBound - range.lowerBound),
          high: range.upperBound + part * (next.upperBound - range.upperBound)
        )
      }
  }
}
