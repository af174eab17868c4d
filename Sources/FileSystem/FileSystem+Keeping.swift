package import SystemPackage

// What a program needs that keeps files which must outlast a power cut, and that no other user may read.

extension FileSystem {
  /// Makes an empty file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - permissions: Its permissions, less those that the mask of the process takes away.
  /// - Returns: Whether it was made; if not, something is at the path already.
  /// - Throws: Why it could not be made.
  @discardableResult
  package static func createFile(
    _ path: String,
    permissions: FilePermissions
  ) throws(FileError) -> Bool {
    do {
      let file = try open(
        path,
        .readWrite,
        options: [.create, .exclusiveCreate],
        permissions: permissions
      )
      try? file.close()
      return true
    } catch {
      guard error.errno == .fileExists else { throw error }
      return false
    }
  }

  /// Gives a file or a folder other permissions.
  package static func setPermissions(
    _ permissions: FilePermissions,
    of path: String
  ) throws(FileError) {
    try withFileError(.write, path) {
      try SystemCalls.setPermissions(permissions, of: located(path))
    }
  }

  /// Waits until the content of a file, or the names in a folder, are on the disk.
  package static func synchronize(_ path: String) throws(FileError) {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    do {
      try SystemCalls.synchronize(file)
    } catch {
      // Some file systems cannot do that to a folder, and say so.
      guard error == .invalidArgument else { throw FileError(.system(error), .write, path: path) }
    }
  }

  /// Puts `bytes` at `path` all at once, so that they are there after a power cut too, and only their
  /// owner may read them.
  ///
  /// They are written to a file whose name ends with `.part` first. An interrupted process leaves one
  /// such file at most, which the next call overwrites. So two processes must not write at once.
  ///
  /// - Throws: Why they could not be written, or are not known to be on the disk.
  package static func putDurably(_ bytes: [UInt8], at path: String) throws(FileError) {
    let part = path + ".part"
    let file: FileDescriptor
    do {
      file = try open(
        part,
        .writeOnly,
        options: [.create, .truncate, .noFollow],
        permissions: .ownerReadWrite
      )
    } catch {
      throw FileError(error.code, .write, path: path)
    }
    try withFileError(.write, path) {
      do {
        defer { try? file.close() }
        try file.writeAll(bytes)
        try SystemCalls.synchronize(file)
      } catch {
        try? SystemCalls.removeFile(located(part))
        throw error
      }
      try SystemCalls.rename(located(part), to: located(path))
    }
    try synchronize(FilePath(path).removingLastComponent().string)
  }

  /// Gives a file or a folder another name, in the place of a file that has it.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    try withFileError(.write, path) {
      try SystemCalls.rename(located(path), to: located(target))
    }
  }

  /// Removes a file, or a symbolic link to one.
  package static func removeFile(_ path: String) throws(FileError) {
    try withFileError(.write, path) { try SystemCalls.removeFile(located(path)) }
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: String) throws(FileError) {
    try withFileError(.write, path) { try SystemCalls.removeFolder(located(path)) }
  }

  /// Overwrites the bytes of a file with zeros, and removes it; a symbolic link is refused.
  package static func erase(_ path: String) throws(FileError) {
    let file = try open(path, .writeOnly, options: .noFollow)
    defer { try? file.close() }
    try withFileError(.write, path) {
      var left = try file.seek(offset: 0, from: .end)
      try file.seek(offset: 0, from: .start)
      while left > 0 {
        let count = min(Int(left), zeros.count)
        try file.writeAll(zeros[..<count])
        left -= Int64(count)
      }
      try SystemCalls.synchronize(file)
      try SystemCalls.removeFile(located(path))
    }
  }

  private static let zeros = [UInt8](repeating: 0, count: 1 << 16)
}
