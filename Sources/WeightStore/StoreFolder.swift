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
