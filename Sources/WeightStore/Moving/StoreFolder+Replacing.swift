import Foundation

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
