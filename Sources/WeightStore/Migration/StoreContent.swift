import Foundation
import GRDB
import WeightExchange

/// The summary of a database: the number of rows in each table, and a digest of them.
///
/// Two databases with the same rows have the same content, even if the rows are stored differently.
struct StoreContent: Codable, Equatable {
  /// The rows of one table.
  struct Table: Codable, Equatable {
    var rows: Int
    var sha256: String
  }

  /// The tables by name.
  private(set) var tables: [String: Table] = [:]

  /// Reads all rows of all tables.
  init(of database: Database) throws {
    for name in try Self.tableNames(in: database) {
      tables[name] = try Self.table(named: name, in: database)
    }
  }

  /// Returns the names of all tables, including the schema and SQLite's own tables.
  static func tableNames(in database: Database, schema: String = "main") throws -> [String] {
    try String.fetchAll(
      database,
      sql: "SELECT name FROM \(schema).sqlite_schema WHERE type = 'table' ORDER BY name"
    ) + ["sqlite_schema"]
  }

  /// Returns the compared columns: all, except for the position of a table in the file.
  static func columns(of table: String) -> String {
    table == "sqlite_schema" ? "type, name, tbl_name, sql" : "*"
  }

  private static func table(named name: String, in database: Database) throws -> Table {
    var digest = SHA256()
    var count = 0
    let columns = columns(of: name)
    // The order must not depend on the storage order of the rows.
    let width = try Row.fetchOne(database, sql: "SELECT \(columns) FROM \"\(name)\"")?.count ?? 1
    let order = (1...width).map(String.init).joined(separator: ", ")
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT \(columns) FROM \"\(name)\" ORDER BY \(order)"
    )
    while let row = try rows.next() {
      count += 1
      for (_, value) in row { digest.update(value) }
    }
    return Table(rows: count, sha256: digest.hexadecimal)
  }
}

extension SHA256 {
  /// Adds a value with its type and length, so different rows have different digests.
  fileprivate mutating func update(_ value: DatabaseValue) {
    let text =
      switch value.storage {
      case .null: "n"
      case .int64(let number): "i\(number)"
      case .double(let number): "d\(number.bitPattern)"
      case .string(let text): "t\(text.utf8.count):\(text)"
      case .blob(let data): "b\(data.count):\(data.base64EncodedString())"
      }
    update(text.utf8)
    update(CollectionOfOne(0))
  }
}

/// A row-by-row comparison of two databases on one connection.
struct StoreComparison {
  let database: Database
  /// The name under which the second database is attached.
  let other: String

  /// Returns whether both have the same tables, rows, application ID and version.
  ///
  /// Tables without rows are compared, too.
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

  /// Returns whether the file of the second database is intact.
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
