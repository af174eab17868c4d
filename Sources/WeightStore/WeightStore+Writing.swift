import GRDB
package import WeightCore

extension WeightStore {
  /// Adds an entry.
  ///
  /// - Returns: The entry with its number.
  package func add(_ draft: WeightEntry.Draft) throws(StoreError) -> WeightEntry {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO entry (micrograms, instant, utcOffset, note, source, sourceName)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          draft.mass.micrograms, draft.moment.secondsSince1970, draft.moment.utcOffset,
          draft.note?.text, draft.source.kind.rawValue, draft.source.name,
        ]
      )
      return WeightEntry(id: .init(rawValue: database.lastInsertedRowID), draft)
    }
  }

  /// Deletes entries, all of them or, if it throws, none.
  ///
  /// - Parameters:
  ///   - ids: The numbers; those that are not in the log are left out.
  ///   - moment: When they were deleted.
  /// - Returns: How many entries were deleted.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func delete(
    _ ids: [WeightEntry.ID],
    at moment: Moment
  ) throws(StoreError) -> Int {
    try write { database in
      let statement = try database.cachedStatement(
        sql: "UPDATE entry SET deletedAt = ? WHERE id = ? AND deletedAt IS NULL"
      )
      return try ids.reduce(0) { count, id in
        try statement.execute(arguments: [moment.secondsSince1970, id.rawValue])
        return count + database.changesCount
      }
    }
  }
}
