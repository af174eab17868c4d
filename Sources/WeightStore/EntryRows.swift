import GRDB
import WeightCore

/// The entries as the database holds them, changed in the transaction of the caller.
struct EntryRows {
  let database: Database

  /// Returns an entry that is there and not deleted.
  func entry(_ id: WeightEntry.ID) throws -> WeightEntry? {
    try EntryCursor.entries(
      database,
      sql: "SELECT \(EntryCursor.columns) FROM entry WHERE deletedAt IS NULL AND id = ?",
      arguments: [id.rawValue]
    )
    .first
  }

  /// Returns the entries with some numbers that are there and not deleted.
  func entries(_ numbers: [Int64]) throws -> [WeightEntry] {
    guard !numbers.isEmpty else { return [] }
    return try EntryCursor.entries(
      database,
      sql: """
        SELECT \(EntryCursor.columns) FROM entry
        WHERE deletedAt IS NULL AND id IN (SELECT value FROM json_each(?))
        """,
      arguments: ["\(Set(numbers).sorted())"],
      capacity: numbers.count
    )
  }

  /// Adds an entry.
  func insert(_ draft: WeightEntry.Draft, syncVersion: Int = 1) throws -> WeightEntry {
    try database.cachedStatement(
      sql: """
        INSERT INTO entry
          (micrograms, instant, utcOffset, note, source, sourceName, bodyFat, syncVersion)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    .execute(arguments: Self.values(of: draft) + [syncVersion])
    return WeightEntry(
      id: .init(rawValue: database.lastInsertedRowID),
      draft,
      syncVersion: syncVersion
    )
  }

  /// Writes over an entry, which is one version more, or a later one if its writer says so.
  func update(
    _ id: WeightEntry.ID,
    to draft: WeightEntry.Draft,
    at moment: Moment,
    syncVersion: Int = 0
  ) throws {
    try database.cachedStatement(
      sql: """
        UPDATE entry SET (micrograms, instant, utcOffset, note, source, sourceName, bodyFat)
          = (?, ?, ?, ?, ?, ?, ?), modifiedAt = ?, modifiedOffset = ?,
          syncVersion = max(syncVersion + 1, ?)
        WHERE id = ?
        """
    )
    .execute(
      arguments: Self.values(of: draft)
        + [moment.secondsSince1970, moment.utcOffset, syncVersion, id.rawValue]
    )
  }

  /// Marks an entry as deleted.
  func delete(_ id: WeightEntry.ID, at moment: Moment) throws {
    try database.cachedStatement(sql: "UPDATE entry SET deletedAt = ? WHERE id = ?")
      .execute(arguments: [moment.secondsSince1970, id.rawValue])
  }

  /// Takes back that an entry was deleted.
  func restore(_ id: WeightEntry.ID) throws {
    try database.cachedStatement(sql: "UPDATE entry SET deletedAt = NULL WHERE id = ?")
      .execute(arguments: [id.rawValue])
  }

  /// Gives the source of an entry another name.
  func rename(_ id: WeightEntry.ID, source: String?) throws {
    try database.cachedStatement(sql: "UPDATE entry SET sourceName = ? WHERE id = ?")
      .execute(arguments: [source, id.rawValue])
  }

  private static func values(of draft: WeightEntry.Draft) -> StatementArguments {
    [
      draft.mass.micrograms, draft.moment.secondsSince1970, draft.moment.utcOffset,
      draft.note?.text, draft.source.kind.rawValue, draft.source.name,
      draft.bodyFat?.partsPerMillion,
    ]
  }
}
