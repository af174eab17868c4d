import WeightCore

/// What `w8 trend --json` prints.
struct TrendReport: Encodable {
  private let asOf: String
  private let method: String
  private let weeklyRate: Nullable<Double>
  private let points: [Point]

  private struct Point: Encodable {
    let date: String
    let kilograms: Double
    let trend: Double
  }

  init(_ trend: WeightTrend, method: TrendChoice, limit: Int?, today: CalendarDay) {
    asOf = today.iso8601
    self.method = method.rawValue
    weeklyRate = Nullable(trend.weeklyRate)
    points = trend.points.suffix(limit ?? trend.points.count)
      .map { Point(date: $0.day.iso8601, kilograms: $0.raw, trend: $0.kilograms) }
  }
}
