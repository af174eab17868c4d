import GRDB
package import WeightCore

extension WeightStore {
  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - draft: The weigh-in.
  ///   - moment: The time of logging.
  /// - Returns: The entry with its number.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func add(
    _ draft: WeightEntry.Draft,
    at moment: Timestamp
  ) throws(StoreError) -> WeightEntry {
    try write { database in
      let entry = try EntryRows(database: database).insert(draft)
      let journal = Journal(database: database)
      let step = try journal.begin(.log, at: moment)
      try journal.note(added: entry.id.rawValue...entry.id.rawValue, in: step)
      return entry
    }
  }

  /// Adds entries in one step, either all or, if it throws, none.
  ///
  /// - Parameters:
  ///   - drafts: The weigh-ins.
  ///   - moment: The time of logging.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func add(
    _ drafts: [WeightEntry.Draft],
    at moment: Timestamp
  ) throws(StoreError) {
    try write { database in
      let rows = EntryRows(database: database)
      let numbers = try drafts.map { try rows.insert($0).id.rawValue }
      guard let first = numbers.first, let last = numbers.last else { return }
      let journal = Journal(database: database)
      try journal.note(added: first...last, in: journal.begin(.import, at: moment))
    }
  }

  /// Changes an entry.
  ///
  /// - Parameters:
  ///   - id: The number of the entry.
  ///   - draft: The new values.
  ///   - moment: The time of the change.
  /// - Returns: The changed entry, or `nil` if it is not in the log.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func update(
    _ id: WeightEntry.ID,
    to draft: WeightEntry.Draft,
    at moment: Timestamp
  ) throws(StoreError) -> WeightEntry? {
    try write { database in
      let rows = EntryRows(database: database)
      guard let entry = try rows.entry(id) else { return nil }
      guard entry.draft != draft else { return entry }
      let journal = Journal(database: database)
      try journal.keep(id, in: journal.begin(.edit, at: moment))
      try rows.update(id, to: draft, at: moment)
      return try rows.entry(id)
    }
  }

  /// Deletes entries, either all or, if it throws, none.
  ///
  /// - Parameters:
  ///   - ids: The numbers; those that are not in the log are ignored.
  ///   - moment: The time of deletion.
  /// - Returns: The number of deleted entries.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func delete(
    _ ids: [WeightEntry.ID],
    at moment: Timestamp
  ) throws(StoreError) -> Int {
    try write { database in
      let rows = EntryRows(database: database)
      let living = try ids.filter { try rows.entry($0) != nil }
      guard !living.isEmpty else { return 0 }
      let journal = Journal(database: database)
      let step = try journal.begin(.delete, at: moment)
      for id in Set(living) {
        try journal.keep(id, in: step)
        try rows.delete(id, at: moment)
      }
      return Set(living).count
    }
  }
}
