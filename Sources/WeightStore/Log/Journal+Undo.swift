import GRDB
package import WeightCore

extension Journal {
  /// Returns the newest step that was not taken back.
  func newestStep() throws -> JournalStep? {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT id, kind, instant, utcOffset FROM step WHERE undoneAt IS NULL ORDER BY id DESC"
    )
    guard let row else { return nil }
    guard
      let kind = JournalStep.Kind(rawValue: try row.decode(forColumn: "kind")),
      let moment = Moment(
        secondsSince1970: try row.decode(forColumn: "instant"),
        utcOffset: try row.decode(forColumn: "utcOffset")
      )
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "no step: \(row)") }
    return JournalStep(id: try row.decode(forColumn: "id"), kind: kind, moment: moment)
  }

  /// Puts back what a step changed.
  func undo(_ step: JournalStep, at moment: Moment) throws {
    try removeAdded(step, at: moment)
    try restoreEntries(step, at: moment)
    try restoreSettings(step)
    if step.kind == .health { try HealthJournal(database: database).restore(step.id) }
    try database.execute(
      sql: "UPDATE step SET undoneAt = ? WHERE id = ?",
      arguments: [moment.secondsSince1970, step.id]
    )
  }

  /// Returns how many entries a step concerns, and those that are told one by one.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - areLive: Whether entries that are deleted are left out.
  /// - Returns: Their number, and the first twenty.
  /// - Throws: What the database throws.
  func entries(
    of step: JournalStep,
    areLive: Bool = false
  ) throws -> (count: Int, told: [WeightEntry]) {
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
    let told = try EntryCursor.entries(
      database,
      sql: """
        SELECT \(columns.joined(separator: ", ")) \(condition) ORDER BY entry.id \
        LIMIT \(UndoneStep.detailed)
        """,
      arguments: [step.id]
    )
    return (count ?? 0, told)
  }

  /// Returns the names of the settings that a step changed.
  func settings(of step: JournalStep) throws -> [String] {
    try String.fetchAll(
      database,
      sql: "SELECT name FROM formerSetting WHERE step = ? ORDER BY name",
      arguments: [step.id]
    )
  }

  private func removeAdded(_ step: JournalStep, at moment: Moment) throws {
    try database.execute(
      sql: """
        UPDATE entry SET deletedAt = ? FROM step
        WHERE step.id = ? AND entry.id BETWEEN firstEntry AND lastEntry AND deletedAt IS NULL
        """,
      arguments: [moment.secondsSince1970, step.id]
    )
  }

  /// Writes the former rows over the entries.
  ///
  /// That an edit is taken back is an edit too, of which other copies of the log have to learn; that a
  /// deletion is taken back is none. What was edited by Apple Health is as if that had never happened,
  /// so that the next sync decides as this one did.
  private func restoreEntries(_ step: JournalStep, at moment: Moment) throws {
    switch step.kind {
    case .delete:
      try database.execute(
        sql: """
          UPDATE entry SET deletedAt = NULL
          WHERE id IN (SELECT id FROM formerEntry WHERE step = ?)
          """,
        arguments: [step.id]
      )
    case .health:
      try database.execute(
        sql: """
          UPDATE entry SET (\(EntryCursor.columns), deletedAt)
            = (SELECT \(EntryCursor.columns), deletedAt FROM formerEntry
               WHERE step = ?1 AND formerEntry.id = entry.id)
          WHERE id IN (SELECT id FROM formerEntry WHERE step = ?1)
          """,
        arguments: [step.id]
      )
    case .log, .edit, .import, .settings, .goal:
      try database.execute(
        sql: """
          UPDATE entry SET micrograms = former.micrograms, instant = former.instant,
            utcOffset = former.utcOffset, note = former.note, source = former.source,
            sourceName = former.sourceName, bodyFat = former.bodyFat,
            modifiedAt = ?, modifiedOffset = ?, syncVersion = entry.syncVersion + 1
          FROM formerEntry AS former WHERE former.step = ? AND former.id = entry.id
          """,
        arguments: [moment.secondsSince1970, moment.utcOffset, step.id]
      )
    }
  }

  private func restoreSettings(_ step: JournalStep) throws {
    try database.execute(
      sql: """
        DELETE FROM setting WHERE name IN (SELECT name FROM formerSetting WHERE step = ?1);
        """,
      arguments: [step.id]
    )
    try database.execute(
      sql: """
        INSERT INTO setting SELECT name, value FROM formerSetting
        WHERE step = ? AND value IS NOT NULL
        """,
      arguments: [step.id]
    )
  }
}

// MARK: - Undo

extension WeightStore {
  /// Takes back the newest change that was not taken back yet.
  ///
  /// - Parameters:
  ///   - moment: When it is taken back.
  ///   - isTrial: Whether nothing is changed, and only told what would be.
  /// - Returns: What was taken back; `nil` if there is nothing left.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func undo(at moment: Moment, isTrial: Bool = false) throws(StoreError) -> UndoneStep? {
    try write(isTrial: isTrial) { database in
      let journal = Journal(database: database)
      guard let step = try journal.newestStep() else { return nil }
      let (count, before) = try journal.entries(of: step)
      let settings = try journal.settings(of: step)
      let fat = try HealthJournal(database: database).waitingFat(of: step.id)
      try journal.undo(step, at: moment)
      return UndoneStep(
        step: step,
        entryCount: count,
        before: before,
        after: try journal.entries(of: step, areLive: true).told,
        addedFatCount: fat.added,
        changedFatCount: fat.changed,
        settings: settings.compactMap(SettingName.init(rawValue:)),
        values: try SettingRows(database: database).values()
      )
    }
  }
}

/// A step that was taken back, or would be.
package struct UndoneStep: Hashable, Sendable {
  /// How many entries are told one by one.
  static let detailed = 20

  /// The step.
  package let step: JournalStep
  /// How many entries it had added, changed or deleted.
  package let entryCount: Int
  /// The first of these entries as they were before they were taken back; at most twenty.
  package let before: [WeightEntry]
  /// The same entries as they are now; empty if they are gone.
  package let after: [WeightEntry]
  /// How many body fats that wait for a weight had come with it.
  package let addedFatCount: Int
  /// How many body fats that waited for a weight it had changed or deleted.
  package let changedFatCount: Int
  /// The settings that have their former values again.
  package let settings: [SettingName]
  /// The values that all settings have now.
  package let values: [String: String]
}
