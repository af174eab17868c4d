import Localization
package import WeightDrawing

extension ChartWords {
  /// Returns the words for a series in the legend, with the mass of a line.
  package func text(of series: ChartSeries) -> String {
    switch series {
    case .weighIns:
      String(localized: "Weigh-ins", locale: locale, comment: "Legend of a chart: the dots")
    case .trend:
      trend
    case .forecast:
      String(
        localized: "Forecast",
        locale: locale,
        comment: "Legend of a chart: where the trend leads in the next days"
      )
    case .goal:
      goal
    case .band:
      String(
        localized: "Recommended range",
        locale: locale,
        comment: "Legend of a chart: the weights that are recommended in a pregnancy"
      )
    }
  }

  private var trend: String {
    String(
      localized: "Trend: \(chart.trend.last?.kilograms ?? 0, format: .kilograms(shownIn: unit))",
      locale: locale,
      comment: "Legend of a chart: the line of the trend, and the weight at its end"
    )
  }

  private var goal: String {
    let kilograms = chart.goal ?? 0
    let masses = chart.masses(unit: unit)
    if kilograms > masses.upperBound {
      return String(
        localized: "Goal: \(kilograms, format: .kilograms(shownIn: unit)) (above)",
        locale: locale,
        comment: "Legend of a chart: the weight of the goal, which is too far up to be shown"
      )
    }
    if kilograms < masses.lowerBound {
      return String(
        localized: "Goal: \(kilograms, format: .kilograms(shownIn: unit)) (below)",
        locale: locale,
        comment: "Legend of a chart: the weight of the goal, which is too far down to be shown"
      )
    }
    return String(
      localized: "Goal: \(kilograms, format: .kilograms(shownIn: unit))",
      locale: locale,
      comment: "Legend of a chart: the line of the goal, and its weight"
    )
  }
}
