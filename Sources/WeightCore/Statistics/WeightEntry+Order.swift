extension WeightEntry {
  /// Returns whether this weigh-in was before another; of one second, whether it was logged first.
  func precedes(_ other: WeightEntry) -> Bool {
    (moment.secondsSince1970, id.rawValue) < (other.moment.secondsSince1970, other.id.rawValue)
  }
}
