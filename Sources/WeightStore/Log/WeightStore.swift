import GRDB
import Synchronization
package import WeightCore

/// The log of one user in an SQLite database.
///
/// Every change is one transaction: it is completely stored when the function returns, and not at
/// all if it throws. Several processes may use the store at the same time, and it may be moved
/// meanwhile.
///
/// ```swift
/// let store = try WeightStore.open(at: location)
/// let entry = try store.add(draft, at: now)
/// try store.latest() == entry
/// ```
package struct WeightStore: Sendable {
  /// The maximum time to wait for another process that has locked the store.
  package static let patience: Duration = .seconds(5)

  let database: CurrentDatabase
  let damage = DamagedEntries()

  /// Opens the store, and creates it if it does not exist.
  ///
  /// - Throws: ``StoreError``, which contains the path.
  package static func open(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore {
    WeightStore(try CurrentDatabase(at: location, patience: patience))
  }

  /// Opens the store if it exists; creates no files otherwise.
  ///
  /// - Throws: ``StoreError``, which contains the path.
  package static func openExisting(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore? {
    try CurrentDatabase(existingAt: location, patience: patience).map(WeightStore.init)
  }

  private init(_ database: CurrentDatabase) {
    self.database = database
  }

  /// Reads from the database in a consistent snapshot.
  ///
  /// A log that another process has moved is read as it was before the move, until this store writes.
  /// Only if the former log cannot be read any more, the moved one is opened: a user may erase the
  /// former log after a move.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let opened = database.opened
    do throws(StoreError) {
      return try opened.read(body)
    } catch {
      guard try database.hasMoved(from: opened.place) else { throw error }
      return try database.reopened().read(body)
    }
  }

  /// Changes the database in one transaction.
  ///
  /// If the log was moved since it was opened, it is opened again at its new location.
  ///
  /// - Parameters:
  ///   - isTrial: Whether the transaction is rolled back at the end.
  ///   - body: The changes.
  /// - Returns: The result of `body`.
  /// - Throws: ``StoreError``. In this case, nothing is changed.
  func write<Value>(
    isTrial: Bool = false,
    _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    let opened = database.opened
    // While a log is being moved, other writers wait. Therefore, the location is only certain after
    // a transaction has begun.
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

  /// Returns the entries, newest first.
  ///
  /// Entries at the same instant are in reverse order of addition.
  ///
  /// - Parameter limit: The maximum number of entries, or `nil` for all.
  /// - Returns: An empty array if the log is empty.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(limit: Int? = nil) throws(StoreError) -> [WeightEntry] {
    // A negative limit means no limit in SQLite.
    try select("ORDER BY instant DESC, id DESC LIMIT ?", [limit ?? -1])
  }

  /// Returns the oldest entry.
  package func first() throws(StoreError) -> WeightEntry? {
    let first = try select("ORDER BY instant, id LIMIT 1", []).first
    // The oldest row may be damaged.
    if first == nil, !skippedEntries.isEmpty { return try allEntries().first }
    return first
  }

  /// Returns the newest entry.
  package func latest() throws(StoreError) -> WeightEntry? {
    let latest = try entries(limit: 1).first
    // The newest row may be damaged.
    if latest == nil, !skippedEntries.isEmpty { return try allEntries().last }
    return latest
  }

  /// Returns the entry with a number, unless it does not exist or is deleted.
  package func entry(_ id: WeightEntry.ID) throws(StoreError) -> WeightEntry? {
    try select("AND id = ?", [id.rawValue]).first
  }

  /// Returns the entries of a day, newest first.
  ///
  /// - Parameter day: The user's local day.
  /// - Returns: An empty array if there are no weigh-ins on that day.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(on day: CalendarDay) throws(StoreError) -> [WeightEntry] {
    let midnight = day.daysSince1970 * 86_400
    // The first two conditions use the index; the other two filter its result.
    return try select(
      """
      AND instant >= ? AND instant < ? AND instant + utcOffset >= ? AND instant + utcOffset < ?
      ORDER BY instant DESC, id DESC
      """,
      [
        midnight - Timestamp.farthestOffset, midnight + 86_400 + Timestamp.farthestOffset,
        midnight, midnight + 86_400,
      ]
    )
  }

  /// Returns all entries, oldest first.
  ///
  /// Entries at the same instant are in the order of addition.
  ///
  /// - Complexity: O(*n*). Rows are read in the order of addition, which is nearly chronological
  ///   and as fast as reading the file.
  package func allEntries() throws(StoreError) -> [WeightEntry] {
    var entries = try read { database in
      // Using the time index would be slower, because each of its entries requires a lookup in the
      // table.
      try EntryCursor.entries(
        database,
        sql: """
          SELECT \(EntryCursor.columns) FROM entry NOT INDEXED
          WHERE deletedAt IS NULL ORDER BY id
          """,
        arguments: [],
        capacity: Int.fetchOne(database, sql: "SELECT max(id) FROM entry") ?? 0,
        skipped: damage.insert
      )
    }
    if !entries.isInOrderOfTime { entries.sort { $0.weighIn.precedes($1.weighIn) } }
    return entries
  }

  /// Returns the weights and times of all entries, oldest first.
  ///
  /// The result is that of ``allEntries()``, in a third of the time.
  ///
  /// - Complexity: O(*n*).
  package func weighIns() throws(StoreError) -> [WeighIn] {
    var weighIns = try read { database in
      try EntryCursor.weighIns(
        database,
        sql: """
          SELECT \(EntryCursor.columns) FROM entry NOT INDEXED
          WHERE deletedAt IS NULL ORDER BY id
          """,
        capacity: Int.fetchOne(database, sql: "SELECT max(id) FROM entry") ?? 0,
        skipped: damage.insert
      )
    }
    if !weighIns.areInOrder { weighIns.sort { $0.precedes($1) } }
    return weighIns
  }

  /// Returns the weights and times of the entries since a time, oldest first.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds since 1970.
  ///   - limit: The number of entries of the log from which on this is faster than ``weighIns()``.
  /// - Returns: `nil` if the log has fewer entries than the limit.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func weighIns(
    since seconds: Int64,
    ofMoreThan limit: Int
  ) throws(StoreError) -> [WeighIn]? {
    try read { database in
      guard try Int.fetchOne(database, sql: "SELECT max(id) FROM entry") ?? 0 > limit else {
        return nil
      }
      return try EntryCursor.weighIns(
        database,
        sql: """
          SELECT \(EntryCursor.columns) FROM entry
          WHERE deletedAt IS NULL AND instant >= \(seconds) ORDER BY instant, id
          """,
        capacity: 0,
        skipped: damage.insert
      )
    }
  }

  /// Returns the entries of a period, oldest first.
  ///
  /// Entries at the same instant are in the order of addition.
  ///
  /// - Parameter range: The first and the last moment. Their offsets are ignored.
  /// - Returns: An empty array if there are no weigh-ins in the period.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(in range: ClosedRange<Timestamp>) throws(StoreError) -> [WeightEntry] {
    try select(
      "AND instant BETWEEN ? AND ? ORDER BY instant, id",
      [range.lowerBound.secondsSince1970, range.upperBound.secondsSince1970]
    )
  }

  /// Returns the entries nearest to a moment, the nearest first.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - count: The maximum number of entries.
  ///   - id: An entry to leave out.
  /// - Returns: Fewer entries if the log has no more.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func entries(
    near moment: Timestamp,
    count: Int,
    besides id: WeightEntry.ID? = nil
  ) throws(StoreError) -> [WeightEntry] {
    let (instant, other) = (moment.secondsSince1970, id?.rawValue ?? 0)
    let before = try select(
      "AND instant <= ? AND id <> ? ORDER BY instant DESC, id DESC LIMIT ?",
      [instant, other, count]
    )
    let after = try select(
      "AND instant > ? AND id <> ? ORDER BY instant, id LIMIT ?",
      [instant, other, count]
    )
    let distance = { (entry: WeightEntry) in abs(entry.moment.secondsSince1970 - instant) }
    return Array((before + after).sorted { distance($0) < distance($1) }.prefix(count))
  }

  /// Returns entries that are not deleted.
  func select(
    _ condition: String,
    _ arguments: StatementArguments
  ) throws(StoreError) -> [WeightEntry] {
    try read { database in
      try EntryCursor.entries(
        database,
        sql: "SELECT \(EntryCursor.columns) FROM entry WHERE deletedAt IS NULL \(condition)",
        arguments: arguments,
        skipped: damage.insert
      )
    }
  }
}

// MARK: - Damage

extension WeightStore {
  /// The numbers of the entries that could not be read so far and were skipped, in order.
  package var skippedEntries: [Int64] { damage.numbers }

  /// Returns the numbers of all entries that cannot be read, in order.
  ///
  /// - Complexity: O(*n*).
  package func damagedEntries() throws(StoreError) -> [Int64] {
    let found = DamagedEntries()
    _ = try read { database in
      try EntryCursor.entries(
        database,
        sql: "SELECT \(EntryCursor.columns) FROM entry WHERE deletedAt IS NULL",
        arguments: [],
        skipped: found.insert
      )
    }
    return found.numbers
  }

  /// Deletes all entries that cannot be read, in one step of the journal.
  ///
  /// The rows are kept like those of other deleted entries, so the step can be undone.
  ///
  /// - Parameters:
  ///   - moment: The time of the change.
  ///   - isTrial: Whether the change is only reported, not applied.
  /// - Returns: The numbers of the deleted entries.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func deleteDamagedEntries(
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> [Int64] {
    let numbers = try damagedEntries()
    guard !numbers.isEmpty else { return [] }
    return try write(isTrial: isTrial) { database in
      let journal = Journal(database: database)
      let step = try journal.begin(.delete, at: moment)
      for number in numbers {
        try journal.keep(.init(rawValue: number), in: step)
        try EntryRows(database: database).delete(.init(rawValue: number), at: moment)
      }
      return numbers
    }
  }
}

/// The numbers of entries that cannot be read.
final class DamagedEntries: Sendable {
  private let content = Mutex<Set<Int64>>([])

  var numbers: [Int64] { content.withLock { $0.sorted() } }

  func insert(_ number: Int64) { content.withLock { _ = $0.insert(number) } }
}

extension [WeightEntry] {
  fileprivate var isInOrderOfTime: Bool {
    indices.dropFirst().allSatisfy { self[$0 - 1].weighIn.precedes(self[$0].weighIn) }
  }
}
