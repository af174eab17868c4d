/// A time over which a change is told.
package enum ChangePeriod: Hashable, Sendable, CaseIterable {
  case week
  case month
  case quarter
  case year
  /// From the first weigh-in on.
  case all

  /// The days that the period goes back from today, or `nil` if it goes back to the beginning.
  package var days: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 90
    case .year: 365
    case .all: nil
    }
  }
}
