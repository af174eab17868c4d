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
