import GRDB
package import WeightCore

extension Journal {
  /// Returns the latest step that was not undone.
  func newestStep() throws -> JournalStep? {
    try step("WHERE undoneAt IS NULL ORDER BY id DESC")
  }

  /// Returns the first step that meets a condition.
  func step(_ condition: String) throws -> JournalStep? {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT id, kind, instant, utcOffset FROM step \(condition) LIMIT 1"
    )
    guard let row else { return nil }
    guard
      let kind = JournalStep.Kind(rawValue: try row.decode(forColumn: "kind")),
      let moment = Timestamp(
        secondsSince1970: try row.decode(forColumn: "instant"),
        utcOffset: try row.decode(forColumn: "utcOffset")
      )
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "no step: \(row)") }
    return JournalStep(id: try row.decode(forColumn: "id"), kind: kind, moment: moment)
  }

  /// Undoes a step, after keeping what is necessary to redo it.
  func undo(_ step: JournalStep, at moment: Timestamp) throws {
    try keepUndone(step)
    try removeAdded(step, at: moment)
    try restoreEntries(step, at: moment)
    try restoreSettings(step)
    if step.kind.changesHealth { try HealthJournal(database: database).undo(step.id) }
    try database.execute(
      sql: "UPDATE step SET undoneAt = ? WHERE id = ?",
      arguments: [moment.secondsSince1970, step.id]
    )
  }

  /// Returns the number of entries that a step affects, and those to show in detail.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - areLive: Whether deleted entries are excluded.
  /// - Returns: Their number, and the first twenty entries.
  /// - Throws: Any error of the database.
  func entries(
    of step: JournalStep,
    areLive: Bool = false
  ) throws -> (count: Int, detailed: [WeightEntry]) {
    let condition = """
      FROM entry, step WHERE step.id = ?1 AND (entry.id BETWEEN firstEntry AND lastEntry
        OR entry.id IN (SELECT id FROM formerEntry WHERE step = ?1))
      \(areLive ? "AND deletedAt IS NULL" : "")
      """
    let columns = EntryCursor.columns.split(separator: ", ").map { "entry.\($0)" }
    let count = try Int.fetchOne(
      database,
      sql: "SELECT count(*) \(condition)",
      arguments: [step.id]
    )
    let detailed = try EntryCursor.entries(
      database,
      sql: """
        SELECT \(columns.joined(separator: ", ")) \(condition) ORDER BY entry.id \
        LIMIT \(RevertedStep.detailed)
        """,
      arguments: [step.id]
    )
    return (count ?? 0, detailed)
  }

  /// Returns the number of entries that a step changed or deleted.
  func changedCount(of step: JournalStep) throws -> Int {
    try Int.fetchOne(
      database,
      sql: "SELECT count(*) FROM formerEntry WHERE step = ?",
      arguments: [step.id]
    ) ?? 0
  }

  /// Returns the names of the settings that a step changed.
  func settings(of step: JournalStep) throws -> [String] {
    try String.fetchAll(
      database,
      sql: "SELECT name FROM formerSetting WHERE step = ? ORDER BY name",
      arguments: [step.id]
    )
  }

  private func removeAdded(_ step: JournalStep, at moment: Timestamp) throws {
    guard step.kind != .merge else { return try MergeJournal(database: database).withdraw(step.id) }
    try database.execute(
      sql: """
        UPDATE entry SET deletedAt = ? FROM step
        WHERE step.id = ? AND entry.id BETWEEN firstEntry AND lastEntry AND deletedAt IS NULL
        """,
      arguments: [moment.secondsSince1970, step.id]
    )
  }

  /// Restores the former rows of the entries, or those from before the undo.
  ///
  /// Undoing an edit is an edit, too, which other copies of the log have to adopt. Undoing a
  /// deletion is a restoration. Edits by Apple Health are removed without a trace, so the next sync
  /// has the same result as this one; so are those of a merge.
  func restoreEntries(
    _ step: JournalStep,
    from side: JournalSide = .former,
    at moment: Timestamp
  ) throws {
    switch step.kind {
    case .delete:
      try database.execute(
        sql: """
          UPDATE entry SET deletedAt = NULL, restoredAt = max(coalesce(restoredAt, 0), ?)
          WHERE id IN (SELECT id FROM \(side)Entry WHERE step = ?)
          """,
        arguments: [moment.secondsSince1970, step.id]
      )
    case .health:
      try database.execute(
        sql: """
          UPDATE entry SET (\(EntryCursor.columns), deletedAt)
            = (SELECT \(EntryCursor.columns), deletedAt FROM \(side)Entry AS former
               WHERE step = ?1 AND former.id = entry.id)
          WHERE id IN (SELECT id FROM \(side)Entry WHERE step = ?1)
          """,
        arguments: [step.id]
      )
    case .merge: try MergeJournal(database: database).restore(step.id, at: moment)
    case .log, .edit, .import, .settings, .goal:
      try MergeJournal(database: database).keepUndone(step.id)
      try database.execute(
        sql: """
          UPDATE entry SET micrograms = former.micrograms, instant = former.instant,
            utcOffset = former.utcOffset, note = former.note, source = former.source,
            sourceName = former.sourceName, bodyFat = former.bodyFat,
            waist = former.waist, leanMass = former.leanMass,
            modifiedAt = ?, modifiedOffset = ?, syncVersion = entry.syncVersion + 1
          FROM \(side)Entry AS former WHERE former.step = ? AND former.id = entry.id
          """,
        arguments: [moment.secondsSince1970, moment.utcOffset, step.id]
      )
    }
  }

  /// Restores the former values of the settings, or those from before the undo.
  func restoreSettings(_ step: JournalStep, from side: JournalSide = .former) throws {
    try database.execute(
      sql: """
        DELETE FROM setting WHERE name IN (SELECT name FROM \(side)Setting WHERE step = ?1);
        """,
      arguments: [step.id]
    )
    try database.execute(
      sql: """
        INSERT INTO setting SELECT name, value FROM \(side)Setting
        WHERE step = ? AND value IS NOT NULL
        """,
      arguments: [step.id]
    )
  }
}

// MARK: - Undo

extension WeightStore {
  /// Undoes the latest change that was not undone yet.
  ///
  /// - Parameters:
  ///   - moment: The time of the undo.
  ///   - isTrial: Whether the change is only reported, not applied.
  /// - Returns: The undone step, or `nil` if there is none left.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func undo(
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> RevertedStep? {
    try write(isTrial: isTrial) { database in
      let journal = Journal(database: database)
      guard let step = try journal.newestStep() else { return nil }
      return try RevertedStep(step, in: journal) { try journal.undo(step, at: moment) }
    }
  }
}
