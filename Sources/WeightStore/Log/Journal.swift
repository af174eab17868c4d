import GRDB
package import WeightCore

/// The record of what was changed, kept so that it can be taken back.
///
/// Each function is called in the transaction of the change itself.
struct Journal {
  let database: Database

  /// Begins a step.
  ///
  /// - Returns: The number of the step.
  func begin(_ kind: JournalStep.Kind, at moment: Moment) throws -> Int64 {
    try database.cachedStatement(
      sql: "INSERT INTO step (kind, instant, utcOffset) VALUES (?, ?, ?)"
    )
    .execute(arguments: [kind.rawValue, moment.secondsSince1970, moment.utcOffset])
    return database.lastInsertedRowID
  }

  /// Notes that a step added entries, by the first and the last of their numbers.
  func note(added range: ClosedRange<Int64>, in step: Int64) throws {
    try database.cachedStatement(sql: "UPDATE step SET firstEntry = ?, lastEntry = ? WHERE id = ?")
      .execute(arguments: [range.lowerBound, range.upperBound, step])
  }

  /// Keeps an entry as it is before a step first changes it.
  func keep(_ id: WeightEntry.ID, in step: Int64) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO formerEntry (step, \(EntryCursor.columns), deletedAt)
        SELECT ?, \(EntryCursor.columns), deletedAt FROM entry WHERE id = ?
        """
    )
    .execute(arguments: [step, id.rawValue])
  }

  /// Keeps a setting as it is before a step changes it.
  func keep(setting name: String, _ value: String?, in step: Int64) throws {
    try database.execute(
      sql: "INSERT INTO formerSetting (step, name, value) VALUES (?, ?, ?)",
      arguments: [step, name, value]
    )
  }
}

/// What one command changed, as the journal of the store names it.
package struct JournalStep: Hashable, Sendable {
  /// The changes that can be taken back.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An entry was added.
    case log
    /// An entry was changed.
    case edit
    /// Entries were deleted.
    case delete
    /// Entries were added from a file.
    case `import`
    /// The log was brought in step with an export of Apple Health.
    case health
    /// Settings were changed.
    case settings
    /// The goal was set, changed or given up.
    case goal
  }

  /// The number of the step.
  package let id: Int64
  /// What it did.
  package let kind: Kind
  /// When it was done.
  package let moment: Moment
}
