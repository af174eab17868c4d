import GRDB
import WeightCore

/// The part of the journal that records changes of a sync to data other than entries.
struct HealthJournal {
  let database: Database

  /// Records the samples that a step added, as a range of numbers.
  func note(added range: ClosedRange<Int64>, in step: Int64) throws {
    try database.execute(
      sql: "UPDATE step SET firstSample = ?, lastSample = ? WHERE id = ?",
      arguments: [range.lowerBound, range.upperBound, step]
    )
  }

  /// Keeps the former values of a sample before a step changes it.
  func keep(sample id: Int64, in step: Int64) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO formerHealthSample (step, \(MirrorRows.columns))
        SELECT ?, \(MirrorRows.columns) FROM healthSample WHERE id = ?
        """
    )
    .execute(arguments: [step, id])
  }

  /// Keeps the former anchor before a step changes it, or the fact that there was none.
  func keep(anchor category: HealthCategory, in step: Int64) throws {
    try database.execute(
      sql: """
        INSERT INTO formerHealthAnchor (step, \(AnchorRows.columns))
        SELECT ?1, \(AnchorRows.columns) FROM healthAnchor WHERE category = ?2
        UNION ALL SELECT ?1, ?2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
        WHERE NOT EXISTS (SELECT * FROM healthAnchor WHERE category = ?2)
        """,
      arguments: [step, category.rawValue]
    )
  }

  /// Returns the numbers of body fat samples without an entry that a step has added and changed.
  func waitingFat(of step: Int64) throws -> (added: Int, changed: Int) {
    let added = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM healthSample, step
        WHERE step.id = ? AND healthSample.id BETWEEN firstSample AND lastSample
          AND category = ? AND entry IS NULL
        """,
      arguments: [step, HealthCategory.bodyFat.rawValue]
    )
    let changed = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM formerHealthSample
        WHERE step = ? AND category = ? AND entry IS NULL
        """,
      arguments: [step, HealthCategory.bodyFat.rawValue]
    )
    return (added ?? 0, changed ?? 0)
  }

  /// Restores the samples and the anchors that a step changed.
  func restore(_ step: Int64) throws {
    try database.execute(
      sql: """
        DELETE FROM healthSample WHERE id BETWEEN
          (SELECT firstSample FROM step WHERE id = ?1) AND (SELECT lastSample FROM step WHERE id = ?1)
        """,
      arguments: [step]
    )
    try database.execute(
      sql: """
        REPLACE INTO healthSample (\(MirrorRows.columns))
        SELECT \(MirrorRows.columns) FROM formerHealthSample WHERE step = ?
        """,
      arguments: [step]
    )
    try database.execute(
      sql: """
        DELETE FROM healthAnchor
        WHERE category IN (SELECT category FROM formerHealthAnchor WHERE step = ?)
        """,
      arguments: [step]
    )
    try database.execute(
      sql: """
        INSERT INTO healthAnchor (\(AnchorRows.columns))
        SELECT \(AnchorRows.columns) FROM formerHealthAnchor
        WHERE step = ? AND digest IS NOT NULL
        """,
      arguments: [step]
    )
  }
}
