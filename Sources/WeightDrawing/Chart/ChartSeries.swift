/// The things that a chart shows, in the order of its legend.
package enum ChartSeries: Hashable, Sendable, CaseIterable {
  /// What was weighed.
  case weighIns
  /// The trend.
  case trend
  /// Where the trend leads.
  case forecast
  /// The goal.
  case goal
  /// The range that is recommended in a pregnancy.
  case band
}
