extension WeightEntry {
  /// Returns whether this weigh-in was before another; of one second, whether it was logged first.
  func precedes(_ other: WeightEntry) -> Bool {
    (moment.secondsSince1970, id.rawValue) < (other.moment.secondsSince1970, other.id.rawValue)
  }
}

extension [WeightEntry] {
  /// Returns whether the weigh-in at an index was before that at another; one that is not there
  /// comes both before and after all.
  func isOrdered(_ index: Int?, before other: Int?) -> Bool {
    guard let index, let other else { return true }
    return self[index].precedes(self[other])
  }

  /// The index of the last weigh-in until the end of a day.
  func lastIndex(until today: CalendarDay, dayStart: Int) -> Int? {
    let end = today.daysSince1970
    var last: Int?
    for index in indices where isOrdered(last, before: index) {
      if self[index].moment.daysSince1970(startingAt: dayStart) <= end { last = index }
    }
    return last
  }
}
