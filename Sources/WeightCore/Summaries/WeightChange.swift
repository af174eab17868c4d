/// The difference between the last weigh-in and an earlier one.
package struct WeightChange: Hashable, Sendable {
  /// The earlier weigh-in.
  package let first: WeightEntry
  /// The last weigh-in.
  package let last: WeightEntry
  /// Whether the log covers the whole period.
  package let coversPeriod: Bool

  /// The exact difference; negative if the weight decreased.
  package var mass: Mass { last.mass.difference(from: first.mass) }

  /// Compares the last weigh-in with the one at the start of a period.
  ///
  /// The earlier weigh-in is the last one on or before the first day of the period. If the log is
  /// shorter, it is the first weigh-in of the log. There is no change if the period has no
  /// weigh-in, or if there is none to compare with.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - entries: The weigh-ins, in any order.
  ///   - today: The last day of the period. Later weigh-ins are ignored.
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
}

/// The direction of a change.
package enum ChangeDirection: Hashable, Sendable {
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
