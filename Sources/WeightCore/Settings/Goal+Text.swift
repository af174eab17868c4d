extension Goal {
  /// The goal as the settings keep it: micrograms, the moment and its offset in seconds, and the
  /// micrograms of the beginning if there was one.
  var text: String {
    let numbers = [target.micrograms, set.secondsSince1970, Int64(set.utcOffset)]
    return (numbers + (start.map { [$0.micrograms] } ?? [])).map { "\($0)" }
      .joined(separator: " ")
  }

  /// Reads what ``text`` gives.
  ///
  /// - Returns: `nil` if it is nothing of the kind.
  init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    guard (3...4).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
      return nil
    }
    let moment = Int(exactly: numbers[2])
      .flatMap { Moment(secondsSince1970: numbers[1], utcOffset: $0) }
    guard let moment else { return nil }
    self.init(
      target: Mass(micrograms: numbers[0]),
      set: moment,
      start: numbers.count == 4 ? Mass(micrograms: numbers[3]) : nil
    )
  }
}
