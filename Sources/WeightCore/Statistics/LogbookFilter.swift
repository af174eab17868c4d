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
