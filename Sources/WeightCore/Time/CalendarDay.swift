/// A day of the Gregorian calendar, without a time zone.
package struct CalendarDay: Hashable, Sendable {
  /// The year, from 1 to 9999.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Creates a day.
  ///
  /// - Returns: `nil` if there is no such day, such as 30 February.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day in ISO 8601 format: `2026-03-30`.
  package var iso8601: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  /// Returns whether `lhs` is before `rhs`.
  package static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

// MARK: - Epoch

// Both conversions count years from March, so the leap day is the last day of the year. They use
// eras of 400 years, which all have the same number of days.

extension CalendarDay {
  private static let daysInEra = 146_097
  /// The number of days from 1 March of the year 0 to 1 January 1970.
  private static let daysToEpoch = 719_468

  /// The number of days since 1 January 1970.
  package var daysSince1970: Int {
    let marchYear = month > 2 ? year : year - 1
    let (era, yearOfEra) = marchYear.quotientAndRemainder(dividingBy: 400)
    let marchMonth = (month + 9) % 12
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysInEra + dayOfEra - Self.daysToEpoch
  }

  /// Creates a day from the number of days since 1 January 1970.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  package init?(daysSince1970: Int) {
    let (days, overflow) = daysSince1970.addingReportingOverflow(Self.daysToEpoch)
    guard !overflow, days >= 0 else { return nil }
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: Self.daysInEra)
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    self.init(year: year, month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

// MARK: - Distance

extension CalendarDay {
  /// Returns the day that is a number of days later, or earlier if the number is negative.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  package func adding(days: Int) -> CalendarDay? {
    let (number, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSince1970: number)
  }

  /// Returns the number of days until another day; negative if the other day is earlier.
  package func days(until other: CalendarDay) -> Int {
    other.daysSince1970 - daysSince1970
  }
}

/// Returns a non-negative number of at most `width` digits, padded with leading zeros.
func padded(_ number: Int, to width: Int) -> String {
  String(unsafeUninitializedCapacity: width) { bytes in
    var rest = number
    for index in (0..<width).reversed() {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return width
  }
}
