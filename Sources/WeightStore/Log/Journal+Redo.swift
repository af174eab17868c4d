import GRDB
package import WeightCore

/// The tables from which the journal restores values; their names begin with it.
enum JournalSide: String, CustomStringConvertible {
  /// The values before a step.
  case former
  /// The values after a step that was undone.
  case undone

  var description: String { rawValue }
}

extension Journal {
  /// Returns the step that was undone last and can be redone.
  func newestUndoneStep() throws -> JournalStep? {
    // The steps are undone in reverse order.
    try step("WHERE id = (SELECT min(step) FROM undoneStep)")
  }

  /// Keeps the values that a step left, before it is undone.
  func keepUndone(_ step: JournalStep) throws {
    try database.execute(sql: "INSERT INTO undoneStep (step) VALUES (?)", arguments: [step.id])
    try database.execute(
      sql: """
        INSERT INTO undoneEntry (step, \(EntryCursor.columns), deletedAt, restoredAt)
        SELECT ?1, \(EntryCursor.columns), deletedAt, restoredAt FROM entry
        WHERE id IN (SELECT id FROM formerEntry WHERE step = ?1)
          OR ?2 AND id BETWEEN (SELECT firstEntry FROM step WHERE id = ?1)
            AND (SELECT lastEntry FROM step WHERE id = ?1)
        """,
      // A merge also adds deleted entries.
      arguments: [step.id, step.kind == .merge]
    )
    try database.execute(
      sql: """
        INSERT INTO undoneSetting (step, name, value)
        SELECT step, name, (SELECT value FROM setting WHERE setting.name = formerSetting.name)
        FROM formerSetting WHERE step = ?
        """,
      arguments: [step.id]
    )
    if step.kind.changesHealth { try HealthJournal(database: database).keepUndone(step.id) }
  }

  /// Redoes a step that was undone.
  ///
  /// Redoing an edit is an edit, too, as undoing it was.
  func redo(_ step: JournalStep, at moment: Timestamp) throws {
    switch step.kind {
    case .delete: try deleteAgain(step, at: moment)
    case .merge: try MergeJournal(database: database).redo(step.id)
    case .log, .edit, .import, .health, .settings, .goal:
      try restoreAdded(step)
      try restoreEntries(step, from: .undone, at: moment)
    }
    try restoreSettings(step, from: .undone)
    if step.kind.changesHealth { try HealthJournal(database: database).redo(step.id) }
    try database.execute(sql: "UPDATE step SET undoneAt = NULL WHERE id = ?", arguments: [step.id])
    try forgetUndone("WHERE step = \(step.id)")
  }

  /// Removes what was kept for redoing steps.
  ///
  /// - Parameter condition: A condition for the steps; by default, all.
  /// - Throws: Any error of the database.
  func forgetUndone(_ condition: String = "") throws {
    for name in ["Step", "Entry", "Setting", "HealthSample", "HealthAnchor"] {
      try database.cachedStatement(sql: "DELETE FROM undone\(name) \(condition)").execute()
    }
    guard condition.isEmpty else { return }
    try database.cachedStatement(sql: "DELETE FROM mergeConflict WHERE version < 0").execute()
  }

  private func restoreAdded(_ step: JournalStep) throws {
    try database.execute(
      sql: """
        UPDATE entry SET deletedAt = NULL FROM step
        WHERE step.id = ? AND entry.id BETWEEN firstEntry AND lastEntry
        """,
      arguments: [step.id]
    )
  }

  private func deleteAgain(_ step: JournalStep, at moment: Timestamp) throws {
    try database.execute(
      sql: """
        UPDATE entry SET deletedAt = ? WHERE id IN (SELECT id FROM undoneEntry WHERE step = ?)
        """,
      arguments: [moment.secondsSince1970, step.id]
    )
  }
}

// MARK: - Redo

extension WeightStore {
  /// Redoes the change that was undone last.
  ///
  /// A change other than an undo or redo ends this: earlier undone changes can no longer be redone.
  ///
  /// - Parameters:
  ///   - moment: The time of the redo.
  ///   - isTrial: Whether the change is only reported, not applied.
  /// - Returns: The redone step, or `nil` if there is none.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func redo(
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> RevertedStep? {
    try write(isTrial: isTrial) { database in
      let journal = Journal(database: database)
      guard let step = try journal.newestUndoneStep() else { return nil }
      return try RevertedStep(step, in: journal) { try journal.redo(step, at: moment) }
    }
  }
}
