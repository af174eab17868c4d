import GRDB
import WeightCore

/// The versions of the stored entries, accessed in the transaction of the caller.
struct EntryStateRows {
  /// A stored entry, deleted or not.
  struct Stored {
    /// The number of the entry.
    let id: WeightEntry.ID
    /// The identity of the entry.
    let identifier: EntryIdentifier
    /// The version, or `nil` if a value is invalid.
    let version: EntryState?
    /// Whether an undone merge had added the entry, so it counts as unknown.
    let isWithdrawn: Bool
  }

  let database: Database

  private static let columns = "\(EntryCursor.columns), uid, deletedAt, restoredAt"

  /// Returns all entries with an identifier, in the order of their numbers.
  func all() throws -> [Stored] {
    try StatementRow.all(
      database,
      sql: "SELECT \(Self.columns) FROM entry WHERE uid IS NOT NULL ORDER BY id",
      arguments: [],
      Self.stored
    )
  }

  /// Returns the entry with an identifier, or `nil` if there is none.
  func entry(_ identifier: EntryIdentifier) throws -> Stored? {
    var found: Stored?
    try StatementRow.forEach(
      database,
      sql: "SELECT \(Self.columns) FROM entry WHERE uid = ?",
      arguments: [identifier.rawValue],
      isRepeated: true
    ) { found = try Self.stored($0) }
    return found
  }

  /// Returns the earlier versions of an entry that the log has kept.
  func history(of id: WeightEntry.ID) throws -> [EntryState] {
    var versions: [EntryState] = []
    try StatementRow.forEach(
      database,
      sql: "SELECT \(EntryCursor.columns) FROM formerEntry WHERE id = ?",
      arguments: [id.rawValue],
      isRepeated: true
    ) { row in
      if let entry = EntryCursor.entry(row) { versions.append(EntryState(entry)) }
    }
    return versions
  }

  /// Adds an entry of another log.
  func insert(
    _ version: EntryState,
    _ identifier: EntryIdentifier
  ) throws -> WeightEntry.ID {
    let entry = try EntryRows(database: database).insert(version.draft, as: .given(identifier))
    try set(entry.id, to: version)
    return entry.id
  }

  /// Replaces an entry by another version.
  func set(_ id: WeightEntry.ID, to version: EntryState) throws {
    let state: StatementArguments = [
      version.modified?.secondsSince1970, version.modified?.utcOffset, version.syncVersion,
      version.deleted, version.restored, id.rawValue,
    ]
    try database.cachedStatement(
      sql: """
        UPDATE entry SET (\(EntryRows.columns)) = (\(EntryRows.marks)), modifiedAt = ?,
          modifiedOffset = ?, syncVersion = ?, deletedAt = ?, restoredAt = ?
        WHERE id = ?
        """
    )
    .execute(arguments: EntryRows.values(of: version.draft) + state)
  }

  private static func stored(_ row: StatementRow) throws -> Stored {
    let deleted = try row.optionalInteger(EntryCursor.width + 1)
    return Stored(
      id: .init(rawValue: try row.integer(0)),
      identifier: .init(rawValue: try row.integer(EntryCursor.width)),
      version: EntryCursor.entry(row)
        .map { entry in
          EntryState(
            entry.draft,
            modified: entry.modified,
            syncVersion: min(max(entry.syncVersion, 1), EntryRevision.greatestVersion),
            restored: time(try? row.optionalInteger(EntryCursor.width + 2)),
            deleted: time(deleted)
          )
        },
      isWithdrawn: deleted == 0
    )
  }

  /// Returns a time of a file, which may be forged, within limits that calculations do not exceed.
  private static func time(_ seconds: Int64?) -> Int64? {
    seconds.map { min(max($0, 0), 1 << 52) }
  }
}
