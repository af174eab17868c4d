import GRDB

/// Compares two databases that one connection has open, row by row.
struct StoreComparison {
  let database: Database
  /// The name under which the second one was attached.
  let other: String

  /// Returns whether both have the same tables with the same rows, and the same marks.
  ///
  /// Tables without a row are the same too.
  func areEqual() throws -> Bool {
    for pragma in ["application_id", "user_version"] {
      guard
        try Int.fetchOne(database, sql: "PRAGMA main.\(pragma)")
          == Int.fetchOne(database, sql: "PRAGMA \(other).\(pragma)")
      else { return false }
    }
    let names = try StoreContent.tableNames(in: database)
    guard try names == StoreContent.tableNames(in: database, schema: other) else { return false }
    return try names.allSatisfy { name in
      try count(name, in: "main") == count(name, in: other)
        && !hasRow(of: name, in: "main", missingIn: other)
        && !hasRow(of: name, in: other, missingIn: "main")
    }
  }

  /// Returns whether the file of the second one is sound.
  func isOtherSound() throws -> Bool {
    try String.fetchAll(database, sql: "PRAGMA \(other).integrity_check(1)") == ["ok"]
  }

  private func count(_ table: String, in schema: String) throws -> Int? {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(schema).\"\(table)\"")
  }

  private func hasRow(
    of table: String,
    in schema: String,
    missingIn other: String
  ) throws -> Bool {
    let columns = StoreContent.columns(of: table)
    let found = try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (
          SELECT \(columns) FROM \(schema)."\(table)"
          EXCEPT SELECT \(columns) FROM \(other)."\(table)"
        )
        """
    )
    return found ?? true
  }
}
