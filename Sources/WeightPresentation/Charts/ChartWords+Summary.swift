import Localization
import WeightCore
import WeightDrawing

extension ChartWords {
  /// What there is to see, in sentences for those who do not see it.
  package var summary: String {
    [weighIns, change, ahead, way, recommendation].compactMap(\.self).joined(separator: " ")
  }

  private var mass: MassStyle { .kilograms(shownIn: unit) }

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
      comment: "Summary of a chart: how many, from when to when, the least and the greatest"
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
    guard text(of: end.low) != text(of: end.high) else {
      return String(
        localized:
          "If it goes on like this, it will be \(end.middle, format: mass) on \(day, format: DayFormat()).",
        locale: locale,
        comment: "Summary of a chart: the trend, a weight and a date"
      )
    }
    return String(
      localized:
        "If it goes on like this, it will be between \(end.low, format: mass) and \(end.high, format: mass) on \(day, format: DayFormat()).",
      locale: locale,
      comment: "Summary of a chart: the trend, two weights and a date"
    )
  }

  private var way: String? {
    guard let goal = chart.goal, let last = chart.trend.last?.kilograms else { return nil }
    guard !chart.hasReachedGoal else {
      return String(
        localized: "Your goal of \(goal, format: mass) has been reached.",
        locale: locale,
        comment: "Summary of a chart: a weight"
      )
    }
    return String(
      localized:
        "Your goal of \(goal, format: mass) is \((goal - last).magnitude, format: mass) away.",
      locale: locale,
      comment: "Summary of a chart: a weight, and how far the trend is from it"
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
      comment: "Summary of a chart: what is recommended in a pregnancy, a date and two weights"
    )
  }
}
