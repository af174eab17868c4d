import GRDB
package import WeightCore

// Entries in the future come from a clock that was wrong. Statistics ignore them, and so does
// everything that needs the current weight.

extension WeightStore {
  /// Returns the newest entry up to a day.
  ///
  /// - Parameters:
  ///   - day: The day, usually the reader's current one.
  ///   - logDays: The days to which entries belong.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func latest(
    upTo day: CalendarDay,
    in logDays: LogDays
  ) throws(StoreError) -> WeightEntry? {
    let past = Self.past(day, logDays)
    return try select("AND \(past.condition) \(Self.newest)", past.arguments).first
  }

  /// Returns the newest entry with a waist up to a day.
  ///
  /// - Parameters:
  ///   - day: The day, usually the reader's current one.
  ///   - logDays: The days to which entries belong.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func latestWithWaist(
    upTo day: CalendarDay,
    in logDays: LogDays
  ) throws(StoreError) -> WeightEntry? {
    let past = Self.past(day, logDays)
    return try select(
      "AND waist IS NOT NULL AND \(past.condition) \(Self.newest)",
      past.arguments
    )
    .first
  }

  /// Returns the entries after a day, the oldest first.
  ///
  /// - Parameters:
  ///   - day: The day, usually the reader's current one.
  ///   - logDays: The days to which entries belong.
  /// - Returns: An empty array if there are none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(
    after day: CalendarDay,
    in logDays: LogDays
  ) throws(StoreError) -> [WeightEntry] {
    let past = Self.past(day, logDays)
    // The first condition uses the index; the second one filters its result.
    return try select(
      "AND instant >= ? AND NOT \(past.condition) ORDER BY instant, id",
      [Self.end(of: day, logDays) - Timestamp.farthestOffset] + past.arguments
    )
  }

  private static let newest = "ORDER BY instant DESC, id DESC LIMIT 1"

  /// Returns the condition of entries up to a day.
  private static func past(
    _ day: CalendarDay,
    _ logDays: LogDays
  ) -> (condition: String, arguments: StatementArguments) {
    let end = end(of: day, logDays)
    // Farther east, today's entries may already have the date of tomorrow.
    guard let now = logDays.now, day >= logDays.day(of: now) else {
      return ("instant + utcOffset < ?", [end])
    }
    return ("(instant + utcOffset < ? OR instant <= ?)", [end, now.secondsSince1970])
  }

  /// Returns the local time at which a day ends, in seconds since 1970.
  private static func end(of day: CalendarDay, _ logDays: LogDays) -> Int {
    (day.daysSince1970 + 1) * 86_400 + logDays.start * 3_600
  }
}
