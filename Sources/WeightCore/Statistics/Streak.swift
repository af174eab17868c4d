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
  /// - Complexity: O(*n*).
  package init(_ days: some Sequence<CalendarDay>, today: CalendarDay) {
    let last = today.daysSince1970
    let past = Set(days.lazy.map(\.daysSince1970).filter { $0 <= last })
    includesToday = past.contains(last)
    let start = includesToday ? last : last - 1
    self.days = (0...past.count).first { !past.contains(start - $0) } ?? past.count
  }
}
