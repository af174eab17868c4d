extension CalendarDay {
  /// Returns the day that is so many days later, or earlier if the number is negative.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  package func adding(days: Int) -> CalendarDay? {
    let (number, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSince1970: number)
  }

  /// Returns how many days later another day is; negative if it is earlier.
  package func days(until other: CalendarDay) -> Int {
    other.daysSince1970 - daysSince1970
  }
}
