#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A point in time, in whole seconds, with the local offset from UTC.
///
/// Because of the offset, an entry keeps its local day and hour, regardless of the time zone in
/// which the log is read later.
package struct Timestamp: Hashable, Sendable {
  /// The seconds since 1970 in UTC.
  package let secondsSince1970: Int64
  /// The local offset from UTC, in seconds.
  package let utcOffset: Int

  /// The largest offset from UTC, in seconds.
  package static let farthestOffset = 18 * 3_600

  /// Creates a moment from its stored values.
  ///
  /// - Returns: `nil` outside the years 1 to 9999, or if the offset is more than 18 hours.
  package init?(secondsSince1970: Int64, utcOffset: Int) {
    guard abs(utcOffset) <= Self.farthestOffset else { return nil }
    guard Self.secondsOfCommonYears.contains(secondsSince1970) else { return nil }
    self.secondsSince1970 = secondsSince1970
    self.utcOffset = utcOffset
  }

  /// Creates a moment from a date in a time zone, without fractions of a second.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  package init?(_ date: Date, in timeZone: TimeZone) {
    guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)) else {
      return nil
    }
    self.init(secondsSince1970: seconds, utcOffset: timeZone.secondsFromGMT(for: date))
  }

  /// The instant without the offset.
  package var date: Date {
    Date(timeIntervalSince1970: Double(secondsSince1970))
  }

  /// A time zone with this fixed offset from UTC.
  package var timeZone: TimeZone {
    TimeZone(secondsFromGMT: utcOffset) ?? .gmt
  }

  /// The years 1 to 9999, without one day at each end, so no offset leads outside of them.
  private static let secondsOfCommonYears: ClosedRange<Int64> = -62_135_510_400...253_402_214_400
}

extension Timestamp: Comparable {
  /// Returns whether `lhs` was before `rhs`; for the same instant, whether its offset is smaller.
  package static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
    (lhs.secondsSince1970, lhs.utcOffset) < (rhs.secondsSince1970, rhs.utcOffset)
  }
}

// MARK: - Clock

extension Timestamp {
  private static let secondsInDay = 86_400

  /// Creates the moment at which clocks in a time zone show a day and a time.
  ///
  /// If clocks show the time twice because they are set back, this is the first of the two. If they
  /// skip the time because they are set forward, the offset from before the change is used.
  ///
  /// - Returns: `nil` at the ends of the years 1 to 9999.
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

  /// The local day.
  package var day: CalendarDay {
    Self.day(showing: Int(secondsSince1970) + utcOffset)
  }

  /// The moment in ISO 8601 format with its offset: `2026-03-30T07:08:00+02:00`.
  ///
  /// The format has no seconds in the offset, as some offsets of the nineteenth century had. In
  /// this case the local time is shown that much earlier, which keeps the instant.
  package var iso8601: String {
    let minutes = utcOffset / 60
    let shown = Int(secondsSince1970) + minutes * 60
    let second = shown.euclideanRemainder(Self.secondsInDay)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    let offset = [abs(minutes) / 60, abs(minutes) % 60].map { padded($0, to: 2) }
    return Self.day(showing: shown).iso8601 + "T" + time[0] + ":" + time[1] + ":" + time[2]
      + (minutes < 0 ? "-" : "+") + offset[0] + ":" + offset[1]
  }

  /// Checks that the moment is not in the future.
  ///
  /// - Throws: ``EntryError/inFuture(_:)`` if it is later than `now`.
  package func check(notAfter now: Timestamp) throws(EntryError) {
    guard secondsSince1970 <= now.secondsSince1970 else { throw .inFuture(self) }
  }

  /// The first year of weigh-ins that a person types; an earlier one is a slip.
  package static let firstYear = 1900

  /// Checks that the moment is in ``firstYear`` or later.
  ///
  /// - Throws: ``EntryError/beforeFirstYear``.
  package func checkYear() throws(EntryError) {
    guard day.year >= Self.firstYear else { throw .beforeFirstYear }
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

extension Timestamp {
  /// The local time.
  package var timeOfDay: TimeOfDay {
    let shown = (Int(secondsSince1970) + utcOffset) % 86_400
    let second = shown < 0 ? shown + 86_400 : shown
    return TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60) ?? .noon
  }
}

// MARK: - Day start

extension Timestamp {
  /// Returns the day to which the moment belongs.
  ///
  /// The day depends on the moment's own offset, not on the time zone in which the log is read.
  ///
  /// - Parameter hour: The hour after midnight at which a day begins, from −6 to 6. With 4, 3 a.m.
  ///   belongs to the day before; with −2, 11 p.m. belongs to the next day.
  /// - Returns: The day; at the ends of the calendar, the local day.
  package func day(startingAt hour: Int) -> CalendarDay {
    CalendarDay(daysSince1970: daysSince1970(startingAt: hour)) ?? day
  }

  /// Returns the number of the day to which the moment belongs, without creating the day.
  ///
  /// - Returns: The same as `day(startingAt: hour).daysSince1970`, in a tenth of the time.
  package func daysSince1970(startingAt hour: Int) -> Int {
    let shown = Int(secondsSince1970) + utcOffset - hour * 3_600
    let days = (shown >= 0 ? shown : shown - Self.secondsPerDay + 1) / Self.secondsPerDay
    // Only the first and the last day of the calendar have no neighbor.
    return min(max(days, Self.calendar.lowerBound), Self.calendar.upperBound)
  }

  private static let secondsPerDay = 86_400
  /// The day numbers of the years 1 to 9999.
  private static let calendar = -719_162...2_932_896
}
