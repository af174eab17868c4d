import GRDB

extension StoreMigration {
  /// Erases the former log irrecoverably.
  ///
  /// This requires that the move is complete and the log is intact. The log must contain everything
  /// in the former log, and the former log must not have changed since.
  ///
  /// - Parameter isTrial: Whether the operation is only simulated.
  /// - Returns: The outcome.
  /// - Throws: ``StoreError`` if one of the logs cannot be read, or the former log cannot be
  ///   removed.
  package func purge(isTrial: Bool = false) throws(StoreError) -> StorePurgeOutcome {
    guard case .completed = try state() else { return .refused(.notCompleted) }
    return try whileNoOtherProcessMoves { () throws(StoreError) in
      try StoreFolder.withLock(of: location.folder, patience: patience) { () throws(StoreError) in
        try purgeLocked(isTrial: isTrial)
      }
    } ?? .refused(.inProgress)
  }

  private func purgeLocked(isTrial: Bool) throws(StoreError) -> StorePurgeOutcome {
    let place = try location.current()
    guard place == location.shared, let record = StoreMigrationRecord.last(in: place.folder) else {
      return .refused(.notCompleted)
    }
    if StoreFolder.isLink(location.database) {
      return .refused(.formerIsLink(path: location.database))
    }
    guard try StoreFolder.hasFile(location.database) else { return .purged([]) }
    guard try isAllMoved(record, to: place) else {
      return .refused(.formerHasChanged(path: location.database))
    }
    let files = (location.databaseFiles + [location.database + "-journal"])
      .filter(StoreFolder.isPlainFile)
    guard !isTrial else { return .purged(files) }
    for path in files { try StoreFolder.erase(path) }
    return .purged(files)
  }

  /// Returns whether the former log has not changed since the move, and the log contains all its
  /// entries.
  private func isAllMoved(
    _ record: StoreMigrationRecord,
    to place: StoreLocation
  ) throws(StoreError) -> Bool {
    let current = try StoreConnection.open(place, patience: patience)
    do {
      return try current.writeWithoutTransaction { database in
        guard try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"] else {
          throw StoreError(.damaged, path: place.database)
        }
        // Numbers are never reused, and the row of a deleted entry is kept.
        try database.execute(sql: "ATTACH ? AS former", arguments: [location.database])
        let missing = try Int.fetchOne(
          database,
          sql: """
            SELECT count(*) FROM (SELECT id FROM former.entry EXCEPT SELECT id FROM main.entry)
            """
        )
        try database.execute(sql: "DETACH former")
        return try missing == 0 && record.content == formerContent()
      }
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  /// Reads the content of the former log without migrating its tables.
  private func formerContent() throws -> StoreContent {
    let queue = try DatabaseQueue(path: location.database)
    let content = try queue.read { try StoreContent(of: $0) }
    try queue.close()
    return content
  }
}

/// The outcome of purging the former log.
package enum StorePurgeOutcome: Hashable, Sendable {
  /// The files that were erased; empty if there were none.
  case purged([String])
  /// Nothing was changed.
  case refused(StoreMigrationError)
}
