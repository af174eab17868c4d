import FileSystem
import SystemPackage

/// The work on the folder and the files of a store that SQLite does not do.
enum StoreFolder {
  /// Makes the folder, and those that lead to it, for its owner alone.
  ///
  /// A folder that is there already keeps its permissions: it may hold other things as well.
  static func create(_ path: String) throws(StoreError) {
    do {
      try FileSystem.createFolder(path, permissions: .ownerReadWriteExecute)
    } catch {
      guard error.code == .isNotFolder, exists(error.path) else { throw StoreError(error) }
      throw StoreError(.notAFolder, path: error.path)
    }
  }

  /// Makes an empty file that its owner alone may read, if there is none.
  ///
  /// SQLite gives the files beside the database the permissions of the database, so that this one
  /// has to have them before SQLite sees it.
  static func createFile(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in
      try FileSystem.createFile(path, permissions: .ownerReadWrite)
    }
  }

  /// Takes the permissions of everybody but the owner away from a file, if it is there.
  static func makePrivate(_ path: String) throws(StoreError) {
    let others: FilePermissions = [.groupReadWriteExecute, .otherReadWriteExecute]
    guard let permissions = try? FileSystem.status(of: path).permissions,
      !permissions.isDisjoint(with: others)
    else { return }
    try withStoreError { () throws(FileError) in
      try FileSystem.setPermissions(permissions.intersection(.ownerReadWriteExecute), of: path)
    }
  }

  /// Returns whether there is a file at a path.
  ///
  /// - Throws: ``StoreError`` if something else is there, or the way to it is barred.
  static func hasFile(_ path: String) throws(StoreError) -> Bool {
    let status: Stat
    do {
      status = try FileSystem.status(of: path)
    } catch {
      if error.code == .notFound { return false }
      throw StoreError(error)
    }
    guard status.type == .regular else { throw StoreError(.notAFile, path: path) }
    return true
  }

  /// Returns whether a path is a link.
  static func isLink(_ path: String) -> Bool {
    kind(of: path) == .symbolicLink
  }

  /// Returns whether a path is a link to what is not there.
  static func isLinkToNothing(_ path: String) -> Bool {
    isLink(path) && !exists(path)
  }

  /// Returns whether a path names a file itself, no link to one and no folder.
  static func isPlainFile(_ path: String) -> Bool {
    kind(of: path) == .regular
  }

  private static func exists(_ path: String) -> Bool {
    FileSystem.kind(of: path) != nil
  }

  /// Returns what is at a path, links not followed.
  private static func kind(of path: String) -> FileType? {
    (try? FileSystem.status(of: path, followsLinks: false))?.type
  }

  /// Returns the names in a folder; `nil` if there is no such folder.
  static func names(in path: String) throws(StoreError) -> [String]? {
    do {
      return try FileSystem.names(in: path, includesHidden: true)
    } catch {
      if error.code == .notFound { return nil }
      throw StoreError(error)
    }
  }
}

// MARK: - Changing

extension StoreFolder {
  /// Waits until a file or a folder is on the disk.
  static func sync(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.synchronize(path) }
  }

  /// Writes a small file as a whole, or, if it throws, not at all.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.putDurably(bytes, at: path) }
  }

  /// Gives a file another name, in the place of a file that has it.
  static func rename(_ path: String, to target: String) throws(StoreError) {
    do {
      try FileSystem.rename(path, to: target)
    } catch {
      throw StoreError(FileError(error.code, error.operation, path: target))
    }
  }

  /// Takes a file out of the way that SQLite would take for part of a database.
  ///
  /// What is in it is kept under another name.
  static func setAside(_ path: String) throws(StoreError) {
    guard let status = try? FileSystem.status(of: path, followsLinks: false) else { return }
    try withStoreError { () throws(FileError) in
      if status.size > 0, !path.hasSuffix("-shm") {
        try FileSystem.rename(path, to: path + ".stray")
      } else {
        try FileSystem.removeFile(path)
      }
    }
  }

  /// Writes over the bytes of a file, and removes it.
  static func erase(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.erase(path) }
  }

  /// Removes a folder that is empty.
  ///
  /// - Returns: Whether it was there, and empty.
  static func remove(_ path: String) -> Bool {
    (try? FileSystem.removeFolder(path)) != nil
  }

  private static func withStoreError(
    _ body: () throws(FileError) -> some Any
  ) throws(StoreError) {
    do throws(FileError) {
      _ = try body()
    } catch {
      throw StoreError(error)
    }
  }
}

// MARK: - Locking

extension StoreFolder {
  /// Does something while no other process has the lock of a folder.
  ///
  /// SQLite guards its transactions itself. It does not guard the steps between them: of two processes
  /// that find no tables, both would make them. So the lock is held while the store is made, moved or
  /// brought up to date.
  ///
  /// - Throws: What `body` throws, or ``StoreError`` with the code `busy` if others hold the lock
  ///   all the time that there is patience.
  static func withLock<Value>(
    of folder: String,
    patience: Duration,
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let lock: FileLock?
    do throws(FileError) {
      lock = try FileLock(folder: folder, patience: patience)
    } catch {
      throw StoreError(error)
    }
    guard let lock else { throw StoreError(.busy, path: folder) }
    return try withExtendedLifetime(lock) { () throws(StoreError) in try body() }
  }
}
