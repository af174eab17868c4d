#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A second in time, with the offset from UTC that the clocks around the person had.
///
/// The offset keeps the day and the hour that the person saw, wherever the log is read later.
package struct Moment: Hashable, Sendable {
  /// The seconds since the beginning of 1970 in UTC.
  package let secondsSince1970: Int64
  /// The seconds by which the clocks were ahead of UTC.
  package let utcOffset: Int

  /// Creates a moment from what a log holds.
  ///
  /// - Returns: `nil` if no clock could show it: outside the years 1 to 9999, or more than 18 hours
  ///   away from UTC.
  package init?(secondsSince1970: Int64, utcOffset: Int) {
    guard (-18 * 3600...18 * 3600).contains(utcOffset) else { return nil }
    guard Self.secondsOfCommonYears.contains(secondsSince1970) else { return nil }
    self.secondsSince1970 = secondsSince1970
    self.utcOffset = utcOffset
  }

  /// Creates the moment that a clock in a time zone shows, leaving out parts of a second.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  package init?(_ date: Date, in timeZone: TimeZone) {
    guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)) else {
      return nil
    }
    self.init(secondsSince1970: seconds, utcOffset: timeZone.secondsFromGMT(for: date))
  }

  /// The instant alone.
  package var date: Date {
    Date(timeIntervalSince1970: Double(secondsSince1970))
  }

  /// A time zone that always has this offset from UTC.
  package var timeZone: TimeZone {
    TimeZone(secondsFromGMT: utcOffset) ?? .gmt
  }

  /// The years 1 to 9999, less a day at each end, so that an offset does not lead out of them.
  private static let secondsOfCommonYears: ClosedRange<Int64> = -62_135_510_400...253_402_214_400
}

extension Moment: Comparable {
  /// Returns whether `lhs` came before `rhs`; of one instant, whether its clocks were behind.
  package static func < (lhs: Moment, rhs: Moment) -> Bool {
    (lhs.secondsSince1970, lhs.utcOffset) < (rhs.secondsSince1970, rhs.utcOffset)
  }
}

// MARK: - Clock

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

// MARK: - Time of day

extension Moment {
  /// The time that the clocks showed.
  package var timeOfDay: TimeOfDay {
    let shown = (Int(secondsSince1970) + utcOffset) % 86_400
    let second = shown < 0 ? shown + 86_400 : shown
    return TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60) ?? .noon
  }
}

// MARK: - Day start

extension Moment {
  /// Finds the day that a person counts the moment to.
  ///
  /// The day is the one that the clocks around the person showed, whatever zone the log is read in.
  ///
  /// - Parameter hour: The hour after midnight at which a day begins, from −6 to 6. With 4, three in
  ///   the morning is still the day before; with −2, eleven at night is already the next.
  /// - Returns: The day; at the ends of the calendar, the one that the clocks showed.
  package func day(startingAt hour: Int) -> CalendarDay {
    CalendarDay(daysSince1970: daysSince1970(startingAt: hour)) ?? day
  }

  /// Finds the number of the day that a person counts the moment to, without the day itself.
  ///
  /// - Returns: What `day(startingAt: hour).daysSince1970` is, in a tenth of the time.
  package func daysSince1970(startingAt hour: Int) -> Int {
    let shown = Int(secondsSince1970) + utcOffset - hour * 3_600
    let days = (shown >= 0 ? shown : shown - Self.secondsPerDay + 1) / Self.secondsPerDay
    // Only the very first and the very last day of the calendar have no neighbour.
    return min(max(days, Self.calendar.lowerBound), Self.calendar.upperBound)
  }

  private static let secondsPerDay = 86_400
  /// The numbers of the days of the years 1 to 9999.
  private static let calendar = -719_162...2_932_896
}
