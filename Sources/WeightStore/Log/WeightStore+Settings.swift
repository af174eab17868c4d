import GRDB
package import WeightCore

extension WeightStore {
  /// Returns the settings.
  ///
  /// - Parameter refusals: Receives the values that this version does not support, which are
  ///   replaced by defaults.
  /// - Returns: The default settings if nothing was ever set.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func settings(
    refusals: inout [SettingError]
  ) throws(StoreError) -> Settings {
    let values = try read { database in try SettingRows(database: database).values() }
    return Settings(values, refusals: &refusals)
  }

  /// Returns the settings, with defaults in place of unsupported values.
  package func settings() throws(StoreError) -> Settings {
    var refusals: [SettingError] = []
    return try settings(refusals: &refusals)
  }

  /// Changes settings in one step, which can be undone.
  ///
  /// Only values that differ from the former ones are written. If two processes change two settings
  /// at the same time, both changes are kept. Settings that this version does not support are not
  /// changed, unless the user named them.
  ///
  /// - Parameters:
  ///   - settings: The new settings.
  ///   - former: The settings as they were read.
  ///   - named: The settings that the user named. An unsupported value of one of them is replaced.
  ///   - kind: The kind of step: settings, or the goal, which is stored with them.
  ///   - moment: The time of the change.
  /// - Returns: The names of the changed settings.
  /// - Throws: ``StoreError`` if the database cannot be written.
  @discardableResult
  package func save(
    _ settings: Settings,
    changedFrom former: Settings,
    naming named: [SettingName] = [],
    as kind: JournalStep.Kind = .settings,
    at moment: Timestamp
  ) throws(StoreError) -> [SettingName] {
    try write { database in
      let rows = SettingRows(database: database)
      let (old, new) = (try rows.values(), settings.values)
      let changed = SettingName.allCases.filter { name in
        (former[name] != settings[name] || named.contains(name))
          && old[name.rawValue] != new[name.rawValue]
      }
      guard !changed.isEmpty else { return [] }
      let journal = Journal(database: database)
      let step = try journal.begin(kind, at: moment)
      for name in changed.map(\.rawValue) {
        try journal.keep(setting: name, old[name], in: step)
        try rows.set(name, to: new[name])
      }
      return changed
    }
  }
}

/// The stored settings: strings by name.
struct SettingRows {
  let database: Database

  /// Returns the values of all settings that differ from their defaults.
  func values() throws -> [String: String] {
    var values: [String: String] = [:]
    let rows = try Row.fetchCursor(database, sql: "SELECT name, value FROM setting")
    while let row = try rows.next() {
      values[try row.decode(forColumn: "name")] = try row.decode(String.self, forColumn: "value")
    }
    return values
  }

  /// Sets or removes the value of a setting.
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
