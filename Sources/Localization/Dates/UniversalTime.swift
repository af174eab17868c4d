internal import FoundationEssentials

/// Dates in ISO 8601, in UTC: "2026-03-30T11:50:00Z".
enum UniversalTime {
  /// Returns a date in milliseconds since 1970 as a string.
  ///
  /// A date beyond the range of calendars is shown in seconds: "1e+300 s".
  static func text(ofMilliseconds milliseconds: Double) -> String {
    let seconds = (milliseconds / millisecondsPerSecond).rounded(.down)
    guard seconds.magnitude <= greatestSeconds else { return "\(seconds) s" }
    let (days, time) = Int(seconds).flooredQuotientAndRemainder(dividingBy: secondsPerDay)
    let (year, month, day) = civilDate(days: days)
    let date = [padded(year, to: 4), padded(month), padded(day)].joined(separator: "-")
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0) }.joined(separator: ":")
    return "\(date)T\(clock)Z"
  }

  /// Returns the Gregorian date of a number of days since 1970-01-01.
  ///
  /// Years begin in March, so that the leap day is the last one.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  private static func civilDate(days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).flooredQuotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = "\(number.magnitude)"
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

private let millisecondsPerSecond = 1000.0
private let secondsPerDay = 86_400
/// The limit of ICU's calendars: 5.8 million years.
private let greatestSeconds = 184_303_902_528_000.0

extension Date {
  /// The date in milliseconds since 1970, which ICU uses.
  var millisecondsSince1970: Double {
    (timeIntervalSince1970 * millisecondsPerSecond).rounded()
  }
}

extension Int {
  /// Returns the quotient rounded down, and a remainder that is never negative.
  fileprivate func flooredQuotientAndRemainder(dividingBy divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
