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

  /// Keeps the current versions of the entries that a step changed, which its undo replaces.
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
    _ loser: EntryState,
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

  /// Keeps the state of the entries after a step, and records the versions of those that were changed
  /// in two logs.
  func finish(_ step: Int64) throws {
    try keepUndone(step)
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
  /// There is no trace of it, so the same merge has the same result again. Only an entry that was changed
  /// since, even if that was undone, gets a new version: another log may know the later ones.
  func restore(_ step: Int64, at moment: Timestamp) throws {
    try execute(
      """
      UPDATE entry SET micrograms = former.micrograms, instant = former.instant,
        utcOffset = former.utcOffset, note = former.note, source = former.source,
        sourceName = former.sourceName, bodyFat = former.bodyFat,
         waist = former.waist, leanMass = former.leanMass,
        modifiedAt = ?2, modifiedOffset = ?3, syncVersion = entry.syncVersion + 1,
        deletedAt = iif(former.deletedAt > 0, ?2, former.deletedAt)
      FROM formerEntry AS former
      WHERE former.step = ?1 AND former.id = entry.id AND \(Self.isChanged(after: "NOT"))
      """,
      [step, moment.secondsSince1970, moment.utcOffset]
    )
    // An entry with this time of deletion is not restored but new to the trigger.
    try execute(
      """
      UPDATE entry SET deletedAt = 0 FROM formerEntry AS former
      WHERE former.step = ?1 AND former.id = entry.id AND \(Self.isChanged(after: ""))
      """,
      [step]
    )
    try execute(
      """
      UPDATE entry SET (\(EntryCursor.columns), deletedAt, restoredAt)
        = (SELECT \(EntryCursor.columns), deletedAt, restoredAt FROM formerEntry
           WHERE step = ?1 AND formerEntry.id = entry.id)
      WHERE deletedAt = 0 AND id IN (SELECT id FROM formerEntry WHERE step = ?1)
        AND \(Self.isNotAdded)
      """,
      [step]
    )
    try execute(Self.invertingConflicts, [step])
  }

  /// Restores the entries that a merge had added and changed before it was undone.
  func redo(_ step: Int64) throws {
    // Another log may know the version that the undo created.
    try execute(
      """
      UPDATE undoneEntry SET syncVersion = entry.syncVersion + 1 FROM entry
      WHERE step = ?1 AND entry.id = undoneEntry.id AND entry.syncVersion > undoneEntry.syncVersion
      """,
      [step]
    )
    let isKept = "id IN (SELECT id FROM undoneEntry WHERE step = ?1)"
    // An entry with this time of deletion is not restored but new to the trigger.
    try execute("UPDATE entry SET deletedAt = 0 WHERE \(isKept)", [step])
    try execute(
      """
      UPDATE entry SET (\(EntryCursor.columns), deletedAt, restoredAt)
        = (SELECT \(EntryCursor.columns), deletedAt, restoredAt FROM undoneEntry
           WHERE step = ?1 AND undoneEntry.id = entry.id)
      WHERE \(isKept)
      """,
      [step]
    )
    try execute(Self.invertingConflicts, [step])
  }

  /// A version below zero is that of no entry, until the merge is redone.
  private static let invertingConflicts =
    "UPDATE mergeConflict SET version = -version WHERE step = ?1"

  /// The condition that a step has not added an entry.
  private static let isNotAdded = """
    NOT EXISTS (
      SELECT * FROM step WHERE step.id = ?1 AND entry.id BETWEEN firstEntry AND lastEntry
    )
    """

  /// Returns the condition that a step changed an entry, and that the entry still is, or with "NOT" no
  /// longer is, as it was after the step.
  private static func isChanged(after negation: String) -> String {
    """
    \(isNotAdded) AND \(negation) EXISTS (
      SELECT * FROM formerEntry AS later
      WHERE later.step = -?1 AND later.id = entry.id AND later.syncVersion = entry.syncVersion
        AND later.modifiedAt IS entry.modifiedAt AND later.deletedAt IS entry.deletedAt
        AND later.restoredAt IS entry.restoredAt
    )
    """
  }

  private func execute(_ sql: String, _ arguments: StatementArguments) throws {
    try database.execute(sql: sql, arguments: arguments)
  }
}
