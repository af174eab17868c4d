import GRDB
package import WeightCore

/// The entries that can still be read from a damaged log.
package struct StoreRescue: Hashable, Sendable {
  /// The entries, in the order of their numbers.
  package private(set) var entries: [WeightEntry] = []
  /// The identifiers of the entries, in the same order; `nil` for those without a readable one.
  package private(set) var identifiers: [EntryIdentifier?] = []
  /// The number of entries that exist but cannot be read.
  package private(set) var damagedCount = 0
  /// Whether parts of the file cannot be read, so entries may be missing.
  package private(set) var hasUnreadableParts = false

  /// The queried columns, with constants for those that older versions of the program lack.
  private var columns = ""

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

  /// Reads a log that is already open.
  init(reading database: Database) throws {
    try read(database)
  }

  /// The entries as weigh-ins for an import.
  package var candidates: [EntryCandidate] {
    zip(entries, identifiers)
      .map { entry, identifier in
        EntryCandidate(
          entry.draft,
          revision: identifier.map { EntryRevision($0, version: entry.syncVersion) }
        )
      }
  }

  private mutating func read(_ database: Database) throws {
    // Without the schema, nothing can be found.
    let existing = Set(try database.columns(in: "entry").map(\.name))
    columns = (EntryCursor.columnNames + ["deletedAt", "uid"])
      .map { existing.contains($0) ? $0 : $0 == "syncVersion" ? "1" : "NULL" }
      .joined(separator: ", ")
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
        SELECT \(columns) FROM entry NOT INDEXED WHERE id > ? ORDER BY id
        LIMIT \(Self.rowsPerStep)
        """,
      arguments: [first]
    ) { row in
      number = try row.integer(0)
      count += 1
      guard row.isNull(EntryCursor.width) else { return }
      guard let entry = EntryCursor.entry(row) else {
        damagedCount += 1
        return
      }
      entries.append(entry)
      let identifier = try? row.optionalInteger(EntryCursor.width + 1)
      identifiers.append(identifier.map(EntryIdentifier.init(rawValue:)))
    }
    return count < Self.rowsPerStep
  }

  /// Returns the greatest number that an entry may have.
  private func greatestNumber(_ database: Database) -> Int64 {
    let queries = [
      "SELECT seq FROM sqlite_sequence WHERE name = 'entry'", "SELECT max(id) FROM entry",
    ]
    return queries.lazy.compactMap { try? Int64.fetchOne(database, sql: $0) }.first ?? 10_000_000
  }
}
