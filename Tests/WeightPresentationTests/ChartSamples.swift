import Localization
import Testing
import WeightCore
import WeightPresentation

/// Logs for charts, all of which end on 14 November 2026.
enum ChartSample: String, CaseIterable {
  /// The two-week sample of the specification, with a goal.
  case fortnight
  /// Eighty days with a gap of three weeks, and a goal that is too far away to be shown.
  case gap
  /// Ten weeks of a pregnancy.
  case pregnancy
  /// One weigh-in.
  case one

  static let end = 1_794_643_200

  /// Returns the chart of the log.
  func chart(range: ChartRange = .quarter) throws -> WeightChart {
    let now = try #require(Timestamp(secondsSince1970: Int64(Self.end), utcOffset: 3_600))
    let days = try weights.map { weight in
      DailyWeight(
        day: try #require(now.day.adding(days: -weight.daysAgo)),
        kilograms: weight.kilograms
      )
    }
    return WeightChart(
      weighIns: days.map {
        ChartPoint(day: Double($0.day.daysSince1970), kilograms: $0.kilograms)
      },
      trend: WeightTrend(days),
      goal: try goal.map { Goal(target: try #require(Mass($0, .pound)), set: now) },
      pregnancy: self == .pregnancy ? try pregnancy(now.day) : nil,
      range: range,
      today: now.day
    )
  }

  private var weights: [(daysAgo: Int, kilograms: Double)] {
    switch self {
    case .fortnight:
      [
        200, 197.2, 193.8, 194.5, 190.8, 191.2, 185.8, 180.5, 182.3, 179.8, 175.2, 176.8, 170.5,
        171,
      ]
      .enumerated().map { (13 - $0.offset, $0.element * 0.45359237) }
    case .gap:
      (0..<80).reversed().filter { !(30..<51).contains($0) }
        .map { ($0, 72 + Double($0) / 40 + Double($0 * 7 % 10) / 10) }
    case .pregnancy:
      (0..<10).reversed().map { ($0 * 7, 65.5 - Double($0) * 0.4) }
    case .one: [(0, 72.5)]
    }
  }

  private var goal: Double? {
    switch self {
    case .fortnight: 160
    case .gap: 100
    case .pregnancy, .one: nil
    }
  }

  private func pregnancy(_ today: CalendarDay) throws -> PregnancyProfile {
    try PregnancyProfile(
      centimetres: 165,
      weightBefore: try #require(Mass(60, .kilogram)),
      start: try #require(today.adding(days: -150))
    )
  }
}
