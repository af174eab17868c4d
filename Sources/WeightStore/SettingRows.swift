import GRDB

/// The settings as the database holds them: texts by their names.
struct SettingRows {
  let database: Database

  /// Returns the values of all settings that are not as they are by default.
  func values() throws -> [String: String] {
    var values: [String: String] = [:]
    let rows = try Row.fetchCursor(database, sql: "SELECT name, value FROM setting")
    while let row = try rows.next() {
      values[try row.decode(forColumn: "name")] = try row.decode(String.self, forColumn: "value")
    }
    return values
  }

  /// Gives a setting a value, or takes it away.
  func set(_ name: String, to value: String?) throws {
    guard let value else {
      try database.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
      return
    }
    try database.execute(
      sql: """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """,
      arguments: [name, value]
    )
  }
}
