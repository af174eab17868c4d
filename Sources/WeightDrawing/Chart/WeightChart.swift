/// What a chart shows: values, without any word or place.
package struct WeightChart: Hashable, Sendable {
  /// The first and the last day of the axis, counted from the beginning of 1970.
  package let days: ClosedRange<Int>
  /// The weigh-ins of these days in order.
  package let weighIns: [ChartPoint]
  /// The trend on the days with weigh-ins.
  package let trend: [ChartPoint]
  /// Where the trend leads, from its last day on; empty if it is not known.
  package let forecast: [ChartInterval]
  /// The goal in kilograms.
  package let goal: Double?
  /// Whether the trend has come as far as the goal.
  package let hasReachedGoal: Bool
  /// The range that is recommended on each day; empty if none is.
  package let band: [ChartInterval]

  /// Creates a chart.
  package init(
    days: ClosedRange<Int>,
    weighIns: [ChartPoint],
    trend: [ChartPoint] = [],
    forecast: [ChartInterval] = [],
    goal: Double? = nil,
    hasReachedGoal: Bool = false,
    band: [ChartInterval] = []
  ) {
    self.days = days
    self.weighIns = weighIns
    self.trend = trend
    self.forecast = forecast
    self.goal = goal
    self.hasReachedGoal = hasReachedGoal
    self.band = band
  }

  /// Whether there is nothing to see.
  package var isEmpty: Bool { weighIns.isEmpty }

  /// What the chart shows, in the order of the legend.
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
