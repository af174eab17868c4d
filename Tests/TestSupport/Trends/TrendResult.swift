package import WeightCore

/// The trend of a ``TrendCase`` by one method.
package struct TrendResult: Hashable, Sendable {
  /// The trend on each day, in kilograms.
  package let values: [Double]
  /// The change in a week, in kilograms.
  package let weeklyRate: Double?
  /// The name of the prediction's state.
  package let state: String
  /// The predicted day, and the first and last days of its interval, in days since 1970.
  package let dates: [Int?]
  /// The intersection of the recent line with the goal, and the ends of its interval, in days since
  /// 1970.
  package let crossing: [Double?]

  /// Computes the result.
  package init(_ trendCase: TrendCase, _ method: TrendMethod) {
    let trend = WeightTrend(trendCase.days, method: method)
    let prediction = GoalPrediction(trend: trend, goal: trendCase.goal, today: trendCase.today)
    let goal = trendCase.goal.value(in: .kilogram)
    let crossing = trend.recentLine?.crossing(of: goal, confidence: GoalPrediction.confidence)
    values = trend.points.map(\.kilograms)
    weeklyRate = trend.weeklyRate
    state = prediction.state.name
    dates = prediction.state.dates
    self.crossing = [crossing?.x, crossing?.lowest, crossing?.highest]
  }

  /// The number of fields in ``text``.
  package static let fields = 5

  /// The result as tab-separated fields, with `-` for missing values.
  package var text: String {
    [
      values.map { "\($0)" }.joined(separator: ";"), weeklyRate.map { "\($0)" } ?? "-", state,
      dates.map { $0.map(String.init) ?? "-" }.joined(separator: ";"),
      crossing.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ";"),
    ]
    .joined(separator: "\t")
  }

  /// Parses a result from its fields.
  ///
  /// - Precondition: There are as many as ``fields``.
  package init(parsing fields: ArraySlice<Substring>) {
    let fields = Array(fields)
    precondition(fields.count == Self.fields, "an answer has \(Self.fields) fields")
    values = fields[0].split(separator: ";").compactMap { Double($0) }
    weeklyRate = Double(fields[1])
    state = String(fields[2])
    dates = fields[3].split(separator: ";").map { Int($0) }
    crossing = fields[4].split(separator: ";").map { Double($0) }
  }
}

extension GoalPrediction.State {
  fileprivate var name: String {
    switch self {
    case .noData: "noData"
    case .insufficientData(let daysOfSpan, _): "insufficientData \(daysOfSpan)"
    case .atGoal: "atGoal"
    case .wrongDirection: "wrongDirection"
    case .tooSlow: "tooSlow"
    case .onTrack: "onTrack"
    }
  }

  fileprivate var dates: [Int?] {
    guard case .onTrack(let date, _) = self else { return [nil, nil, nil] }
    return [date.day, date.earliest, date.latest].map { $0?.daysSince1970 }
  }
}
