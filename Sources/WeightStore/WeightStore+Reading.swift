import GRDB
package import WeightCore

extension WeightStore {
  /// Returns the number of entries.
  package func count() throws(StoreError) -> Int {
    try read { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM entry WHERE deletedAt IS NULL") ?? 0
    }
  }

  /// Returns the entries, newest first; of those at one instant, the one that was added last.
  ///
  /// - Parameter limit: How many at most; `nil` for all of them.
  /// - Returns: Nothing if the log is empty.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(limit: Int? = nil) throws(StoreError) -> [WeightEntry] {
    // SQLite takes a negative limit for none.
    try select("ORDER BY instant DESC, id DESC LIMIT ?", [limit ?? -1])
  }

  /// Returns the oldest entry.
  package func first() throws(StoreError) -> WeightEntry? {
    try select("ORDER BY instant, id LIMIT 1", []).first
  }

  /// Returns the newest entry.
  package func latest() throws(StoreError) -> WeightEntry? {
    try entries(limit: 1).first
  }

  /// Returns the entry with a number, if it is there and not deleted.
  package func entry(_ id: WeightEntry.ID) throws(StoreError) -> WeightEntry? {
    try select("AND id = ?", [id.rawValue]).first
  }

  /// Returns the entries of a day, newest first.
  ///
  /// - Parameter day: The day that the clocks showed where the person was.
  /// - Returns: Nothing if nothing was weighed on that day.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(on day: CalendarDay) throws(StoreError) -> [WeightEntry] {
    let midnight = day.daysSince1970 * 86_400
    // The first two conditions let the index find what the other two choose from.
    let farthestOffset = 18 * 3600
    return try select(
      """
      AND instant >= ? AND instant < ? AND instant + utcOffset >= ? AND instant + utcOffset < ?
      ORDER BY instant DESC, id DESC
      """,
      [
        midnight - farthestOffset, midnight + 86_400 + farthestOffset, midnight, midnight + 86_400,
      ]
    )
  }

  /// Returns all entries, oldest first; of those at one instant, the one that was added first.
  ///
  /// - Complexity: O(*n*), and as quick as the file can be read: rows come in the order in which they
  ///   were added, which is nearly that of time.
  package func allEntries() throws(StoreError) -> [WeightEntry] {
    var entries = try read { database in
      // The index is in the order of time, but each look from it into the table costs more than a row.
      try EntryCursor.entries(
        database,
        sql: """
          SELECT \(EntryCursor.columns) FROM entry NOT INDEXED
          WHERE deletedAt IS NULL ORDER BY id
          """,
        arguments: [],
        capacity: Int.fetchOne(database, sql: "SELECT max(id) FROM entry") ?? 0
      )
    }
    if !entries.isInOrderOfTime { entries.sort { $0.isBefore($1) } }
    return entries
  }

  /// Returns the entries of a time, oldest first; of those at one instant, the one that was added
  /// first.
  ///
  /// - Parameter range: The first and the last moment; their offsets do not matter.
  /// - Returns: Nothing if nothing was weighed in that time.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(in range: ClosedRange<Moment>) throws(StoreError) -> [WeightEntry] {
    try select(
      "AND instant BETWEEN ? AND ? ORDER BY instant, id",
      [range.lowerBound.secondsSince1970, range.upperBound.secondsSince1970]
    )
  }

  private func select(
    _ condition: String,
    _ arguments: StatementArguments
  ) throws(StoreError) -> [WeightEntry] {
    try read { database in
      try EntryCursor.entries(
        database,
        sql: "SELECT \(EntryCursor.columns) FROM entry WHERE deletedAt IS NULL \(condition)",
        arguments: arguments
      )
    }
  }
}

extension [WeightEntry] {
  fileprivate var isInOrderOfTime: Bool {
    indices.dropFirst().allSatisfy { self[$0 - 1].isBefore(self[$0]) }
  }
}

extension WeightEntry {
  /// Returns whether the entry is earlier, or of one instant was added earlier.
  fileprivate func isBefore(_ other: WeightEntry) -> Bool {
    let (instant, otherInstant) = (moment.secondsSince1970, other.moment.secondsSince1970)
    return instant == otherInstant ? id.rawValue < other.id.rawValue : instant < otherInstant
  }
}
