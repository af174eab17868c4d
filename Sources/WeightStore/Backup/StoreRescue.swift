import GRDB
package import WeightCore

/// The entries that can still be read from a damaged log.
package struct StoreRescue: Hashable, Sendable {
  /// The entries, in the order of their numbers.
  package private(set) var entries: [WeightEntry] = []
  /// The number of entries that exist but cannot be read.
  package private(set) var damagedCount = 0
  /// Whether parts of the file cannot be read, so entries may be missing.
  package private(set) var hasUnreadableParts = false

  /// The number of rows that are read at once.
  private static let rowsPerStep = 500
  /// The maximum number of attempts to continue after an unreadable part.
  private static let mostAttempts = 20_000

  /// Reads a log without changing it.
  ///
  /// Rows are read in the order of their numbers. After an unreadable page, reading continues at the
  /// next number that can be found.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``StoreError`` if the file does not exist, or if it is no database at all.
  /// - Complexity: O(*n*).
  package init(reading path: String) throws(StoreError) {
    guard try StoreFolder.hasFile(path) else { throw StoreError(.missing, path: path) }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      try DatabaseQueue(path: path, configuration: configuration)
        .inDatabase { database in
          try read(database)
        }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private mutating func read(_ database: Database) throws {
    // Without the schema, nothing can be found.
    let columns = try EntryCursor.columns(in: database)
    let last = greatestNumber(database)
    var number: Int64 = 0
    var stride: Int64 = 1
    var attempts = 0
    while attempts < Self.mostAttempts {
      let before = number
      do {
        let isEnd = try readRows(columns, after: &number, database)
        if isEnd { return }
        stride = 1
      } catch {
        hasUnreadableParts = true
        attempts += 1
        if number > before { continue }
        // The next rows may be on the same page.
        let (next, overflow) = number.addingReportingOverflow(stride)
        guard !overflow, next <= last else { return }
        number = next
        stride = min(stride * 2, 64)
      }
    }
  }

  /// Reads rows after a number, which is moved to the last row that was read.
  ///
  /// - Returns: Whether there are no more rows.
  private mutating func readRows(
    _ columns: String,
    after number: inout Int64,
    _ database: Database
  ) throws -> Bool {
    var count = 0
    let first = number
    try StatementRow.forEach(
      database,
      sql: """
        SELECT \(columns), deletedAt FROM entry NOT INDEXED WHERE id > ? ORDER BY id
        LIMIT \(Self.rowsPerStep)
        """,
      arguments: [first]
    ) { row in
      number = try row.integer(0)
      count += 1
      guard row.isNull(Self.deletion) else { return }
      if let entry = EntryCursor.entry(row) { entries.append(entry) } else { damagedCount += 1 }
    }
    return count < Self.rowsPerStep
  }

  /// The position of the time of deletion after the columns of an entry.
  private static let deletion = Int32(EntryCursor.columns.split(separator: ",").count)

  /// Returns the greatest number that an entry may have.
  private func greatestNumber(_ database: Database) -> Int64 {
    let queries = [
      "SELECT seq FROM sqlite_sequence WHERE name = 'entry'", "SELECT max(id) FROM entry",
    ]
    return queries.lazy.compactMap { try? Int64.fetchOne(database, sql: $0) }.first ?? 10_000_000
  }
}
