/// On how many days in a row somebody has weighed in, up to today or yesterday.
package struct Streak: Hashable, Sendable {
  /// The number of days; 0 if the last was before yesterday.
  package let days: Int
  /// Whether today is one of them.
  package let includesToday: Bool

  /// Counts the streak.
  ///
  /// - Parameters:
  ///   - days: The days with weigh-ins, in any order and as often as they come.
  ///   - today: The day to count back from; later days do not count.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the days are in order already.
  package init(_ days: some Sequence<CalendarDay>, today: CalendarDay) {
    let now = today.daysSince1970
    let past = days.map(\.daysSince1970).filter { $0 <= now }.sorted()
    includesToday = past.last == now
    var next = includesToday ? now : now - 1
    var count = 0
    for day in past.reversed() where day <= next {
      guard day == next else { break }
      count += 1
      next -= 1
    }
    self.days = count
  }
}
