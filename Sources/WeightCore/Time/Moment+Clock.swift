#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension Moment {
  private static let secondsInDay = 86_400

  /// Creates the moment at which the clocks of a time zone show a day and a time.
  ///
  /// Where clocks go back and show a time twice, this is the first of the two. Where they go
  /// forward and skip the time, they are read as if they had not been put forward yet.
  ///
  /// - Returns: `nil` at the very ends of the years 1 to 9999.
  package init?(_ day: CalendarDay, at time: TimeOfDay, in timeZone: TimeZone) {
    let shown = day.daysSince1970 * Self.secondsInDay + time.secondsSinceMidnight
    let before = timeZone.utcOffset(at: shown - Self.secondsInDay)
    let after = timeZone.utcOffset(at: shown + Self.secondsInDay)
    let fitting = [before, after].filter { timeZone.utcOffset(at: shown - $0) == $0 }
    let instant = shown - (fitting.max() ?? before)
    self.init(
      secondsSince1970: Int64(instant),
      utcOffset: timeZone.utcOffset(at: instant)
    )
  }

  /// The day that the clocks showed.
  package var day: CalendarDay {
    Self.day(showing: Int(secondsSince1970) + utcOffset)
  }

  /// The moment with its offset, as programs exchange it: `2026-03-30T07:08:00+02:00`.
  ///
  /// The form has no room for the seconds that the offsets of the nineteenth century had. The
  /// clock is then shown as much earlier, so that the instant stays what it is.
  package var iso8601: String {
    let minutes = utcOffset / 60
    let shown = Int(secondsSince1970) + minutes * 60
    let second = shown.euclideanRemainder(Self.secondsInDay)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    let offset = [minutes.magnitude / 60, minutes.magnitude % 60].map { padded(Int($0), to: 2) }
    let sign = minutes < 0 ? "-" : "+"
    return "\(Self.day(showing: shown).iso8601)T\(time.joined(separator: ":"))"
      + sign + offset.joined(separator: ":")
  }

  /// Checks that the moment has come.
  ///
  /// - Throws: ``EntryRefusal/inFuture(_:)`` if it is later than `now`.
  package func check(notAfter now: Moment) throws(EntryRefusal) {
    guard secondsSince1970 <= now.secondsSince1970 else { throw .inFuture(self) }
  }

  private static func day(showing seconds: Int) -> CalendarDay {
    let days = (seconds - seconds.euclideanRemainder(secondsInDay)) / secondsInDay
    guard let day = CalendarDay(daysSince1970: days) else {
      preconditionFailure("a moment lies within the years 1 to 9999")
    }
    return day
  }
}

extension TimeZone {
  fileprivate func utcOffset(at secondsSince1970: Int) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(secondsSince1970)))
  }
}

extension Int {
  fileprivate func euclideanRemainder(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
