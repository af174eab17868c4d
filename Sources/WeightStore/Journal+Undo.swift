import GRDB
import WeightCore

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
