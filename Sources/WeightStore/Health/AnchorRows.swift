import GRDB
import WeightCore

/// The stored anchors of each category, accessed in the transaction of the caller.
struct AnchorRows {
  /// The columns of an anchor, starting with its category.
  static let columns = """
    category, digest, exported, exportedOffset, count, generation, saved, savedOffset, inStep
    """

  let database: Database

  /// Returns the anchors in the order of their category names.
  ///
  /// An invalid anchor is ignored; its category is then compared completely.
  func anchors() throws -> [HealthAnchor] {
    try StatementRow.all(
      database,
      sql: "SELECT \(Self.columns) FROM healthAnchor ORDER BY category",
      arguments: []
    ) { row in try? Self.anchor(row) }
    .compactMap(\.self)
  }

  /// Stores an anchor and replaces that of its category.
  func set(_ anchor: HealthAnchor) throws {
    try database.execute(
      sql: "REPLACE INTO healthAnchor (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        anchor.category.rawValue, anchor.digest, anchor.exported?.secondsSince1970,
        anchor.exported?.utcOffset, anchor.count, anchor.generation,
        anchor.saved.secondsSince1970, anchor.saved.utcOffset, anchor.isInStep,
      ]
    )
  }

  /// Removes anchors, including those that an undo or redo would restore.
  ///
  /// - Returns: The number of removed anchors.
  func clear(_ categories: Set<HealthCategory>) throws -> Int {
    var count = 0
    for category in categories {
      for side in [JournalSide.former, .undone] {
        try database.execute(
          sql: "UPDATE \(side)HealthAnchor SET digest = NULL WHERE category = ?",
          arguments: [category.rawValue]
        )
      }
      try database.execute(
        sql: "DELETE FROM healthAnchor WHERE category = ?",
        arguments: [category.rawValue]
      )
      count += database.changesCount
    }
    return count
  }

  private static func anchor(_ row: StatementRow) throws -> HealthAnchor? {
    guard let category = HealthCategory(rawValue: try row.text(0)) else { return nil }
    return HealthAnchor(
      category: category,
      exported: row.isNull(2) ? nil : try row.moment(2, 3),
      digest: try row.text(1),
      count: Int(truncatingIfNeeded: try row.integer(4)),
      generation: Int(truncatingIfNeeded: try row.integer(5)),
      saved: try row.moment(6, 7),
      isInStep: try row.integer(8) != 0
    )
  }
}
