import GRDB
import WeightCore

extension LogMerge {
  /// Adopts the settings that were set later in another log.
  ///
  /// - Returns: The settings that were adopted, and those that were set in both logs and stay.
  mutating func mergeSettings(of log: OtherLog) throws -> [MergedSetting] {
    let own = SettingRows(database: database)
    let (values, times) = (try own.values(), try own.changes())
    let (otherValues, otherTimes) = try log.read { database in
      let rows = SettingRows(database: database)
      return (try rows.values(), try rows.changes())
    }
    var settings: [MergedSetting] = []
    for name in SettingName.allCases {
      let (value, other) = (values[name.rawValue], otherValues[name.rawValue])
      let (time, otherTime) = (times[name.rawValue], otherTimes[name.rawValue])
      guard value != other, Self.isValid(other, of: name) else { continue }
      // Equal times are decided by the values, so both logs make the same choice.
      let isTaken =
        (otherTime ?? .min, other ?? "") > (time ?? .min, value ?? "")
      if isTaken { try set(name, from: value, to: other, at: otherTime) }
      guard isTaken || otherTime != nil else { continue }
      settings.append(MergedSetting(name: name, own: value, other: other, isTaken: isTaken))
    }
    return settings
  }

  private mutating func set(
    _ name: SettingName,
    from value: String?,
    to other: String?,
    at time: Int64?
  ) throws {
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO formerSetting (step, name, value, changedAt) VALUES (?, ?, ?, ?)
        """,
      arguments: [try beginStep(), name.rawValue, value, time]
    )
    try SettingRows(database: database).set(name.rawValue, to: other)
  }

  /// Returns whether this version supports a value.
  private static func isValid(_ value: String?, of name: SettingName) -> Bool {
    guard let value else { return true }
    var settings = Settings()
    return (try? settings.set(name, to: value)) != nil
  }

  /// Adds the milestones that another log celebrated.
  mutating func mergeMilestones(of log: OtherLog) throws -> Int {
    let rows = try log.read { database in
      try Row.fetchAll(
        database,
        sql: "SELECT target, start, instant, utcOffset, celebrated FROM milestone"
      )
    }
    return try rows.filter(Self.isValid)
      .count { row in
        try database.execute(
          sql: """
            INSERT INTO milestone (target, start, instant, utcOffset, celebrated)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (target, start) DO UPDATE
              SET instant = excluded.instant, utcOffset = excluded.utcOffset,
                celebrated = max(celebrated, excluded.celebrated)
              WHERE excluded.instant > instant
            """,
          arguments: StatementArguments(row.databaseValues)
        )
        return database.changesCount > 0
      }
  }

  /// Returns whether a milestone has possible values.
  private static func isValid(_ milestone: Row) -> Bool {
    let numbers = (0..<5).compactMap { milestone[$0] as Int64? }
    return numbers.count == 5
      && numbers.prefix(2)
        .allSatisfy {
          WeightLimits.standard.contains(Mass(micrograms: $0))
        }
      && Timestamp(secondsSince1970: numbers[2], utcOffset: Int(truncatingIfNeeded: numbers[3]))
        != nil
      && (0...1).contains(numbers[4])
  }

  /// Adds the identifiers of the quick entries that another log imported, so that this log does not
  /// import them again.
  mutating func mergePending(of log: OtherLog) throws -> Int {
    let rows = try log.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT identifier, uid FROM pendingEntry JOIN entry ON entry.id = pendingEntry.entry
          """
      )
    }
    return try rows.count { row in
      try database.execute(
        sql: """
          INSERT OR IGNORE INTO pendingEntry (identifier, entry)
          SELECT ?, id FROM entry WHERE uid = ?
          """,
        arguments: StatementArguments(row.databaseValues)
      )
      return database.changesCount > 0
    }
  }
}

extension SettingRows {
  /// Returns the times at which settings were last set or reset, in seconds since 1970.
  fileprivate func changes() throws -> [String: Int64] {
    var times: [String: Int64] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT name, max(coalesce(changedAt, undoneAt, instant)) AS time
        FROM formerSetting JOIN step ON step.id = formerSetting.step
        WHERE kind <> 'merge' OR undoneAt IS NULL
        GROUP BY name
        """
    )
    while let row = try rows.next() {
      times[try row.decode(forColumn: "name")] = try row.decode(Int64.self, forColumn: "time")
    }
    return times
  }
}
