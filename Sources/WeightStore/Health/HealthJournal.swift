import GRDB
import WeightCore

/// The part of the journal that records changes of a sync to data other than entries.
struct HealthJournal {
  let database: Database

  /// Records the samples that a step added, as a range of numbers.
  func note(added range: ClosedRange<Int64>, in step: Int64) throws {
    try database.execute(
      sql: """
        UPDATE step SET firstSample = coalesce(firstSample, ?), lastSample = ? WHERE id = ?
        """,
      arguments: [range.lowerBound, range.upperBound, step]
    )
  }

  /// Keeps the former values of a sample before a step changes it, unless the step has added it.
  func keep(sample id: Int64, in step: Int64) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO formerHealthSample (step, \(MirrorRows.columns))
        SELECT step.id, \(MirrorRows.columns.qualified(by: "healthSample"))
        FROM healthSample, step
        WHERE step.id = ? AND healthSample.id = ?
          AND healthSample.id NOT BETWEEN coalesce(firstSample, 0) AND coalesce(lastSample, -1)
        """
    )
    .execute(arguments: [step, id])
  }

  /// Keeps the former anchor before a step changes it, or the fact that there was none.
  func keep(anchor category: HealthCategory, in step: Int64) throws {
    try keep(category.rawValue, in: .former, step)
  }

  /// Returns the numbers of measurements without an entry that a step has added and changed.
  func waitingFat(of step: Int64) throws -> (added: Int, changed: Int) {
    let added = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM healthSample, step
        WHERE step.id = ? AND healthSample.id BETWEEN firstSample AND lastSample
          AND category <> ? AND entry IS NULL
        """,
      arguments: [step, HealthCategory.bodyMass.rawValue]
    )
    let changed = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM formerHealthSample
        WHERE step = ? AND category <> ? AND entry IS NULL
        """,
      arguments: [step, HealthCategory.bodyMass.rawValue]
    )
    return (added ?? 0, changed ?? 0)
  }

  /// Removes the samples that a step added, and restores the samples and anchors that it changed.
  func undo(_ step: Int64) throws {
    try database.execute(
      sql: """
        DELETE FROM healthSample WHERE id BETWEEN
          (SELECT firstSample FROM step WHERE id = ?1) AND (SELECT lastSample FROM step WHERE id = ?1)
        """,
      arguments: [step]
    )
    try restore(step, from: .former)
  }

  /// Restores the samples and anchors as they were before a step was undone.
  func redo(_ step: Int64) throws {
    try restore(step, from: .undone)
  }

  /// Keeps the samples and the anchors that a step added or changed, before it is undone.
  func keepUndone(_ step: Int64) throws {
    try database.execute(
      sql: """
        INSERT INTO undoneHealthSample (step, \(MirrorRows.columns))
        SELECT ?1, \(MirrorRows.columns) FROM healthSample
        WHERE id IN (SELECT id FROM formerHealthSample WHERE step = ?1) OR id BETWEEN
          (SELECT firstSample FROM step WHERE id = ?1) AND (SELECT lastSample FROM step WHERE id = ?1)
        """,
      arguments: [step]
    )
    for category in try categories(of: step) { try keep(category, in: .undone, step) }
  }

  private func categories(of step: Int64) throws -> [String] {
    try String.fetchAll(
      database,
      sql: "SELECT category FROM formerHealthAnchor WHERE step = ?",
      arguments: [step]
    )
  }

  private func restore(_ step: Int64, from side: JournalSide) throws {
    try database.execute(
      sql: """
        REPLACE INTO healthSample (\(MirrorRows.columns))
        SELECT \(MirrorRows.columns) FROM \(side)HealthSample WHERE step = ?
        """,
      arguments: [step]
    )
    try database.execute(
      sql: """
        DELETE FROM healthAnchor
        WHERE category IN (SELECT category FROM \(side)HealthAnchor WHERE step = ?)
        """,
      arguments: [step]
    )
    try database.execute(
      sql: """
        INSERT INTO healthAnchor (\(AnchorRows.columns))
        SELECT \(AnchorRows.columns) FROM \(side)HealthAnchor
        WHERE step = ? AND digest IS NOT NULL
        """,
      arguments: [step]
    )
  }

  private func keep(_ category: String, in side: JournalSide, _ step: Int64) throws {
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO \(side)HealthAnchor (step, \(AnchorRows.columns))
        SELECT ?1, \(AnchorRows.columns) FROM healthAnchor WHERE category = ?2
        UNION ALL SELECT ?1, ?2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
        WHERE NOT EXISTS (SELECT * FROM healthAnchor WHERE category = ?2)
        """,
      arguments: [step, category]
    )
  }
}

extension String {
  /// Returns a list of columns with the name of their table before each.
  fileprivate func qualified(by table: String) -> String {
    split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", ")
  }
}
