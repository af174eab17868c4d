package import WeightCore

/// The trend of a ``TrendCase`` by one method.
package struct TrendResult: Hashable, Sendable {
  /// The trend on each day, in kilograms.
  package let values: [Double]
  /// The change in a week, in kilograms.
  package let weeklyRate: Double?

  /// Computes the result.
  package init(_ trendCase: TrendCase, _ method: TrendMethod) {
    let trend = WeightTrend(trendCase.days, method: method)
    values = trend.points.map(\.kilograms)
    weeklyRate = trend.weeklyRate
  }

  /// The number of fields in ``text``.
  package static let fields = 2

  /// The result as tab-separated fields, with `-` for a missing rate.
  package var text: String {
    let values = values.map { "\($0)" }.joined(separator: ";")
    return "\(values)\t\(weeklyRate.map { "\($0)" } ?? "-")"
  }

  /// Parses a result from its fields.
  ///
  /// - Precondition: There are as many as ``fields``.
  package init(parsing fields: ArraySlice<Substring>) {
    let fields = Array(fields)
    precondition(fields.count == Self.fields, "an answer has \(Self.fields) fields")
    values = fields[0].split(separator: ";").compactMap { Double($0) }
    weeklyRate = Double(fields[1])
  }
}
