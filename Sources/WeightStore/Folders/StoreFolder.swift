import FileSystem
import SystemPackage

/// File operations on the folder of a store, in addition to those of SQLite.
enum StoreFolder {
  /// Creates the folder and its parent folders, accessible only to the owner.
  ///
  /// The permissions of an existing folder are not changed, because it may contain other files.
  static func create(_ path: String) throws(StoreError) {
    do {
      try FileSystem.createFolder(path, permissions: .ownerReadWriteExecute)
    } catch {
      guard error.code == .isNotFolder, exists(error.path) else { throw StoreError(error) }
      throw StoreError(.notAFolder, path: error.path)
    }
  }

  /// Creates an empty file that only its owner can read, if there is none.
  ///
  /// SQLite gives its additional files the permissions of the database. The database must therefore
  /// have the right permissions before SQLite opens it.
  static func createFile(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in
      try FileSystem.createFile(path, permissions: .ownerReadWrite)
    }
  }

  /// Removes the permissions of everyone except the owner from a file, if the file exists.
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
  /// - Throws: ``StoreError`` if the path is not a file, or if it is not accessible.
  static func hasFile(_ path: String) throws(StoreError) -> Bool {
    guard let type = try type(of: path) else { return false }
    guard type == .regular else { throw StoreError(.notAFile, path: path) }
    return true
  }

  /// Returns whether there is a folder at a path.
  ///
  /// - Throws: ``StoreError`` if the path is not a folder, or if it is not accessible.
  static func hasFolder(_ path: String) throws(StoreError) -> Bool {
    guard let type = try type(of: path) else { return false }
    guard type == .directory else { throw StoreError(.notAFolder, path: path) }
    return true
  }

  /// Returns the type of the file that a path or its link names; `nil` if there is none.
  private static func type(of path: String) throws(StoreError) -> FileType? {
    do {
      return try FileSystem.status(of: path).type
    } catch {
      if error.code == .notFound { return nil }
      throw StoreError(error)
    }
  }

  /// Returns whether a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    kind(of: path) == .symbolicLink
  }

  /// Returns whether a path is a symbolic link without a target.
  static func isLinkToNothing(_ path: String) -> Bool {
    isLink(path) && !exists(path)
  }

  /// Returns whether a path is a regular file, rather than a link or a folder.
  static func isPlainFile(_ path: String) -> Bool {
    kind(of: path) == .regular
  }

  private static func exists(_ path: String) -> Bool {
    FileSystem.kind(of: path) != nil
  }

  /// Returns the type of the file at a path, without following links.
  private static func kind(of path: String) -> FileType? {
    (try? FileSystem.status(of: path, followsLinks: false))?.type
  }

  /// Returns the names in a folder, or `nil` if there is no such folder.
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
  /// Flushes a file or a folder to the disk.
  static func sync(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.synchronize(path) }
  }

  /// Writes a small file atomically.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.putDurably(bytes, at: path) }
  }

  /// Renames a file and replaces an existing file with the new name.
  static func rename(_ path: String, to target: String) throws(StoreError) {
    do {
      try FileSystem.rename(path, to: target)
    } catch {
      throw StoreError(FileError(error.code, error.operation, path: target))
    }
  }

  /// Renames a file that SQLite would treat as part of a database.
  ///
  /// Its content is kept under the new name.
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

  /// Overwrites the bytes of a file, and removes it.
  static func erase(_ path: String) throws(StoreError) {
    try withStoreError { () throws(FileError) in try FileSystem.erase(path) }
  }

  /// Removes an empty folder.
  ///
  /// - Returns: Whether the folder existed and was empty.
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
  /// Performs an operation while holding the lock of a folder.
  ///
  /// SQLite protects its own transactions, but not the steps between them: two processes that find
  /// no tables would both create them. The lock is therefore held while the store is created, moved
  /// or migrated.
  ///
  /// - Throws: Any error of `body`, or ``StoreError`` with the code `busy` if the lock is not
  ///   available in time.
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
