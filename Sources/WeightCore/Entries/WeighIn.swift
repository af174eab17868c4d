/// The weight and the time of an entry: what statistics need of a log of a lifetime.
package struct WeighIn: Hashable, Sendable, Identifiable {
  /// The number of the entry.
  package let id: WeightEntry.ID
  /// The measured mass.
  package let mass: Mass
  /// The time of the weigh-in, with its offset from UTC.
  package let moment: Timestamp

  /// Creates a weigh-in.
  package init(id: WeightEntry.ID, mass: Mass, moment: Timestamp) {
    self.id = id
    self.mass = mass
    self.moment = moment
  }
}

extension WeightEntry {
  /// The weight and the time of the entry.
  package var weighIn: WeighIn { WeighIn(id: id, mass: mass, moment: moment) }
}

// MARK: - Order

extension WeighIn {
  /// Returns whether this weigh-in was before another.
  ///
  /// Within one second, the one that was logged first is before.
  package func precedes(_ other: WeighIn) -> Bool {
    (moment.secondsSince1970, id.rawValue) < (other.moment.secondsSince1970, other.id.rawValue)
  }
}

extension [WeighIn] {
  /// Whether the weigh-ins are in the order of time.
  ///
  /// - Complexity: O(*n*).
  package var areInOrder: Bool {
    indices.dropFirst().allSatisfy { self[$0 - 1].precedes(self[$0]) }
  }

  /// Returns whether the weigh-in at an index was before the one at another index.
  ///
  /// A missing weigh-in is both before and after all others.
  func isOrdered(_ index: Int?, before other: Int?) -> Bool {
    guard let index, let other else { return true }
    return self[index].precedes(self[other])
  }

  /// Returns the index of the last weigh-in on or before a day.
  func lastIndex(until today: CalendarDay, in logDays: LogDays) -> Int? {
    let end = today.daysSince1970
    var last: Int?
    for index in indices where isOrdered(last, before: index) {
      if logDays.number(of: self[index].moment) <= end { last = index }
    }
    return last
  }
}
