/// By how much the last weigh-in differs from one before.
package struct WeightChange: Hashable, Sendable {
  /// The weigh-in that is compared with.
  package let first: WeightEntry
  /// The last weigh-in.
  package let last: WeightEntry
  /// Whether the log goes back far enough for the whole period.
  package let coversPeriod: Bool

  /// The difference, exactly; negative if the weight went down.
  package var mass: Mass { last.mass.difference(from: first.mass) }

  /// Compares the last weigh-in with the one that stood at the beginning of a period.
  ///
  /// That is the last one on or before the day with which the period begins. A shorter log is
  /// compared with its first weigh-in. There is no change if the period has no weigh-in, or none
  /// to compare with.
  ///
  /// - Parameters:
  ///   - period: How far to go back.
  ///   - entries: The weigh-ins, in any order.
  ///   - today: The day to go back from; later weigh-ins do not count.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Complexity: O(*n*).
  package init?(
    over period: ChangePeriod,
    of entries: [WeightEntry],
    today: CalendarDay,
    dayStart: Int = 0
  ) {
    let now = today.daysSince1970
    let beginning = period.days.map { now - $0 } ?? .min
    var (before, first, last): (Int?, Int?, Int?)
    for index in entries.indices {
      let day = entries[index].moment.daysSince1970(startingAt: dayStart)
      guard day <= now else { continue }
      if entries.isOrdered(last, before: index) { last = index }
      if day <= beginning {
        if entries.isOrdered(before, before: index) { before = index }
      } else if entries.isOrdered(index, before: first) {
        first = index
      }
    }
    guard let last, let base = before ?? first, base != last else { return nil }
    self.first = entries[base]
    self.last = entries[last]
    coversPeriod = before != nil || period == .all
  }
}

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

/// Whether a weight goes down, stays, or goes up.
package enum ChangeDirection: Hashable, Sendable {
  case down
  case stable
  case up

  /// Names the direction of a change.
  ///
  /// - Parameters:
  ///   - change: The change in any unit.
  ///   - threshold: The least change that is one, in the same unit; 0 for any that is not zero.
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
