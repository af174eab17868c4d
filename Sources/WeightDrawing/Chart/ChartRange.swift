/// How far back a chart goes.
package enum ChartRange: String, Hashable, Sendable, CaseIterable {
  /// The last 7 days.
  case week = "1W"
  /// The last 30 days.
  case month = "1M"
  /// The last 90 days.
  case quarter = "3M"
  /// The last 180 days.
  case halfYear = "6M"
  /// The last 365 days.
  case year = "1Y"
  /// The whole log.
  case all

  /// The number of days, today included, or `nil` for all that there are.
  package var days: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 90
    case .halfYear: 180
    case .year: 365
    case .all: nil
    }
  }
}
