import GRDB
package import WeightCore

/// The log of one person, kept in an SQLite database.
///
/// Every change is one transaction: it is in the file as a whole when the function returns, and not
/// at all if it throws. Several processes may have the store open at once, and it may be moved
/// meanwhile.
///
/// ```swift
/// let store = try WeightStore.open(at: location)
/// let entry = try store.add(draft, at: now)
/// try store.latest() == entry
/// ```
package struct WeightStore: Sendable {
  /// How long to wait for another process that holds the store.
  package static let patience: Duration = .seconds(5)

  let database: CurrentDatabase

  /// Opens the store, and makes it if it is not there.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func open(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore {
    WeightStore(database: try CurrentDatabase(at: location, patience: patience))
  }

  /// Opens the store if it is there, and leaves no trace if it is not.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func openExisting(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore? {
    try StoreFolder.hasFile(location.current().database)
      ? open(at: location, patience: patience) : nil
  }

  /// Reads from the database, as of one moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let opened = database.opened
    guard try database.hasMoved(from: opened.place) else { return try opened.read(body) }
    return try database.reopened().read(body)
  }

  /// Changes the database in one transaction.
  ///
  /// A log that was moved since it was opened is opened again, where it is now.
  ///
  /// - Parameters:
  ///   - isTrial: Whether all is put back at the end, as if nothing had been changed.
  ///   - body: The changes.
  /// - Returns: What `body` returns.
  /// - Throws: ``StoreError``; nothing is changed then.
  func write<Value>(
    isTrial: Bool = false,
    _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    let opened = database.opened
    // Whoever moves a log keeps writers waiting until it is at its new place. So it is when a
    // transaction has begun that one knows whether the place is still the right one.
    let value: Value? = try opened.write(isTrial: isTrial) { database in
      try self.database.hasMoved(from: opened.place) ? nil : body(database)
    }
    if let value { return value }
    return try database.reopened().write(isTrial: isTrial, body)
  }
}

// MARK: - Reading

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
