// Both conversions count years from March, so that the leap day is the last day of the year, and
// eras of 400 years, which all have the same number of days.

extension CalendarDay {
  private static let daysInEra = 146_097
  /// From 1 March of the year 0 to 1 January 1970.
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
