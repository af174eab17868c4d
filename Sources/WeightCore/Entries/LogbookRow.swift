/// A weigh-in as a line of the logbook, beside what it came from.
package struct LogbookRow: Hashable, Sendable, Identifiable {
  /// The days over which the average of a row smooths.
  static let span = 7

  /// The weigh-in.
  package let entry: WeightEntry
  /// The day that the weigh-in counts to.
  package let day: CalendarDay
  /// The exponential average over seven days with weigh-ins, in kilograms.
  package let average: Double
  /// The difference from the last weigh-in a week or more before, exactly, or `nil` if there is none.
  package let change: Mass?
  /// Whether that is a change at all: a tenth of a kilogram, or of a pound.
  package let direction: ChangeDirection

  /// The number of the weigh-in.
  package var id: WeightEntry.ID { entry.id }

  /// Makes the rows of a log.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - unit: The unit of which a tenth is a change; stones count in pounds.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Returns: The rows, the newest first.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the entries are in order already.
  package static func all(
    _ entries: some Sequence<WeightEntry>,
    unit: WeightUnit,
    dayStart: Int = 0
  ) -> [LogbookRow] {
    let sorted = entries.sorted { $0.precedes($1) }
    let numbers = sorted.map { $0.moment.daysSince1970(startingAt: dayStart) }
    let averages = averages(sorted, dayStart: dayStart)
    var (next, latest) = (0, Int.min)
    var rows: [LogbookRow] = []
    rows.reserveCapacity(sorted.count)
    for index in sorted.indices {
      // Where somebody travels, days may go back although time goes on.
      latest = max(latest, numbers[index])
      while next < index, numbers[next] <= latest - 7 { next += 1 }
      guard let (day, average) = averages[numbers[index]] else { continue }
      let entry = sorted[index]
      let change = next > 0 ? entry.mass.difference(from: sorted[next - 1].mass) : nil
      rows.append(LogbookRow(entry, day: day, average: average, change: change, unit: unit))
    }
    rows.reverse()
    return rows
  }

  /// The days with weigh-ins and their averages, by the numbers of the days.
  private static func averages(
    _ entries: [WeightEntry],
    dayStart: Int
  ) -> [Int: (day: CalendarDay, kilograms: Double)] {
    let days = DailyWeights.of(entries, choice: .average, dayStart: dayStart)
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

/// Which rows of the logbook to show.
package struct LogbookFilter: Hashable, Sendable {
  /// Whether only weigh-ins with a note are shown; spaces alone are none.
  package let hasNote: Bool
  /// The interval whose milestones a weight must be near, or `nil` if any will do.
  package let interval: MilestoneInterval?
  /// The days of the week on which a weigh-in must be; none for any.
  package let weekdays: Set<Weekday>

  /// Creates a filter; by default it shows everything.
  package init(
    hasNote: Bool = false,
    near interval: MilestoneInterval? = nil,
    on weekdays: Set<Weekday> = []
  ) {
    self.hasNote = hasNote
    self.interval = interval
    self.weekdays = weekdays
  }

  /// Returns whether a row is shown.
  package func includes(_ row: LogbookRow) -> Bool {
    if hasNote, !row.hasNote { return false }
    if let interval, !interval.isNear(row.entry.mass) { return false }
    return weekdays.isEmpty || weekdays.contains(row.day.weekday)
  }
}

extension LogbookRow {
  /// Whether somebody wrote something beside the weight.
  fileprivate var hasNote: Bool {
    entry.note.map { !$0.text.allSatisfy(\.isWhitespace) } ?? false
  }
}
