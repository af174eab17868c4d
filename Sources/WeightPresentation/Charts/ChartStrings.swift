import Diagnostics
import Localization
package import WeightCore

/// The localized strings of a chart in the user's language and unit.
package struct ChartStrings: ChartLabels {
  /// The text that replaces a chart without weigh-ins.
  package let invitation: String
  /// The definition of a week for the axis.
  package let week: WeekDefinition

  let chart: WeightChart
  let locale: UserLocale
  let formats: FormatLocale
  package let unit: WeightUnit

  /// Creates the strings of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - notation: The user's notation of weights.
  ///   - week: The user's definition of a week.
  ///   - invitation: The text that replaces an empty chart.
  package init(
    _ chart: WeightChart,
    notation: MassNotation,
    week: WeekDefinition,
    invitation: String
  ) {
    self.chart = chart
    self.week = week
    self.invitation = invitation
    locale = notation.locale
    formats = notation.formats
    unit = notation.unit
  }

  /// The title of the chart.
  package var title: String {
    String(localized: "Weight", locale: locale, comment: "Heading: a weight")
  }

  /// The days from the first weigh-in to the last.
  package var period: String {
    guard let first = chart.weighIns.first, let last = chart.weighIns.last else { return "" }
    return PeriodFormat().format(Int(first.day)...Int(last.day), locale: formats)
  }

  /// Returns the label of a mass on the axis: "72 kg", "11 st", "11 st, 7 lb".
  package func text(ofTick mass: Mass) -> String {
    guard unit == .stone, mass.micrograms.isMultiple(of: WeightUnit.stone.micrograms) else {
      return MassFormat(unit: unit, digits: .atMostOne).format(mass, locale: formats)
    }
    return MassStyle.mass(.stones, fractionDigits: 0)
      .format(mass.value(in: .kilogram), locale: formats)
  }

  /// Returns the label of a day on the axis.
  ///
  /// With steps of months, January is labeled with its year.
  package func text(ofTick day: CalendarDay, step: DayStep) -> String {
    let skeleton =
      switch step {
      case .days, .weeks: "MMMd"
      case .months: day.month == 1 ? "y" : "MMM"
      case .years: "y"
      }
    return DayFormat(skeleton: skeleton).format(day, locale: formats)
  }

  /// Returns a mass in kilograms, formatted like a weight.
  package func text(of kilograms: Double) -> String {
    KilogramsFormat.kilograms(shownIn: unit).format(kilograms, locale: formats)
  }

  /// Returns the width of a string in terminal columns.
  package func columns(of text: String) -> Int { text.displayWidth }
}

// MARK: - Legend

extension ChartStrings {
  /// Returns the label of a series in the legend, with the mass if the series is a line.
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
        comment: "Legend of a chart: the expected weigh-ins of the next days"
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
    let edge = chart.edgeOfGoal(in: chart.masses(unit: unit))
    if edge == .top {
      return String(
        localized: "Goal: \(kilograms, format: .kilograms(shownIn: unit)) (above)",
        locale: locale,
        comment: "Legend of a chart: the weight of the goal, which is too far up to be shown"
      )
    }
    if edge == .bottom {
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

// MARK: - Summary

extension ChartStrings {
  /// The accessibility description of the chart.
  package var summary: String {
    [weighIns, change, ahead, way, recommendation].compactMap(\.self).joined(separator: " ")
  }

  private var mass: KilogramsFormat { .kilograms(shownIn: unit) }

  private var weighIns: String? {
    let masses = chart.weighIns.map(\.kilograms)
    guard let least = masses.min(), let greatest = masses.max() else { return nil }
    guard masses.count > 1 else {
      return String(
        localized: "One weigh-in, on \(period): \(least, format: mass).",
        locale: locale,
        comment: "Summary of a chart: the day and the weight"
      )
    }
    return String(
      localized:
        "\(masses.count) weigh-ins (\(period)), between \(least, format: mass) and \(greatest, format: mass).",
      locale: locale,
      comment: "Summary of a chart: the number, the period, the lowest and the highest weight"
    )
  }

  private var change: String? {
    guard
      chart.trend.count > 1,
      let first = chart.trend.first?.kilograms, let last = chart.trend.last?.kilograms
    else { return nil }
    let tenth = Mass(micrograms: unit.unitOfChange.micrograms / 10).value(in: .kilogram)
    return switch ChangeDirection(of: last - first, threshold: tenth) {
    case .down:
      String(
        localized:
          "The trend went down from \(first, format: mass) to \(last, format: mass).",
        locale: locale,
        comment: "Summary of a chart: two weights"
      )
    case .up:
      String(
        localized:
          "The trend went up from \(first, format: mass) to \(last, format: mass).",
        locale: locale,
        comment: "Summary of a chart: two weights"
      )
    case .stable:
      String(
        localized: "The trend has stayed at \(last, format: mass).",
        locale: locale,
        comment: "Summary of a chart: a weight"
      )
    }
  }

  private var ahead: String? {
    guard let end = chart.forecast.last, let day = CalendarDay(daysSince1970: end.day) else {
      return nil
    }
    return String(
      localized:
        "On \(day, format: DayFormat()), you will probably weigh between \(end.low, format: mass) and \(end.high, format: mass).",
      locale: locale,
      comment:
        "Summary of a chart: a date, and two weights between which a weigh-in will be four times out of five"
    )
  }

  private var way: String? {
    guard let goal = chart.goal, let last = chart.trend.last?.kilograms else { return nil }
    guard !chart.hasReachedGoal else {
      return String(
        localized: "Your trend has reached your goal of \(goal, format: mass).",
        locale: locale,
        comment: "Summary of a chart: a weight"
      )
    }
    return String(
      localized:
        "Your trend is \((goal - last).magnitude, format: mass) away from your goal of \(goal, format: mass).",
      locale: locale,
      comment: "Summary of a chart: the distance of the trend from the goal, and the goal; weights"
    )
  }

  private var recommendation: String? {
    guard let last = chart.weighIns.last else { return nil }
    let interval = chart.band.last { Double($0.day) <= last.day } ?? chart.band.first
    guard let interval, let day = CalendarDay(daysSince1970: interval.day) else { return nil }
    return String(
      localized:
        "Recommended on \(day, format: DayFormat()): between \(interval.low, format: mass) and \(interval.high, format: mass); your midwife or doctor knows what is right for you.",
      locale: locale,
      comment: "Summary of a chart: the recommendation in a pregnancy, a date and two weights"
    )
  }
}

/// The labels of a chart in the user's language.
package protocol ChartLabels: Sendable {
  /// The unit in which the masses of the axis are round.
  var unit: WeightUnit { get }
  /// The definition of a week for the axis.
  var week: WeekDefinition { get }
  /// The title of the chart: "Weight".
  var title: String { get }
  /// The period of the chart: "1 – 14 Nov 2026".
  var period: String { get }
  /// The accessibility description of the chart.
  var summary: String { get }
  /// The text that replaces a chart without weigh-ins.
  var invitation: String { get }

  /// Returns the label of a mass on the axis.
  func text(ofTick mass: Mass) -> String
  /// Returns the label of a day on the axis.
  func text(ofTick day: CalendarDay, step: DayStep) -> String
  /// Returns the label of a series in the legend.
  func text(of series: ChartSeries) -> String
  /// Returns a mass in kilograms, for the label of a line.
  func text(of kilograms: Double) -> String
  /// Returns the width of a string in terminal columns.
  func columns(of text: String) -> Int
}
