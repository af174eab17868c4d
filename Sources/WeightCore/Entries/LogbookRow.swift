/// A weigh-in as a row of the logbook, with its average and change.
package struct LogbookRow: Hashable, Sendable, Identifiable {
  /// The smoothing span of the average, in days.
  static let span = 7

  /// The weigh-in.
  package let entry: WeightEntry
  /// The day to which the weigh-in belongs.
  package let day: CalendarDay
  /// The exponential average over seven days with weigh-ins, in kilograms.
  package let average: Double
  /// The exact difference from the last weigh-in that is at least a week older, or `nil` if there
  /// is none, or if it is more than a day older than that.
  package let change: Mass?
  /// The direction of the change, with a threshold of a tenth of a kilogram or pound.
  package let direction: ChangeDirection

  /// The number of the weigh-in.
  package var id: WeightEntry.ID { entry.id }

  /// Returns the rows of a log.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - unit: The unit whose tenth is the threshold of a change. Stones use pounds.
  ///   - logDays: The days to which the weigh-ins belong.
  /// - Returns: The rows, the newest first.
  /// - Complexity: O(*n* log *n*), or O(*n*) if the entries are already sorted.
  package static func all(
    _ entries: some Sequence<WeightEntry>,
    unit: WeightUnit,
    in logDays: LogDays = .local
  ) -> [LogbookRow] {
    let sorted = entries.sorted { $0.weighIn.precedes($1.weighIn) }
    let numbers = sorted.map { logDays.number(of: $0.moment) }
    let averages = averages(sorted, in: logDays)
    var (next, latest) = (0, Int.min)
    var rows: [LogbookRow] = []
    rows.reserveCapacity(sorted.count)
    for index in sorted.indices {
      // When the user travels, a later weigh-in may belong to an earlier day.
      latest = max(latest, numbers[index])
      while next < index, numbers[next] <= latest - 7 { next += 1 }
      guard let (day, average) = averages[numbers[index]] else { continue }
      let entry = sorted[index]
      // After a longer gap, the difference would not be the change in a week.
      let isNear = next > 0 && numbers[next - 1] >= latest - 7 - ChangePeriod.week.tolerance
      let change = isNear ? entry.mass.difference(from: sorted[next - 1].mass) : nil
      rows.append(LogbookRow(entry, day: day, average: average, change: change, unit: unit))
    }
    rows.reverse()
    return rows
  }

  /// Returns the days with weigh-ins and their averages, by day number.
  private static func averages(
    _ entries: [WeightEntry],
    in logDays: LogDays
  ) -> [Int: (day: CalendarDay, kilograms: Double)] {
    let days = DailyWeights.of(entries, choice: .average, in: logDays)
    let averages = ExponentialSmoothing.values(days.map(\.kilograms), span: span)
    return Dictionary(
      uniqueKeysWithValues: zip(days, averages).map { ($0.day.daysSince1970, ($0.day, $1)) }
    )
  }

  private init(
    _ entry: WeightEntry,
    day: CalendarDay,
    average: Double,
    change: Mass?,
    unit: WeightUnit
  ) {
    self.entry = entry
    self.day = day
    self.average = average
    self.change = change
    direction = ChangeDirection(
      of: change?.micrograms ?? 0,
      threshold: unit.unitOfChange.micrograms / 10
    )
  }
}

/// A filter for rows of the logbook.
package struct LogbookFilter: Hashable, Sendable {
  /// Whether only weigh-ins with a note are shown.
  ///
  /// A note of only spaces does not count.
  package let hasNote: Bool
  /// The interval whose milestones a weight must be near, or `nil` for any weight.
  package let interval: MilestoneInterval?
  /// The weekdays of the weigh-ins to show; empty for all.
  package let weekdays: Set<Weekday>
  /// The first day, or `nil` for any.
  package let first: CalendarDay?
  /// The last day, or `nil` for any.
  package let last: CalendarDay?

  /// Creates a filter.
  ///
  /// By default, it shows everything.
  package init(
    hasNote: Bool = false,
    near interval: MilestoneInterval? = nil,
    on weekdays: Set<Weekday> = [],
    from first: CalendarDay? = nil,
    to last: CalendarDay? = nil
  ) {
    self.hasNote = hasNote
    self.interval = interval
    self.weekdays = weekdays
    self.first = first
    self.last = last
  }

  /// Returns whether a row is shown.
  package func includes(_ row: LogbookRow) -> Bool { includes(row.entry, on: row.day) }

  /// Returns whether an entry is shown.
  package func includes(_ entry: WeightEntry, on day: CalendarDay) -> Bool {
    (!hasNote || entry.hasNote) && includes(entry.mass, on: day)
  }

  /// Returns whether a weight of a day is shown, regardless of its note.
  package func includes(_ mass: Mass, on day: CalendarDay) -> Bool {
    if let interval, !interval.isNear(mass) { return false }
    if let first, day < first { return false }
    if let last, day > last { return false }
    return weekdays.isEmpty || weekdays.contains(day.weekday)
  }
}

extension WeightEntry {
  /// Whether the entry has a note that contains more than spaces.
  fileprivate var hasNote: Bool {
    note.map { !$0.text.allSatisfy(\.isWhitespace) } ?? false
  }
}
