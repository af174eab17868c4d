import FileSystem
import GRDB
package import WeightCore

/// A complete copy of a log in one file: entries, settings, history and the state of syncs.
package struct StoreBackup: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The number of entries that can be read.
  package let entries: Int
  /// The newest entry that can be read, or `nil` if there is none.
  package let latest: WeightEntry?

  private init(_ database: Database, at path: String) throws {
    self.path = path
    let entries = try EntryCursor.entries(
      database,
      sql: """
        SELECT \(EntryCursor.columns(in: database)) FROM entry
        WHERE deletedAt IS NULL ORDER BY instant, id
        """,
      arguments: []
    )
    self.entries = entries.count
    latest = entries.last
  }
}

// MARK: - Creating

extension WeightStore {
  /// Copies the log to a new file, and reads the copy back.
  ///
  /// The file appears only after the copy was compared with the log. Other processes may use the log
  /// meanwhile; the copy has the state at the start.
  ///
  /// - Parameter path: The path of the file. An existing file is replaced.
  /// - Returns: The copy.
  /// - Throws: ``StoreError`` if it cannot be written, or differs from the log.
  package func backUp(to path: String) throws(StoreError) -> StoreBackup {
    let partial = path + StoreBackup.partialSuffix
    try StoreFolder.removeDatabase(partial)
    do throws(StoreError) {
      let backup = try copy(to: partial)
      try StoreFolder.sync(partial)
      try StoreFolder.rename(partial, to: path)
      return StoreBackup(backup, movedTo: path)
    } catch {
      try? StoreFolder.removeDatabase(partial)
      throw error
    }
  }

  private func copy(to path: String) throws(StoreError) -> StoreBackup {
    try StoreFolder.createFile(path)
    let target = try StoreBackup.file(path, isReadOnly: false)
    // A read transaction sees the same state for the copy and for the comparison.
    let content = try read { database in
      let content = try StoreContent(of: database)
      try target.writeWithoutTransaction { try database.backup(to: $0) }
      return content
    }
    do {
      // The copy is a single file.
      try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try target.close()
    } catch {
      throw StoreError(error, path: path)
    }
    return try StoreBackup.checked(path, expecting: content)
  }
}

extension StoreBackup {
  fileprivate init(_ backup: StoreBackup, movedTo path: String) {
    self.path = path
    entries = backup.entries
    latest = backup.latest
  }

  /// Opens a file without changing it, or as the target of a copy.
  fileprivate static func file(
    _ path: String,
    isReadOnly: Bool
  ) throws(StoreError) -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Reads a backup, and checks that it is intact.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The backup.
  /// - Throws: ``StoreError`` if the file does not exist, is no log, was written by a newer version,
  ///   or is damaged.
  package static func checked(_ path: String) throws(StoreError) -> StoreBackup {
    try checked(path, expecting: nil)
  }

  fileprivate static func checked(
    _ path: String,
    expecting content: StoreContent?
  ) throws(StoreError) -> StoreBackup {
    guard try StoreFolder.hasFile(path) else { throw StoreError(.missing, path: path) }
    do {
      return try file(path, isReadOnly: true)
        .read { database in
          guard
            try Int32.fetchOne(database, sql: "PRAGMA application_id") == StoreSchema.applicationID
          else { throw StoreError(.foreignDatabase, path: path) }
          guard try !StoreSchema.migrator.hasBeenSuperseded(database) else {
            throw StoreError(.newerVersion, path: path)
          }
          guard try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"] else {
            throw StoreError(.damaged, path: path)
          }
          if let content, try StoreContent(of: database) != content {
            throw StoreError(.unequal, path: path)
          }
          return try StoreBackup(database, at: path)
        }
    } catch {
      throw StoreError(error, path: path)
    }
  }
}

// MARK: - Restoring

extension StoreBackup {
  /// Replaces the log by the backup.
  ///
  /// The log is saved in a file next to it first. If the process is interrupted, the log is as
  /// before.
  ///
  /// - Parameters:
  ///   - location: The location of the log, which is created if it does not exist.
  ///   - moment: The current time, from which the name of the saved file is made.
  /// - Returns: The path of the file with the former log, or `nil` if there was none.
  /// - Throws: ``StoreError`` if the log cannot be saved or replaced.
  package func restore(
    to location: StoreLocation,
    at moment: Timestamp
  ) throws(StoreError) -> String? {
    let saved = try saveLog(at: location, moment)
    let target = try OpenDatabase.open(at: location, patience: WeightStore.patience)
    let source = try Self.file(path, isReadOnly: true)
    do {
      try source.read { source in
        try target.queue.writeWithoutTransaction { try source.backup(to: $0) }
      }
      try StoreSchema.migrator.migrate(target.queue)
      // Another process that has the log open reads the pages of the backup from now on.
      try target.queue.writeWithoutTransaction {
        _ = try $0.checkpoint(.truncate)
      }
    } catch {
      throw StoreError(error, path: target.place.database)
    }
    return saved
  }

  /// Saves the log next to it; a damaged one is renamed.
  private func saveLog(
    at location: StoreLocation,
    _ moment: Timestamp
  ) throws(StoreError) -> String? {
    let place = try location.current()
    guard try StoreFolder.hasFile(place.database) else { return nil }
    try Self.removePartialCopies(in: place)
    let saved = Self.unusedPath("\(place.database)-before-\(Self.suffix(of: moment))")
    do throws(StoreError) {
      guard let store = try WeightStore.openExisting(at: location) else { return nil }
      _ = try store.backUp(to: saved)
      return saved
    } catch {
      guard error.isAboutContent else { throw error }
    }
    for file in place.databaseFiles where StoreFolder.isPlainFile(file) {
      let rest = file.dropFirst(place.database.count)
      try StoreFolder.rename(file, to: saved + rest)
    }
    return saved
  }

  /// Removes the copies of a log that interrupted processes did not complete.
  private static func removePartialCopies(in place: StoreLocation) throws(StoreError) {
    let start = StoreLocation.databaseName + "-before-"
    for name in try StoreFolder.names(in: place.folder) ?? []
    where name.hasPrefix(start) && name.hasSuffix(partialSuffix) {
      try StoreFolder.removeDatabase(place.folder + "/" + name)
    }
  }

  /// The suffix of a copy that is not complete.
  fileprivate static let partialSuffix = ".partial"

  /// Returns a path at which there is no file: the given one, or one with a number.
  static func unusedPath(_ path: String) -> String {
    let paths = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? path : "\(path)-\($0)" }
    return paths.first { FileSystem.kind(of: $0) == nil } ?? path
  }

  /// Returns the part of a file name for a moment: "2026-11-26-134900".
  package static func suffix(of moment: Timestamp) -> String {
    let time = moment.timeOfDay
    let clock = [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(moment.day.iso8601)-\(clock.joined())"
  }
}

extension StoreFolder {
  /// Removes a database and SQLite's additional files.
  static func removeDatabase(_ path: String) throws(StoreError) {
    for file in [path, path + "-journal", path + "-wal", path + "-shm"] where isPlainFile(file) {
      try erase(file)
    }
  }
}
