import GRDB

extension StoreMove {
  /// Erases the log that a move left behind, so that nobody can read it again.
  ///
  /// That is refused unless the move is done, the log is sound, everything of the former one is in it,
  /// and nobody has written into the former one since.
  ///
  /// - Parameter isTrial: Whether nothing is erased, and only told what would be.
  /// - Returns: What became of it.
  /// - Throws: ``StoreError`` if one of the two logs cannot be read, or the former one not removed.
  package func purge(isTrial: Bool = false) throws(StoreError) -> StorePurgeOutcome {
    guard case .completed = try state() else { return .refused(.notCompleted) }
    return try whileNobodyElseMoves { () throws(StoreError) in
      try StoreFolder.withLock(of: location.folder, patience: patience) { () throws(StoreError) in
        try purgeHeld(isTrial: isTrial)
      }
    } ?? .refused(.inProgress)
  }

  private func purgeHeld(isTrial: Bool) throws(StoreError) -> StorePurgeOutcome {
    let place = try location.current()
    guard place == location.shared, let record = MoveRecord.last(in: place.folder) else {
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

  /// Returns whether the former log is as it was when it was moved, and all its entries are in the log.
  private func isAllMoved(
    _ record: MoveRecord,
    to place: StoreLocation
  ) throws(StoreError) -> Bool {
    let current = try StoreConnection.open(place, patience: patience)
    do {
      return try current.writeWithoutTransaction { database in
        guard try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"] else {
          throw StoreError(.damaged, path: place.database)
        }
        // Numbers are never given twice, and the row of a deleted entry stays.
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

  /// Reads what is in the former log, as it is: not even its tables are brought up to date.
  private func formerContent() throws -> StoreContent {
    let queue = try DatabaseQueue(path: location.database)
    let content = try queue.read { try StoreContent(of: $0) }
    try queue.close()
    return content
  }
}

/// What became of a wish to erase the log that a move left behind.
package enum StorePurgeOutcome: Hashable, Sendable {
  /// These files were erased; none if there were none.
  case purged([String])
  /// Nothing was done.
  case refused(StoreMoveRefusal)
}
