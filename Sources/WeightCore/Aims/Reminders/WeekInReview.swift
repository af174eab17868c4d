/// What the last seven days brought.
package struct WeekInReview: Hashable, Sendable {
  /// The number of weigh-ins.
  package let entries: Int
  /// The difference from the first of them to the last, exactly, or `nil` if there are none.
  package let change: Mass?
  /// Whether the weight went down or up at all.
  package let direction: ChangeDirection

  /// Looks back on the week that ends today.
  ///
  /// - Parameters:
  ///   - entries: The weigh-ins, in any order.
  ///   - today: The last day that counts.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Complexity: O(*n*).
  package init(_ entries: some Sequence<WeightEntry>, today: CalendarDay, dayStart: Int = 0) {
    let end = today.daysSince1970
    let week = entries.filter {
      (end - 6...end).contains($0.moment.daysSince1970(startingAt: dayStart))
    }
    let first = week.min { $0.precedes($1) }
    let last = week.max { $0.precedes($1) }
    self.entries = week.count
    change = first.flatMap { first in last?.mass.difference(from: first.mass) }
    direction = ChangeDirection(of: change?.micrograms ?? 0, threshold: 0)
  }
}
