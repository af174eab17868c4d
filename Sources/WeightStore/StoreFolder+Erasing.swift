import Foundation

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
