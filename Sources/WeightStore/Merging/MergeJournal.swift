import GRDB
import WeightCore

/// The part of the journal that concerns merges, accessed in the transaction of the caller.
///
/// Versions of entries that no step would restore are kept in `formerEntry`, too, under numbers below
/// zero. A merge recognizes by them that the other log only has an earlier version.
struct MergeJournal {
  let database: Database

  /// The numbers from here down have the versions of entries that lost a merge.
  private static let firstLoser: Int64 = -1 << 40

  /// Keeps the versions of entries that the undo of a step replaces.
  func keepUndone(_ step: Int64) throws {
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO formerEntry (step, \(EntryCursor.columns), deletedAt, restoredAt)
        SELECT -?1, \(EntryCursor.columns), deletedAt, restoredAt FROM entry
        WHERE id IN (SELECT id FROM formerEntry WHERE step = ?1)
        """,
      arguments: [step]
    )
  }

  /// Returns a number under which no version is kept yet.
  func unusedNumber() throws -> Int64 {
    let least = try Int64.fetchOne(database, sql: "SELECT min(step) FROM formerEntry")
    return min(least ?? 0, Self.firstLoser) - 1
  }

  /// Records that an entry was changed in two logs, and keeps the values that lost.
  ///
  /// - Parameters:
  ///   - id: The number of the entry.
  ///   - loser: The values that were not kept.
  ///   - number: The number under which they are kept.
  ///   - step: The step of the merge.
  /// - Throws: Any error of the database.
  func note(
    _ id: WeightEntry.ID,
    _ loser: EntryVersion,
    under number: Int64,
    in step: Int64
  ) throws {
    let values: StatementArguments = [
      number, id.rawValue, loser.syncVersion, loser.modified?.secondsSince1970,
      loser.modified?.utcOffset,
    ]
    let arguments = values + EntryRows.values(of: loser.draft)
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO formerEntry
          (step, id, syncVersion, modifiedAt, modifiedOffset, \(EntryRows.columns))
        VALUES (?, ?, ?, ?, ?, \(EntryRows.marks))
        """
    )
    .execute(arguments: arguments)
    try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO mergeConflict (entry, former, step, version) VALUES (?, ?, ?, 0)"
    )
    .execute(arguments: [id.rawValue, number, step])
  }

  /// Records the final versions of the entries of a step that were changed in two logs.
  func finish(_ step: Int64) throws {
    try database.execute(
      sql: """
        UPDATE mergeConflict
        SET version = (SELECT syncVersion FROM entry WHERE entry.id = mergeConflict.entry)
        WHERE step = ?
        """,
      arguments: [step]
    )
  }
}

// MARK: - Undo

extension MergeJournal {
  /// Removes the entries that a merge added, as if they had never been in the log.
  ///
  /// They are not deleted, because a deletion would also concern the other log.
  func withdraw(_ step: Int64) throws {
    try database.execute(
      sql: """
        UPDATE entry SET deletedAt = 0 FROM step
        WHERE step.id = ? AND entry.id BETWEEN firstEntry AND lastEntry
        """,
      arguments: [step]
    )
  }

  /// Restores the entries that a merge changed, unless it had added them before.
  ///
  /// This leaves no trace, so the same merge would have the same result again.
  func restore(_ step: Int64) throws {
    try restore(
      step,
      from: .former,
      where: """
        AND NOT EXISTS (
          SELECT * FROM step WHERE step.id = ?1 AND entry.id BETWEEN firstEntry AND lastEntry
        )
        """
    )
  }

  /// Restores the entries that a merge had added and changed before it was undone.
  func redo(_ step: Int64) throws {
    try restore(step, from: .undone)
  }

  private func restore(
    _ step: Int64,
    from side: JournalSide,
    where condition: String = ""
  ) throws {
    let isKept = "id IN (SELECT id FROM \(side)Entry WHERE step = ?1) \(condition)"
    // An entry with this time of deletion is not restored but new to the trigger.
    try database.execute(
      sql: "UPDATE entry SET deletedAt = 0 WHERE \(isKept)",
      arguments: [step]
    )
    try database.execute(
      sql: """
        UPDATE entry SET (\(EntryCursor.columns), deletedAt, restoredAt)
          = (SELECT \(EntryCursor.columns), deletedAt, restoredAt FROM \(side)Entry AS kept
             WHERE step = ?1 AND kept.id = entry.id)
        WHERE \(isKept)
        """,
      arguments: [step]
    )
    // A version below zero is that of no entry, until the merge is redone.
    try database.execute(
      sql: "UPDATE mergeConflict SET version = -version WHERE step = ?",
      arguments: [step]
    )
  }
}
