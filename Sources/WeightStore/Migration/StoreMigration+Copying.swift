import GRDB
import WeightCore

extension StoreMigration {
  /// The number of pages that are copied before the time is checked.
  private static let pagesPerStep: CInt = 1_024

  /// Copies the log, compares the copy, and gives it the name of the log.
  func copyAndPlace(
    at moment: Timestamp,
    _ progress: (StoreMigrationProgress) -> Void
  ) throws(StoreError) {
    try removeCopy()
    let former = try StoreFolder.withLock(of: location.folder, patience: patience) {
      () throws(StoreError) in
      try StoreConnection.open(location, patience: patience)
    }
    do {
      try former.writeWithoutTransaction { database in
        // Writers have to wait until the log is at its new location. They then continue at that
        // location.
        try database.inTransaction(.immediate) {
          progress(StoreMigrationProgress(.locked))
          try copyLocked(at: moment, progress)
          return .rollback
        }
      }
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  /// Removes the copy of an incomplete move.
  func removeCopy() throws(StoreError) {
    try StoreFolder.removeDatabase(copy)
  }

  private func copyLocked(
    at moment: Timestamp,
    _ progress: (StoreMigrationProgress) -> Void
  ) throws(StoreError) {
    let source = try openForReading()
    try copyPages(from: source, progress)
    progress(StoreMigrationProgress(.copied))
    let content = try compare(source)
    progress(StoreMigrationProgress(.compared))
    try StoreFolder.sync(copy)
    progress(StoreMigrationProgress(.synced))
    var record = StoreMigrationRecord(.verified, at: moment, content: content)
    try record.save(in: location.shared.folder)
    progress(StoreMigrationProgress(.verified))
    try StoreFolder.withLock(of: location.folder, patience: patience) { () throws(StoreError) in
      try place()
    }
    progress(StoreMigrationProgress(.placed))
    record.phase = .completed
    // The log is moved, even if this cannot be recorded before the next time.
    try? record.save(in: location.shared.folder)
  }

  /// Opens the former log on a second connection while the first one blocks writers.
  private func openForReading() throws(StoreError) -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    do {
      return try DatabaseQueue(path: location.database, configuration: configuration)
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  private func copyPages(
    from source: DatabaseQueue,
    _ progress: (StoreMigrationProgress) -> Void
  ) throws(StoreError) {
    try StoreFolder.createFile(copy)
    do {
      var configuration = Configuration()
      configuration.prepareDatabase { database in
        // The complete file is synced at the end.
        try database.execute(sql: "PRAGMA synchronous = OFF")
      }
      let target = try DatabaseQueue(path: copy, configuration: configuration)
      try withoutActuallyEscaping(progress) { progress in
        try source.backup(to: target, pagesPerStep: Self.pagesPerStep) { pages in
          progress(
            StoreMigrationProgress(
              .copying,
              copied: pages.completedPageCount,
              total: pages.totalPageCount
            )
          )
        }
      }
      // The copy is a single file.
      try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try target.close()
    } catch {
      let error = StoreError(error, path: copy)
      // The error "not a database" concerns the former log rather than the copy.
      throw error.isAboutContent ? StoreError(error.code, path: location.database) : error
    }
  }

  /// Compares the copy with the former log.
  ///
  /// - Returns: The content of both.
  private func compare(_ source: DatabaseQueue) throws(StoreError) -> StoreContent {
    do {
      return try source.writeWithoutTransaction { database in
        try database.execute(sql: "ATTACH ? AS copy", arguments: [copy])
        let comparison = StoreComparison(database: database, other: "copy")
        guard try comparison.isOtherSound() else {
          throw StoreError(.damaged, path: location.database)
        }
        guard try comparison.areEqual() else { throw StoreError(.unequal, path: copy) }
        let content = try StoreContent(of: database)
        try database.execute(sql: "DETACH copy")
        return content
      }
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  /// Gives the copy the name of the log.
  private func place() throws(StoreError) {
    let target = location.shared.database
    guard try location.current() == location else {
      throw StoreError(.inTheWay, path: target)
    }
    for path in [target + "-wal", target + "-shm", target + "-journal"] {
      try StoreFolder.setAside(path)
    }
    try StoreFolder.rename(copy, to: target)
    do {
      try StoreFolder.sync(location.shared.folder)
    } catch {
      // A power failure could revert the rename, and lose everything that is logged from now on. No
      // process has opened the file yet.
      try? StoreFolder.rename(target, to: copy)
      throw error
    }
  }
}
