/// Calculates one weight per day from the weigh-ins of a log.
package enum DailyWeights {
  /// Returns the weight of each day with weigh-ins.
  ///
  /// - Parameters:
  ///   - weighIns: The weigh-ins, in any order.
  ///   - choice: The weigh-in that counts for a day with several.
  ///   - logDays: The days to which the weigh-ins belong.
  /// - Returns: The weights, the oldest day first.
  /// - Complexity: O(*n* log *n*), or O(*n*) if the weigh-ins are already sorted.
  package static func of(
    _ weighIns: [WeighIn],
    choice: DailyWeightSelection,
    in logDays: LogDays = .local
  ) -> [DailyWeight] {
    var weighings = weighIns.map { Weighing($0, in: logDays) }
    // Usually they are sorted, and checking this is much faster than sorting.
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

  /// Returns the weight of each day with entries.
  ///
  /// - Parameters:
  ///   - entries: The entries, in any order.
  ///   - choice: The entry that counts for a day with several.
  ///   - logDays: The days to which the entries belong.
  /// - Returns: The weights, the oldest day first.
  package static func of(
    _ entries: [WeightEntry],
    choice: DailyWeightSelection,
    in logDays: LogDays = .local
  ) -> [DailyWeight] {
    of(entries.map(\.weighIn), choice: choice, in: logDays)
  }

  private static func weight(
    of weighings: ArraySlice<Weighing>,
    choice: DailyWeightSelection
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
          used: used?.id,
          range: range(of: weighings)
        )
      }
  }

  private static func range(of weighings: ArraySlice<Weighing>) -> ClosedRange<Double> {
    let first = weighings[weighings.startIndex].kilograms
    let (least, greatest) = weighings.reduce((first, first)) {
      (min($0.0, $1.kilograms), max($0.1, $1.kilograms))
    }
    return least...greatest
  }

  private static func mean(of weighings: ArraySlice<Weighing>) -> Double {
    weighings.reduce(0) { $0 + $1.kilograms } / Double(weighings.count)
  }
}

/// The values of a weigh-in that determine its day and its position in the day.
private struct Weighing: Comparable {
  /// The number of the day since 1970, which is much faster to compare than the day.
  let day: Int
  let secondsSince1970: Int64
  let id: WeightEntry.ID
  let kilograms: Double

  init(_ weighIn: WeighIn, in logDays: LogDays) {
    day = logDays.number(of: weighIn.moment)
    secondsSince1970 = weighIn.moment.secondsSince1970
    id = weighIn.id
    kilograms = weighIn.mass.value(in: .kilogram)
  }

  // Weigh-ins within one second are in the order in which they were logged.
  static func < (lhs: Weighing, rhs: Weighing) -> Bool {
    if lhs.day != rhs.day { return lhs.day < rhs.day }
    return (lhs.secondsSince1970, lhs.id.rawValue) < (rhs.secondsSince1970, rhs.id.rawValue)
  }
}

/// The weight of one day.
package struct DailyWeight: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The weight that counts for the day, in kilograms.
  package let kilograms: Double
  /// The number of weigh-ins on the day.
  package let entries: Int
  /// The weigh-in that counts, or `nil` if the weight is the mean of several.
  package let used: WeightEntry.ID?
  /// The range of all weigh-ins of the day, in kilograms.
  package let range: ClosedRange<Double>

  /// Creates the weight of a day, by default of a day with one weigh-in.
  package init(
    day: CalendarDay,
    kilograms: Double,
    entries: Int = 1,
    used: WeightEntry.ID? = nil,
    range: ClosedRange<Double>? = nil
  ) {
    self.day = day
    self.kilograms = kilograms
    self.entries = entries
    self.used = used
    self.range = range ?? kilograms...kilograms
  }

  /// The weight that counts for the day, to the nearest microgram.
  package var mass: Mass {
    Mass(kilograms, .kilogram) ?? Mass(micrograms: kilograms < 0 ? .min : .max)
  }
}

/// The selection of the weigh-in that counts for a day with several.
package enum DailyWeightSelection: String, Hashable, Sendable, CaseIterable {
  /// The first of the day; before breakfast, the weight varies least from day to day.
  case morning
  /// The last of the day.
  case latest
  /// The mean of all.
  case average
}
