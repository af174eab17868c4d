import GRDB
package import WeightCore

/// The undo journal of the store.
///
/// Each function is called in the transaction of the change itself.
struct Journal {
  let database: Database

  /// Begins a step, after which steps that were undone before can no longer be redone.
  ///
  /// - Returns: The number of the step.
  func begin(_ kind: JournalStep.Kind, at moment: Timestamp) throws -> Int64 {
    try forgetUndone()
    try database.cachedStatement(
      sql: "INSERT INTO step (kind, instant, utcOffset) VALUES (?, ?, ?)"
    )
    .execute(arguments: [kind.rawValue, moment.secondsSince1970, moment.utcOffset])
    return database.lastInsertedRowID
  }

  /// Records the entries that a step added, as a range of numbers.
  func note(added range: ClosedRange<Int64>, in step: Int64) throws {
    try database.cachedStatement(sql: "UPDATE step SET firstEntry = ?, lastEntry = ? WHERE id = ?")
      .execute(arguments: [range.lowerBound, range.upperBound, step])
  }

  /// Keeps the former values of an entry before a step first changes it.
  func keep(_ id: WeightEntry.ID, in step: Int64) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO formerEntry (step, \(EntryCursor.columns), deletedAt, restoredAt)
        SELECT ?, \(EntryCursor.columns), deletedAt, restoredAt FROM entry WHERE id = ?
        """
    )
    .execute(arguments: [step, id.rawValue])
  }

  /// Keeps the former value of a setting before a step changes it.
  func keep(setting name: String, _ value: String?, in step: Int64) throws {
    try database.execute(
      sql: "INSERT INTO formerSetting (step, name, value) VALUES (?, ?, ?)",
      arguments: [step, name, value]
    )
  }
}

/// The changes of one command, as recorded in the journal.
package struct JournalStep: Hashable, Sendable {
  /// The changes that can be undone.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An entry was added.
    case log
    /// An entry was changed.
    case edit
    /// Entries were deleted.
    case delete
    /// Entries were imported from a file.
    case `import`
    /// The log was synced with an Apple Health export.
    case health
    /// The log was merged with other logs.
    case merge
    /// Settings were changed.
    case settings
    /// The goal was set, changed or removed.
    case goal

    /// Whether a step may change what is known about Apple Health.
    var changesHealth: Bool { self == .health || self == .merge }
  }

  /// The number of the step.
  package let id: Int64
  /// The kind of change.
  package let kind: Kind
  /// The time of the change.
  package let moment: Timestamp
}
