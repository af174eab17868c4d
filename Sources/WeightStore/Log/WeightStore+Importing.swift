import GRDB
package import WeightCore

extension WeightStore {
  /// Adds the new weigh-ins of files, and adopts the changes that the user made in exported files,
  /// either all or, if it throws, none.
  ///
  /// All files form one step, which one `undo` reverts.
  ///
  /// - Parameters:
  ///   - files: The weigh-ins of each file. The weigh-ins of earlier files count as known.
  ///   - moment: The time of the import.
  ///   - onlyAdds: Whether entries of the log stay as they are, even if the file names them. Entries
  ///     that were deleted are then added again.
  ///   - isTrial: Whether the weigh-ins are only counted, not added.
  /// - Returns: The counts for each file, in the same order.
  /// - Throws: ``StoreError`` if the database cannot be read or written.
  package func add(
    _ files: [[EntryCandidate]],
    at moment: Timestamp,
    onlyAdds: Bool = false,
    isTrial: Bool = false
  ) throws(StoreError) -> [ImportCount] {
    try write(isTrial: isTrial) { database in
      var run = try EntryImport(files, database: database, moment: moment, onlyAdds: onlyAdds)
      let counts = try files.map { try run.add($0) }
      try run.finish()
      return counts
    }
  }
}

/// The result of the import of one file.
package struct ImportCount: Hashable, Sendable {
  /// The number of added weigh-ins.
  package var added: Int
  /// The number of weigh-ins that the log already contained.
  package var known: Int
  /// The number of entries that were changed to the values in the file.
  package var changed: Int
  /// The number of weigh-ins whose entries were deleted in the log, and stay so.
  package var deleted: Int
  /// The number of weigh-ins with values that their entries had before, which stay as they are.
  package var older: Int

  /// Creates a count.
  package init(added: Int, known: Int, changed: Int = 0, deleted: Int = 0, older: Int = 0) {
    self.added = added
    self.known = known
    self.changed = changed
    self.deleted = deleted
    self.older = older
  }
}

/// An import of files, in the transaction of the caller.
private struct EntryImport {
  private let database: Database
  private let moment: Timestamp
  private let onlyAdds: Bool
  /// The entries of the log that no file names.
  private var known: KnownEntries
  private var added: ClosedRange<Int64>?
  private var step: Int64?
  /// The entries of the files that an undone merge had added.
  private var withdrawn: [EntryIdentifier: EntryState] = [:]
  /// The edited entries that weigh-ins without an identifier belong to.
  private var claimed: Set<WeightEntry.ID> = []

  init(
    _ files: [[EntryCandidate]],
    database: Database,
    moment: Timestamp,
    onlyAdds: Bool
  ) throws {
    self.database = database
    self.moment = moment
    self.onlyAdds = onlyAdds
    known = try Self.knownEntries(around: files, onlyAdds: onlyAdds, in: database)
  }

  /// Adds the weigh-ins of a file, and changes the entries that it names.
  mutating func add(_ candidates: [EntryCandidate]) throws -> ImportCount {
    var count = ImportCount(added: 0, known: 0)
    let others = try candidates.compactMap { try resolve($0, &count) }
    let new = known.addNew(of: others)
    count.known += others.count - new.count
    for candidate in new {
      if try isEdited(candidate) {
        count.older += 1
        continue
      }
      let number = try insert(candidate)
      added = (added?.lowerBound ?? number)...number
      count.added += 1
    }
    return count
  }

  /// Records the import in the journal.
  mutating func finish() throws {
    guard let added else { return }
    try Journal(database: database).note(added: added, in: beginStep())
  }

  /// Handles a weigh-in whose entry the log knows.
  ///
  /// - Returns: The weigh-in if its entry is unknown, so it may be new.
  private mutating func resolve(
    _ candidate: EntryCandidate,
    _ count: inout ImportCount
  ) throws -> EntryCandidate? {
    guard let revision = candidate.revision else { return candidate }
    let rows = EntryStateRows(database: database)
    guard let entry = try rows.entry(revision.identifier) else { return candidate }
    if entry.isWithdrawn {
      try EntryIdentifiers(database: database).release(entry.id)
      withdrawn[revision.identifier] = entry.version
      return candidate
    }
    if let version = entry.version {
      if version.isDeleted {
        if onlyAdds { return candidate.unnamed }
        count.deleted += 1
        return nil
      }
      if onlyAdds || version.draft == candidate.draft {
        count.known += 1
        return nil
      }
      if try isOlder(candidate.draft, revision, than: version, of: entry.id) {
        count.older += 1
        return nil
      }
    }
    try Journal(database: database).keep(entry.id, in: beginStep())
    try EntryRows(database: database)
      .update(entry.id, to: candidate.draft, at: moment, syncVersion: revision.version)
    count.changed += 1
    return nil
  }

  /// Returns whether a file that was exported before the last edit has the values of that time, so
  /// the user did not change them in the file.
  private func isOlder(
    _ draft: WeightEntry.Draft,
    _ revision: EntryRevision,
    than version: EntryState,
    of id: WeightEntry.ID
  ) throws -> Bool {
    guard revision.version < version.syncVersion else { return false }
    return try EntryStateRows(database: database).history(of: id).contains { $0.draft == draft }
  }

  /// Returns whether a weigh-in without an identifier was imported before, and edited since.
  private mutating func isEdited(_ candidate: EntryCandidate) throws -> Bool {
    guard candidate.revision == nil else { return false }
    let rows = EntryStateRows(database: database)
    var position = 0
    while let entry = try rows.entry(
      DerivedIdentifiers.identifier(of: .init(candidate.draft), position: position)
    ) {
      position += 1
      guard let version = entry.version, !version.isDeleted, !claimed.contains(entry.id) else {
        continue
      }
      let wasEqual = try rows.history(of: entry.id).contains { $0.draft == candidate.draft }
      if wasEqual, version.draft != candidate.draft {
        claimed.insert(entry.id)
        return true
      }
    }
    return false
  }

  private func insert(_ candidate: EntryCandidate) throws -> Int64 {
    let rows = EntryRows(database: database)
    guard let revision = candidate.revision else {
      return try rows.insert(candidate.draft, as: .derived).id.rawValue
    }
    let former = withdrawn[revision.identifier]
    let version = EntryState(
      candidate.draft,
      syncVersion: max(revision.version, former?.version(before: candidate.draft) ?? 0),
      restored: former?.wanted
    )
    return try EntryStateRows(database: database).insert(version, revision.identifier).rawValue
  }

  private mutating func beginStep() throws -> Int64 {
    if let step { return step }
    let begun = try Journal(database: database).begin(.import, at: moment)
    step = begun
    return begun
  }

  /// Reads the entries that the files may contain without naming them.
  private static func knownEntries(
    around files: [[EntryCandidate]],
    onlyAdds: Bool,
    in database: Database
  ) throws -> KnownEntries {
    var known = KnownEntries()
    let instants = files.joined().lazy.map(\.draft.moment.secondsSince1970)
    guard let first = instants.min(), let last = instants.max() else { return known }
    let named = Set(
      onlyAdds ? [] : files.joined().lazy.compactMap { $0.revision?.identifier.rawValue }
    )
    try StatementRow.forEach(
      database,
      sql: """
        SELECT \(EntryCursor.columns), uid FROM entry
        WHERE deletedAt IS NULL AND instant BETWEEN ? AND ?
        """,
      arguments: [first, last]
    ) { row in
      let identifier = try row.optionalInteger(EntryCursor.width)
      if let identifier, named.contains(identifier) { return }
      if let entry = EntryCursor.entry(row) { known.add(entry.draft) }
    }
    return known
  }
}

extension EntryState {
  /// Returns the lowest version number for other values of the entry.
  fileprivate func version(before draft: WeightEntry.Draft) -> Int {
    self.draft == draft ? syncVersion : syncVersion + 1
  }
}

extension EntryIdentifiers {
  /// Gives an entry that an undone merge had added another identifier, so it stays in the journal.
  fileprivate func release(_ id: WeightEntry.ID) throws {
    try database.execute(
      sql: "UPDATE entry SET uid = ? WHERE id = ?",
      arguments: [EntryIdentifier.random().rawValue, id.rawValue]
    )
  }
}
