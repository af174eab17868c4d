import GRDB
package import WeightCore

extension WeightStore {
  /// Merges other logs into the log, in one transaction and one step of the journal.
  ///
  /// Merging the same logs in any order and any number of times has the same result, and two logs that
  /// are merged into each other have the same entries. A merge without changes creates no step.
  ///
  /// - Parameters:
  ///   - logs: The other logs, which are not changed.
  ///   - moment: The time of the merge.
  ///   - isTrial: Whether the changes are only reported, not applied.
  /// - Returns: The changes, and the entries that were changed in both logs.
  /// - Throws: ``StoreError`` if a log cannot be read or the database cannot be written. In this case,
  ///   nothing is changed.
  /// - Complexity: O(*n* log *m*) for *n* entries of the other logs and *m* of this one.
  package func merge(
    _ logs: [OtherLog],
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> MergeReport {
    try write(isTrial: isTrial) { database in
      var merge = LogMerge(database: database, moment: moment)
      try merge.merge(logs)
      return merge.report
    }
  }

  /// Returns the entries that a merge found changed in two logs, in the order of their numbers.
  ///
  /// Entries that were edited or deleted since are not included.
  package func mergeConflicts() throws(StoreError) -> [MergeConflict] {
    try read { database in try Self.conflicts(database) }
  }

  /// Replaces the values of entries by those of the other log, in one step of the journal.
  ///
  /// - Parameters:
  ///   - entries: The entries. Those that were not changed in two logs are ignored. If there are
  ///     several other values, the last ones that a merge found are used.
  ///   - moment: The time of the change.
  ///   - isTrial: Whether the changes are only reported, not applied.
  /// - Returns: The conflicts that were resolved.
  /// - Throws: ``StoreError`` if the database cannot be written. In this case, nothing is changed.
  package func takeMergedValues(
    of entries: Set<WeightEntry.ID>,
    at moment: Timestamp,
    isTrial: Bool = false
  ) throws(StoreError) -> [MergeConflict] {
    try write(isTrial: isTrial) { database in
      let all = try Self.conflicts(database).filter { entries.contains($0.entry.id) }
      let last = Dictionary(all.map { ($0.entry.id, $0) }) { $1 }
      let conflicts = last.values.sorted { $0.entry.id.rawValue < $1.entry.id.rawValue }
      guard !conflicts.isEmpty else { return [] }
      let journal = Journal(database: database)
      let step = try journal.begin(.edit, at: moment)
      for conflict in conflicts {
        try journal.keep(conflict.entry.id, in: step)
        try EntryRows(database: database).update(conflict.entry.id, to: conflict.other, at: moment)
      }
      return conflicts
    }
  }

  private static func conflicts(_ database: Database) throws -> [MergeConflict] {
    let columns = EntryCursor.columnNames.map { "former.\($0)" }.joined(separator: ", ")
    let others = try EntryCursor.entries(
      database,
      sql: """
        SELECT \(columns) FROM mergeConflict
          JOIN entry ON entry.id = mergeConflict.entry
          JOIN formerEntry AS former
            ON former.step = mergeConflict.former AND former.id = mergeConflict.entry
        WHERE entry.deletedAt IS NULL AND entry.syncVersion = version
        ORDER BY entry.id, mergeConflict.former DESC
        """,
      arguments: []
    )
    let entries = try EntryRows(database: database).entries(others.map(\.id.rawValue))
    let numbered = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    return others.compactMap { other in
      guard let entry = numbered[other.id], !entry.draft.hasValues(of: other.draft) else {
        return nil
      }
      return MergeConflict(entry: entry, other: other.draft)
    }
  }
}
