package import WeightCore

/// The values of a chart, without texts and positions.
package struct WeightChart: Hashable, Sendable {
  /// The first and the last day of the axis, counted from 1970.
  package let days: ClosedRange<Int>
  /// The weigh-ins on these days, in order.
  package let weighIns: [ChartPoint]
  /// The trend on the days with weigh-ins.
  package let trend: [ChartPoint]
  /// The intervals of weigh-ins from the last day of the trend on; empty if they are unknown.
  package let forecast: [ChartInterval]
  /// The goal in kilograms.
  package let goal: Double?
  /// Whether the goal is always in the scale, even if it flattens the weigh-ins.
  package let isGoalAlwaysShown: Bool
  /// Whether the trend has reached the goal.
  package let hasReachedGoal: Bool
  /// The recommended range on each day; empty if there is none.
  package let band: [ChartInterval]

  /// Creates a chart.
  package init(
    days: ClosedRange<Int>,
    weighIns: [ChartPoint],
    trend: [ChartPoint] = [],
    forecast: [ChartInterval] = [],
    goal: Double? = nil,
    isGoalAlwaysShown: Bool = false,
    hasReachedGoal: Bool = false,
    band: [ChartInterval] = []
  ) {
    self.days = days
    self.weighIns = weighIns
    self.trend = trend
    self.forecast = forecast
    self.goal = goal
    self.isGoalAlwaysShown = isGoalAlwaysShown
    self.hasReachedGoal = hasReachedGoal
    self.band = band
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { weighIns.isEmpty }

  /// The series of the chart, in the order of the legend.
  package var series: [ChartSeries] {
    ChartSeries.allCases.filter { series in
      switch series {
      case .weighIns: !weighIns.isEmpty
      case .trend: trend.count > 1
      case .forecast: !forecast.isEmpty
      case .goal: goal != nil
      case .band: !band.isEmpty
      }
    }
  }
}

// MARK: - Masses

extension WeightChart {
  /// Returns the range of masses from the lower to the upper edge of the chart, in kilograms.
  ///
  /// There are at least 5 lb or 2 kg above and below all weigh-ins, so small changes look small. A
  /// goal is only included as long as the weigh-ins with these margins keep half of the height, and
  /// a recommended range as long as they keep a third; otherwise, they would be flattened.
  package func masses(unit: WeightUnit) -> ClosedRange<Double> {
    let margin = unit == .kilogram ? 2 : 5 * Self.kilogramsPerPound
    var values = weighIns.map(\.kilograms)
    values += trend.map(\.kilograms)
    values += forecast.map(\.middle)
    guard let least = values.min(), let greatest = values.max() else { return 0...1 }
    var range = least...greatest
    let room = greatest - least + 2 * margin
    for guest in guests {
      let wider = min(range.lowerBound, guest.low)...max(range.upperBound, guest.high)
      if wider.upperBound - wider.lowerBound + 2 * margin <= guest.share * room { range = wider }
    }
    return max(range.lowerBound - margin, 0)...(range.upperBound + margin)
  }

  /// Returns the edge beyond which the goal is, or `nil` if there is no goal or it is in the scale.
  package func edgeOfGoal(in masses: ClosedRange<Double>) -> ChartEdge? {
    guard let goal, !masses.contains(goal) else { return nil }
    return goal > masses.upperBound ? .top : .bottom
  }

  /// The ranges that are included if the scale is then at most `share` times as long: the forecast,
  /// the goal, the recommended range.
  private var guests: [(low: Double, high: Double, share: Double)] {
    var guests = forecast.last.map { [($0.low, $0.high, 3.0)] } ?? []
    if let goal { guests.append((goal, goal, isGoalAlwaysShown ? .infinity : 2)) }
    if let low = band.map(\.low).min(), let high = band.map(\.high).max() {
      guests.append((low, high, 3))
    }
    return guests
  }

  private static let kilogramsPerPound = Double(WeightUnit.pound.micrograms) / 1e9
}

// MARK: - Segments

extension WeightChart {
  /// The trend in segments, separated by long gaps without weigh-ins.
  ///
  /// A gap is long if it exceeds two weeks, or four times the usual gap of a user who rarely weighs
  /// in.
  package var trendSegments: [[ChartPoint]] {
    let distances = zip(trend, trend.dropFirst()).map { $1.day - $0.day }
    guard !distances.isEmpty else { return trend.isEmpty ? [] : [trend] }
    let longest = max(14, 4 * distances.sorted()[distances.count / 2])
    var segments: [[ChartPoint]] = []
    var start = trend.startIndex
    for (index, distance) in distances.enumerated() where distance > longest {
      segments.append(Array(trend[start...index]))
      start = index + 1
    }
    return segments + [Array(trend[start...])]
  }
}

/// An edge of a chart at which an arrow points to a goal outside of the scale.
package enum ChartEdge: Hashable, Sendable {
  /// The goal is above the chart.
  case top
  /// The goal is below the chart.
  case bottom
}

/// How a chart shows the goal.
package enum ChartGoal: String, Hashable, Sendable, CaseIterable {
  /// In the scale if the weigh-ins keep half of the height; otherwise as an arrow at the edge.
  case auto
  /// In the scale, even if it is far away.
  case always
  /// Not at all.
  case never
}

/// A mass at a point in time.
package struct ChartPoint: Hashable, Sendable {
  /// The days since 1970; a fraction if the point represents several days.
  package let day: Double
  /// The mass.
  package let kilograms: Double

  /// Creates a point.
  package init(day: Double, kilograms: Double) {
    self.day = day
    self.kilograms = kilograms
  }
}

/// A range of masses on a day.
package struct ChartInterval: Hashable, Sendable {
  /// The days since 1970.
  package let day: Int
  /// The lower limit in kilograms.
  package let low: Double
  /// The upper limit in kilograms.
  package let high: Double

  /// Creates an interval.
  package init(day: Int, low: Double, high: Double) {
    self.day = day
    self.low = low
    self.high = high
  }

  /// The middle of the range, in kilograms.
  package var middle: Double { (low + high) / 2 }
}

/// The series of a chart, in the order of the legend.
package enum ChartSeries: Hashable, Sendable, CaseIterable {
  /// The weigh-ins.
  case weighIns
  /// The trend.
  case trend
  /// The forecast of weigh-ins.
  case forecast
  /// The goal.
  case goal
  /// The recommended range in a pregnancy.
  case band
}
