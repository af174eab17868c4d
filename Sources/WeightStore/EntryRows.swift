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

  /// Adds an entry.
  func insert(_ draft: WeightEntry.Draft) throws -> WeightEntry {
    try database.cachedStatement(
      sql: """
        INSERT INTO entry (micrograms, instant, utcOffset, note, source, sourceName, bodyFat)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    )
    .execute(arguments: Self.values(of: draft))
    return WeightEntry(id: .init(rawValue: database.lastInsertedRowID), draft)
  }

  /// Writes over an entry.
  func update(_ id: WeightEntry.ID, to draft: WeightEntry.Draft, at moment: Moment) throws {
    try database.execute(
      sql: """
        UPDATE entry SET (micrograms, instant, utcOffset, note, source, sourceName, bodyFat)
          = (?, ?, ?, ?, ?, ?, ?), modifiedAt = ?, modifiedOffset = ?,
          syncVersion = syncVersion + 1
        WHERE id = ?
        """,
      arguments: Self.values(of: draft)
        + [moment.secondsSince1970, moment.utcOffset, id.rawValue]
    )
  }

  /// Marks an entry as deleted.
  func delete(_ id: WeightEntry.ID, at moment: Moment) throws {
    try database.cachedStatement(sql: "UPDATE entry SET deletedAt = ? WHERE id = ?")
      .execute(arguments: [moment.secondsSince1970, id.rawValue])
  }

  private static func values(of draft: WeightEntry.Draft) -> StatementArguments {
    [
      draft.mass.micrograms, draft.moment.secondsSince1970, draft.moment.utcOffset,
      draft.note?.text, draft.source.kind.rawValue, draft.source.name,
      draft.bodyFat?.partsPerMillion,
    ]
  }
}
