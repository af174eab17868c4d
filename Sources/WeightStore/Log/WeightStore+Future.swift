import GRDB
package import WeightCore

// Entries in the future come from a clock that was wrong. Statistics ignore them, and so does
// everything that needs the current weight.

extension WeightStore {
  /// Returns the newest entry up to a day.
  ///
  /// - Parameters:
  ///   - day: The day, usually today.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func latest(
    upTo day: CalendarDay,
    dayStart: Int
  ) throws(StoreError) -> WeightEntry? {
    try select(
      "AND instant + utcOffset < ? ORDER BY instant DESC, id DESC LIMIT 1",
      [Self.end(of: day, dayStart)]
    )
    .first
  }

  /// Returns the newest entry with a waist up to a day.
  ///
  /// - Parameters:
  ///   - day: The day, usually today.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func latestWithWaist(
    upTo day: CalendarDay,
    dayStart: Int
  ) throws(StoreError) -> WeightEntry? {
    try select(
      "AND waist IS NOT NULL AND instant + utcOffset < ? ORDER BY instant DESC, id DESC LIMIT 1",
      [Self.end(of: day, dayStart)]
    )
    .first
  }

  /// Returns the entries after a day, the oldest first.
  ///
  /// - Parameters:
  ///   - day: The day, usually today.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Returns: An empty array if there are none.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(
    after day: CalendarDay,
    dayStart: Int
  ) throws(StoreError) -> [WeightEntry] {
    let end = Self.end(of: day, dayStart)
    // The first condition uses the index; the second one filters its result.
    let farthestOffset = 18 * 3600
    return try select(
      "AND instant >= ? AND instant + utcOffset >= ? ORDER BY instant, id",
      [end - farthestOffset, end]
    )
  }

  /// Returns the local time at which a day ends, in seconds since 1970.
  private static func end(of day: CalendarDay, _ dayStart: Int) -> Int {
    (day.daysSince1970 + 1) * 86_400 + dayStart * 3_600
  }
}
