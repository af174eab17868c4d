import Foundation

/// The work on the folder and the files of a store that SQLite does not do.
enum StoreFolder {
  /// Makes the folder, and those that lead to it, for the eyes of the owner alone.
  ///
  /// A folder that is there already keeps its permissions: it may hold other things as well.
  static func create(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) == 0 { return }
    let number = errno
    switch number {
    case EEXIST:
      guard try isFolder(path) else { throw StoreError(.notAFolder, path: path) }
    case ENOENT:
      guard let parent = parent(of: path) else { throw StoreError(errno: number, path: path) }
      try create(parent)
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
        throw StoreError(errno: errno, path: path)
      }
    default:
      throw StoreError(errno: number, path: path)
    }
  }

  /// Makes an empty file that its owner alone may read.
  ///
  /// SQLite gives the files beside the database the permissions of the database, so that this one
  /// has to have them before SQLite sees it.
  static func createFile(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw StoreError(errno: errno, path: path)
    }
    close(descriptor)
  }

  /// Takes the permissions of everybody but the owner away from a file, if it is there.
  static func makePrivate(_ path: String) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    guard chmod(path, status.st_mode & 0o700) == 0 else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// Returns whether there is a file at a path.
  ///
  /// - Throws: ``StoreError`` if something else is there, or the way to it is barred.
  static func hasFile(_ path: String) throws(StoreError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw StoreError(errno: errno, path: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(.notAFile, path: path)
    }
    return true
  }

  /// Returns whether a path is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns whether a path is a link to what is not there.
  static func isLinkToNothing(_ path: String) -> Bool {
    var status = stat()
    return isLink(path) && stat(path, &status) != 0
  }

  private static func isFolder(_ path: String) throws(StoreError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(errno: errno, path: path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func parent(of path: String) -> String? {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

// MARK: - Replacing

extension StoreFolder {
  /// Waits until a file or a folder is on the disk.
  static func sync(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    defer { close(descriptor) }
    // Some file systems cannot do that to a folder, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// Writes a small file as a whole, or, if it throws, not at all.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(StoreError) {
    let part = path + ".part"
    let descriptor = open(part, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isWritten else {
      unlink(part)
      throw StoreError(errno: number, path: path)
    }
    guard rename(part, path) == 0 else { throw StoreError(errno: errno, path: path) }
    try sync(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)))
  }

  /// Takes a file out of the way that SQLite would take for part of a database.
  ///
  /// What is in it is kept under another name, for whoever misses it.
  static func setAside(_ path: String) throws(StoreError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let isKept = status.st_size > 0 && !path.hasSuffix("-shm")
    guard (isKept ? rename(path, path + ".stray") : unlink(path)) == 0 else {
      throw StoreError(errno: errno, path: path)
    }
  }
}

// MARK: - Erasing

extension StoreFolder {
  private static let block = [UInt8](repeating: 0, count: 1 << 16)

  /// Returns the names in a folder; `nil` if there is no such folder.
  static func names(in path: String) throws(StoreError) -> [String]? {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return nil }
      throw StoreError(errno: errno, path: path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
      )
    }
    return names
  }

  /// Returns whether a path names a file itself, no link to one and no folder.
  static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes over the bytes of a file, and removes it.
  static func erase(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    defer { close(descriptor) }
    var left = Int(lseek(descriptor, 0, SEEK_END))
    lseek(descriptor, 0, SEEK_SET)
    while left > 0 {
      let count = write(descriptor, block, min(left, block.count))
      guard count > 0 || errno == EINTR else { throw StoreError(errno: errno, path: path) }
      left -= max(count, 0)
    }
    guard fsync(descriptor) == 0, unlink(path) == 0 else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// Removes a folder that is empty.
  ///
  /// - Returns: Whether it was there, and empty.
  static func remove(_ path: String) -> Bool {
    rmdir(path) == 0
  }
}
