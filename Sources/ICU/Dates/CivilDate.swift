/// A date and a time of ICU's Gregorian calendar: the fields of a pattern.
///
/// As in ICU, dates before 15 October 1582 are those of the Julian calendar.
struct CivilDate {
  /// The year, where 0 is 1 BC.
  let year: Int
  /// The month, from 0.
  let month: Int
  /// The day of the month, from 1.
  let day: Int
  /// The day of the week, from 0, which is Sunday.
  let weekday: Int
  /// The milliseconds since the start of the day.
  let milliseconds: Int
  /// The days since 1970-01-01.
  private let days: Int

  /// Creates the date of a local time, in milliseconds since 1970.
  init(localMilliseconds: Int) {
    let (days, milliseconds) = localMilliseconds.floored(dividingBy: millisecondsPerDay)
    self.days = days
    self.milliseconds = milliseconds
    // 1970-01-01 was a Thursday.
    weekday = (days + 4).floored(dividingBy: 7).remainder
    (year, month, day) = days >= firstGregorianDay ? Self.gregorian(days) : Self.julian(days)
  }

  /// The hour, 0 to 23.
  var hour: Int { milliseconds / 3_600_000 }
  /// The minute, 0 to 59.
  var minute: Int { milliseconds / 60_000 % 60 }
  /// The second, 0 to 59.
  var second: Int { milliseconds / 1000 % 60 }
  /// The millisecond, 0 to 999.
  var millisecond: Int { milliseconds % 1000 }

  /// The day of the year, from 1.
  var dayOfYear: Int {
    (Self.isLeap(year) ? leapDaysBeforeMonth : daysBeforeMonth)[month] + day
  }

  /// Returns the Gregorian date of a number of days since 1970-01-01.
  ///
  /// Years begin in March, so that the leap day is the last one.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  private static func gregorian(_ days: Int) -> (year: Int, month: Int, day: Int) {
    // Gregorian days are after the year 0, so that all quotients are positive.
    let day = days + 719_468
    let (era, dayOfEra) = day.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    return date(dayFromMarch: dayOfYear, ofYear: yearOfEra + era * 400)
  }

  /// Returns the Julian date of a number of days since 1970-01-01, with the same years.
  private static func julian(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (days + 719_470).floored(dividingBy: 1461)
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460) / 365
    return date(dayFromMarch: dayOfCycle - 365 * yearOfCycle, ofYear: yearOfCycle + cycle * 4)
  }

  private static func date(
    dayFromMarch day: Int,
    ofYear year: Int
  ) -> (year: Int, month: Int, day: Int) {
    let monthFromMarch = (5 * day + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 2 : monthFromMarch - 10
    return (year + (month <= 1 ? 1 : 0), month, day - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func isLeap(_ year: Int) -> Bool {
    guard year.isMultiple(of: 4) else { return false }
    return year < firstGregorianYear || !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }
}

// MARK: - Weeks

extension CivilDate {
  /// Whether the days of the year have consecutive numbers.
  ///
  /// Ten days are missing in 1582.
  var isInUsualYear: Bool { abs(year - firstGregorianYear) > 1 }

  /// The rule for the weeks of a locale.
  struct WeekRule {
    /// The first day, from 0, which is Sunday.
    let firstWeekday: Int
    /// The minimum number of days of the first week of a year or a month.
    let minimumDays: Int
  }

  /// Returns the day of the week from the first day of the locale, from 1.
  func weekday(_ rule: WeekRule) -> Int { (weekday - rule.firstWeekday + 7) % 7 + 1 }

  /// Returns the week of the month, from 0.
  func weekOfMonth(_ rule: WeekRule) -> Int { week(ofDay: day, rule) }

  /// Returns the week of the year, from 1, and the year of which it is.
  ///
  /// Source: ICU 72, `Calendar::computeWeekFields`.
  func weekOfYear(_ rule: WeekRule) -> (week: Int, year: Int) {
    let dayOfYear = dayOfYear
    let relative = weekday(rule) - 1
    let firstOfYear = (weekday - dayOfYear + 7001 - rule.firstWeekday) % 7
    var week = (dayOfYear - 1 + firstOfYear) / 7
    if 7 - firstOfYear >= rule.minimumDays { week += 1 }
    guard week > 0 else {
      let previous = dayOfYear + Self.length(ofYear: year - 1)
      return (self.week(ofDay: previous, rule), year - 1)
    }
    let length = Self.length(ofYear: year)
    guard dayOfYear >= length - 5 else { return (week, year) }
    let lastOfYear = (relative + length - dayOfYear) % 7
    let isOfNextYear =
      6 - lastOfYear >= rule.minimumDays && dayOfYear + 7 - relative > length
    return isOfNextYear ? (1, year + 1) : (week, year)
  }

  /// Returns the week of a period, in which this date is the given day, from 1.
  private func week(ofDay dayOfPeriod: Int, _ rule: WeekRule) -> Int {
    let first = (weekday - rule.firstWeekday - dayOfPeriod + 1).floored(dividingBy: 7).remainder
    let week = (dayOfPeriod + first - 1) / 7
    return 7 - first >= rule.minimumDays ? week + 1 : week
  }
}

extension Int {
  /// Returns the quotient rounded down, and a remainder that is never negative.
  fileprivate func floored(dividingBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

private let millisecondsPerDay = 86_400_000
/// 15 October 1582.
private let firstGregorianDay = -141_427
private let firstGregorianYear = 1582

private let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
private let leapDaysBeforeMonth = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335]
