extension Moment {
  /// Finds the day that a person counts the moment to.
  ///
  /// The day is the one that the clocks around the person showed, whatever zone the log is read in.
  ///
  /// - Parameter hour: The hour after midnight at which a day begins, from −6 to 6. With 4, three in
  ///   the morning is still the day before; with −2, eleven at night is already the next.
  /// - Returns: The day; at the ends of the calendar, the one that the clocks showed.
  package func day(startingAt hour: Int) -> CalendarDay {
    let shown = Int(secondsSince1970) + utcOffset - hour * 3_600
    let remainder = shown % Self.secondsPerDay
    let start = remainder < 0 ? shown - remainder - Self.secondsPerDay : shown - remainder
    // Only the very first and the very last day of the calendar have no neighbour.
    return CalendarDay(daysSince1970: start / Self.secondsPerDay) ?? day
  }

  private static let secondsPerDay = 86_400
}
