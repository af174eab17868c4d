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
