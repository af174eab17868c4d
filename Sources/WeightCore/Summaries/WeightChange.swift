/// The difference between the weight of the last day and that of an earlier day.
///
/// Both are daily weights, so a weight from the evening is not compared with one from the morning
/// unless the day has no other.
package struct WeightChange: Hashable, Sendable {
  /// The earlier day.
  package let first: DailyWeight
  /// The last day.
  package let last: DailyWeight
  /// Whether the earlier day is near the first day of the period, so the change is that of the
  /// period; see ``ChangePeriod/tolerance``.
  package let coversPeriod: Bool

  /// The difference; negative if the weight decreased.
  package var mass: Mass { last.mass.difference(from: first.mass) }

  /// Compares the last day with the one at the start of a period.
  ///
  /// The earlier day is the day with a weigh-in that is nearest to the first day of the period, and
  /// the earlier one of two. There is no change if the period has no weigh-in, or if there is none
  /// to compare with.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - days: The daily weights, sorted by day.
  ///   - today: The last day of the period. Later days are ignored.
  /// - Complexity: O(log *n*).
  package init?(over period: ChangePeriod, of days: [DailyWeight], today: CalendarDay) {
    let end = days.firstIndex(after: today.daysSince1970)
    guard end > 1 else { return nil }
    last = days[end - 1]
    guard let length = period.days else {
      first = days[0]
      coversPeriod = true
      return
    }
    let beginning = today.daysSince1970 - length
    guard last.day.daysSince1970 > beginning else { return nil }
    let next = days.firstIndex(after: beginning)
    let distance = { (index: Int) in abs(days[index].day.daysSince1970 - beginning) }
    let candidates = [next - 1, next].filter { $0 >= 0 && $0 < end - 1 }
    guard let nearest = candidates.min(by: { distance($0) < distance($1) }) else { return nil }
    first = days[nearest]
    coversPeriod = distance(nearest) <= period.tolerance
  }
}

extension [DailyWeight] {
  /// Returns the index of the first day after a day number, or the end index.
  fileprivate func firstIndex(after day: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].day.daysSince1970 <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A period for which the change is shown.
package enum ChangePeriod: Hashable, Sendable, CaseIterable {
  case week
  case month
  case quarter
  case year
  /// Since the first weigh-in.
  case all

  /// The length of the period in days, or `nil` for the whole log.
  package var days: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 90
    case .year: 365
    case .all: nil
    }
  }

  /// The maximum number of days from the first day of the period to a weigh-in that represents it:
  /// a tenth of the period, and at least one day.
  package var tolerance: Int { max(1, (days ?? 0) / 10) }
}

/// The direction of a change.
package enum ChangeDirection: String, Hashable, Sendable {
  case down
  case stable
  case up

  /// Determines the direction of a change.
  ///
  /// - Parameters:
  ///   - change: The change in any unit.
  ///   - threshold: The minimum change in the same unit, or 0 for any change other than zero.
  package init<Number: SignedNumeric & Comparable>(of change: Number, threshold: Number) {
    if change > 0, change >= threshold {
      self = .up
    } else if change < 0, change <= -threshold {
      self = .down
    } else {
      self = .stable
    }
  }
}
