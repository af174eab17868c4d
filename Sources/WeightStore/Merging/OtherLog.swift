import FileSystem
import GRDB
import GRDBSQLite
import WeightCore

/// Another log, such as a conflicting copy of a sync program or a backup, read into memory.
///
/// The file is never changed, and no other files are created next to it. The log in memory is
/// migrated to the current version.
package final class OtherLog: Sendable {
  /// The path of the file.
  package let path: String
  /// Whether parts of the file cannot be read, so entries may be missing or wrong.
  package let isDamaged: Bool
  /// The metadata of the file when it was read.
  let stamp: FileStamp
  /// The log in memory.
  let queue: DatabaseQueue

  /// The maximum size of a file in bytes: a thousand times the log of a lifetime.
  private static let greatestSize = 1 << 30

  /// The bytes with which all SQLite databases begin.
  package static let signature = Array("SQLite format 3\0".utf8)

  /// Reads a log.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``StoreError`` if the file does not exist, is no log, was written by a newer version,
  ///   is being written, or is damaged so badly that nothing can be read.
  package init(reading path: String) throws(StoreError) {
    self.path = path
    guard try StoreFolder.hasFile(path), let stamp = FileSystem.stamp(of: path) else {
      throw StoreError(.missing, path: path)
    }
    self.stamp = stamp
    do {
      queue =
        try Self.hasUnmergedPages(path)
        ? DatabaseQueue.inMemoryCopy(fromPath: path) : Self.copy(of: path)
      isDamaged = try !Self.check(queue, path)
    } catch let error as FileError {
      throw StoreError(error)
    } catch {
      throw StoreError(error, path: path)
    }
    // The sync program may be replacing the file.
    guard FileSystem.stamp(of: path)?.hasSameContent(as: stamp) == true else {
      throw StoreError(.busy, path: path)
    }
  }

  /// Returns whether a part of the log is still in another file, which only SQLite can read.
  private static func hasUnmergedPages(_ path: String) -> Bool {
    [path + "-wal", path + "-journal"].contains { FileSystem.stamp(of: $0)?.size ?? 0 > 0 }
  }

  /// Reads a file without SQLite, which would create files next to it.
  private static func copy(of path: String) throws -> DatabaseQueue {
    var bytes = try FileSystem.read(path, limit: greatestSize)
    guard bytes.starts(with: signature), bytes.count >= 512 else {
      throw StoreError(.notADatabase, path: path)
    }
    // The mode in which unmerged pages are in another file is not possible in memory.
    for place in 18...19 where bytes[place] == 2 { bytes[place] = 1 }
    let queue = try DatabaseQueue()
    try queue.inDatabase { database in
      try load(bytes, into: database)
      database.clearSchemaCache()
    }
    return queue
  }

  private static func load(_ bytes: [UInt8], into database: Database) throws {
    let count = sqlite3_int64(bytes.count)
    guard let memory = sqlite3_malloc64(sqlite3_uint64(bytes.count)) else {
      throw DatabaseError(resultCode: .SQLITE_NOMEM)
    }
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    // SQLite frees the memory, even if it reports an error.
    let code = sqlite3_deserialize(
      database.sqliteConnection,
      "main",
      memory.assumingMemoryBound(to: UInt8.self),
      count,
      count,
      UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    )
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  /// Checks that the log belongs to this program, and migrates it.
  ///
  /// - Returns: Whether it is intact.
  private static func check(_ queue: DatabaseQueue, _ path: String) throws -> Bool {
    let isIntact = try queue.read { database in
      guard
        try Int32.fetchOne(database, sql: "PRAGMA application_id") == StoreSchema.applicationID
      else { throw StoreError(.foreignDatabase, path: path) }
      let problems = try? String.fetchAll(database, sql: "PRAGMA integrity_check(1)")
      let isIntact = problems == ["ok"]
      guard try !isIntact || !StoreSchema.migrator.hasBeenSuperseded(database) else {
        throw StoreError(.newerVersion, path: path)
      }
      return isIntact
    }
    if isIntact { try StoreSchema.migrator.migrate(queue) }
    return isIntact
  }
}

// MARK: - Reading

extension OtherLog {
  /// The entries of a log that are relevant for a merge.
  struct Content {
    /// The entries, including deleted ones.
    var entries: [EntryStateRows.Stored] = []
    /// The number of entries that exist but cannot be read.
    var unreadable = 0
  }

  /// Reads the entries; those that a damaged log still contains.
  func content() throws(StoreError) -> Content {
    do {
      return try queue.inDatabase { database in
        isDamaged ? try Self.rescued(database) : try Self.content(database)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func content(_ database: Database) throws -> Content {
    var content = Content()
    for entry in try EntryStateRows(database: database).all() {
      if entry.version != nil {
        content.entries.append(entry)
      } else if !entry.isWithdrawn {
        content.unreadable += 1
      }
    }
    return content
  }

  private static func rescued(_ database: Database) throws -> Content {
    let rescue = try StoreRescue(reading: database)
    let entries = zip(rescue.entries, rescue.identifiers)
      .compactMap { entry, identifier in
        identifier.map {
          EntryStateRows.Stored(
            id: entry.id,
            identifier: $0,
            version: EntryState(entry),
            isWithdrawn: false
          )
        }
      }
    let unknown = rescue.entries.count - entries.count
    return Content(entries: entries, unreadable: rescue.damagedCount + unknown)
  }

  /// Reads from the log in memory.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.inDatabase(body)
  }
}
