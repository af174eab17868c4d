import GRDB
package import WeightCore

extension WeightStore {
  /// Returns the settings.
  ///
  /// - Parameter refusals: Takes the values that say nothing to this version, in whose place the
  ///   usual ones are returned.
  /// - Returns: The usual ones if nothing was ever set.
  /// - Throws: ``StoreError`` if the database cannot be read.
  package func settings(
    refusals: inout [SettingRefusal]
  ) throws(StoreError) -> Settings {
    let values = try read { database in try SettingRows(database: database).values() }
    return Settings(values, refusals: &refusals)
  }

  /// Returns the settings, the usual ones in the place of values that say nothing.
  package func settings() throws(StoreError) -> Settings {
    var refusals: [SettingRefusal] = []
    return try settings(refusals: &refusals)
  }

  /// Changes settings in one step, which can be taken back.
  ///
  /// Only what differs from what the person saw is written, so that two processes that change two
  /// settings at once keep both. A setting that this version does not know is left as it is.
  ///
  /// - Parameters:
  ///   - settings: The settings as they are to be.
  ///   - former: The settings as they were read.
  ///   - kind: What the step is called: settings, or the goal, which is kept among them.
  ///   - moment: When they were changed.
  /// - Returns: The names of those that had another value.
  /// - Throws: ``StoreError`` if the database cannot be written.
  @discardableResult
  package func save(
    _ settings: Settings,
    changedFrom former: Settings,
    as kind: JournalStep.Kind = .settings,
    at moment: Moment
  ) throws(StoreError) -> [SettingName] {
    try write { database in
      let rows = SettingRows(database: database)
      let (old, new) = (try rows.values(), settings.values)
      let changed = SettingName.allCases.filter { name in
        former[name] != settings[name] && old[name.rawValue] != new[name.rawValue]
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
