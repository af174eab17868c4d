/// Makes one weight a day of the weigh-ins of a log.
package enum DailyWeights {
  /// Finds the weight of each day that has weigh-ins.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - choice: Which of several weigh-ins counts for their day.
  ///   - dayStart: The hour after midnight at which a day begins; see ``Moment/day(startingAt:)``.
  /// - Returns: The weights, the first day first.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the entries are in order already.
  package static func of(
    _ entries: some Sequence<WeightEntry>,
    choice: DailyChoice,
    dayStart: Int = 0
  ) -> [DailyWeight] {
    var weighings = entries.map { Weighing($0, dayStart: dayStart) }
    // Mostly they are in order, and to see that is much quicker than to sort them.
    let areInOrder = weighings.indices.dropFirst()
      .allSatisfy { !(weighings[$0] < weighings[$0 - 1]) }
    if !areInOrder { weighings.sort() }
    var days: [DailyWeight] = []
    var start = weighings.startIndex
    while start < weighings.endIndex {
      var end = start + 1
      while end < weighings.endIndex, weighings[end].day == weighings[start].day { end += 1 }
      if let day = weight(of: weighings[start..<end], choice: choice) { days.append(day) }
      start = end
    }
    return days
  }

  private static func weight(
    of weighings: ArraySlice<Weighing>,
    choice: DailyChoice
  ) -> DailyWeight? {
    let first = weighings[weighings.startIndex]
    let last = weighings[weighings.endIndex - 1]
    let used: Weighing? =
      switch choice {
      case .morning: first
      case .latest: last
      case .average: weighings.count == 1 ? first : nil
      }
    return CalendarDay(daysSince1970: first.day)
      .map { day in
        DailyWeight(
          day: day,
          kilograms: used?.kilograms ?? mean(of: weighings),
          entries: weighings.count,
          used: used?.id
        )
      }
  }

  private static func mean(of weighings: ArraySlice<Weighing>) -> Double {
    weighings.reduce(0) { $0 + $1.kilograms } / Double(weighings.count)
  }
}

/// What is needed of an entry to find its day and its place there.
private struct Weighing: Comparable {
  /// The day since 1970, and not the day itself, since that takes much longer to compare.
  let day: Int
  let secondsSince1970: Int64
  let id: WeightEntry.ID
  let kilograms: Double

  init(_ entry: WeightEntry, dayStart: Int) {
    day = entry.moment.daysSince1970(startingAt: dayStart)
    secondsSince1970 = entry.moment.secondsSince1970
    id = entry.id
    kilograms = entry.mass.value(in: .kilogram)
  }

  // Weigh-ins of one second stand in the order in which they were logged.
  static func < (lhs: Weighing, rhs: Weighing) -> Bool {
    if lhs.day != rhs.day { return lhs.day < rhs.day }
    return (lhs.secondsSince1970, lhs.id.rawValue) < (rhs.secondsSince1970, rhs.id.rawValue)
  }
}

/// The weight of one day.
package struct DailyWeight: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// What counts for the day, in kilograms.
  package let kilograms: Double
  /// How many weigh-ins the day has.
  package let entries: Int
  /// The weigh-in that counts, or `nil` if the weight is the mean of several.
  package let used: WeightEntry.ID?

  /// Creates the weight of a day.
  package init(day: CalendarDay, kilograms: Double, entries: Int = 1, used: WeightEntry.ID? = nil) {
    self.day = day
    self.kilograms = kilograms
    self.entries = entries
    self.used = used
  }
}

/// Which weigh-in counts for a day that has several.
package enum DailyChoice: String, Hashable, Sendable, CaseIterable {
  /// The first of the day: before breakfast, a body weighs most alike from day to day.
  case morning
  /// The last of the day.
  case latest
  /// The mean of all.
  case average
}
