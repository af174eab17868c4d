/// The days to which the moments of a log belong for its reader.
///
/// A moment belongs to the day that the clocks showed where it was recorded. For a reader farther
/// west, this day may not have begun yet. The moment then belongs to the reader's current day,
/// unless it really is in the future: a clock that was wrong has dated it.
package struct LogDays: Hashable, Sendable {
  /// The hour after midnight at which a day begins, from −6 to 6; see ``Timestamp/day(startingAt:)``.
  package let start: Int
  /// The reader's current time, or `nil` if the days are those of the recorded moments only.
  package let now: Timestamp?
  private let latest: Int

  /// Creates the days of a log.
  ///
  /// - Parameters:
  ///   - hour: The hour after midnight at which a day begins, from −6 to 6.
  ///   - now: The reader's current time.
  package init(startingAt hour: Int = 0, until now: Timestamp? = nil) {
    start = hour
    self.now = now
    latest = now?.daysSince1970(startingAt: hour) ?? .max
  }

  /// The days of the recorded moments, which begin at midnight.
  package static let local = LogDays()

  /// Returns the number of the day to which a moment belongs, counted from 1 January 1970.
  package func number(of moment: Timestamp) -> Int {
    let number = moment.daysSince1970(startingAt: start)
    guard number > latest, let now, moment.secondsSince1970 <= now.secondsSince1970 else {
      return number
    }
    return latest
  }

  /// Returns the day to which a moment belongs.
  package func day(of moment: Timestamp) -> CalendarDay {
    CalendarDay(daysSince1970: number(of: moment)) ?? moment.day
  }
}
