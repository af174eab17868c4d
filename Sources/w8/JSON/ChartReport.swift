import Foundation
import Localization
import WeightCore
import WeightDrawing
import WeightPresentation

/// What `w8 chart --json` prints: the same in every language and unit.
struct ChartReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case range, from, to, weighIns, trend, forecast, goal, goalReached, recommended, summary, output
  }

  /// Who reads the summary: nobody's language, kilograms, and dates of ISO 8601.
  private static let notation = MassNotation(locale: UserLocale("C"), preference: .kilograms)

  private let chart: WeightChart
  private let range: ChartRange
  private let summary: String
  private let output: String?

  init(_ chart: WeightChart, _ range: ChartRange, output: String?) {
    self.chart = chart
    self.range = range
    summary =
      ChartWords(chart, notation: Self.notation, week: WeekRule(first: .monday), invitation: "")
      .summary
    self.output = output
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.rawValue, forKey: .range)
    try container.encode(Self.date(chart.isEmpty ? nil : chart.days.lowerBound), forKey: .from)
    try container.encode(Self.date(chart.isEmpty ? nil : chart.days.upperBound), forKey: .to)
    try container.encode(chart.weighIns.map(Point.init), forKey: .weighIns)
    try container.encode(chart.trend.map(Point.init), forKey: .trend)
    try container.encode(chart.forecast.map(Interval.init), forKey: .forecast)
    try container.encode(chart.goal.flatMap(Self.rounded), forKey: .goal)
    try container.encode(chart.goal.map { _ in chart.hasReachedGoal }, forKey: .goalReached)
    try container.encode(chart.band.map(Interval.init), forKey: .recommended)
    try container.encode(summary, forKey: .summary)
    try container.encode(output, forKey: .output)
  }

  private struct Point: Encodable {
    let date: String?
    let kilograms: Decimal?

    init(_ point: ChartPoint) {
      date = ChartReport.date(Int(point.day))
      kilograms = ChartReport.rounded(point.kilograms)
    }
  }

  private struct Interval: Encodable {
    let date: String?
    let low: Decimal?
    let high: Decimal?

    init(_ interval: ChartInterval) {
      date = ChartReport.date(interval.day)
      low = ChartReport.rounded(interval.low)
      high = ChartReport.rounded(interval.high)
    }
  }

  private static func date(_ day: Int?) -> String? {
    day.flatMap(CalendarDay.init(daysSince1970:))?.iso8601
  }

  /// The kilograms to the milligram as a decimal number, since a binary one has digits of its own.
  private static func rounded(_ kilograms: Double) -> Decimal? {
    Mass((kilograms * 1e6).rounded() / 1e6, .kilogram).flatMap { Decimal(string: $0.kilogramText) }
  }
}
