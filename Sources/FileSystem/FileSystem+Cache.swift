package import SystemPackage

// Operations for files that must survive a power failure, and that other users must not be able to
// read.

extension FileSystem {
  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - permissions: Its permissions, without those that the umask of the process removes.
  /// - Returns: Whether the file was created. If not, the path already exists.
  /// - Throws: An error if it cannot be created.
  @discardableResult
  package static func createFile(
    _ path: String,
    permissions: FilePermissions
  ) throws(FileError) -> Bool {
    try checkWriting(path)
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

  /// Creates a file with a content, unless the path exists, even as a broken link.
  ///
  /// - Returns: Whether the file was created.
  /// - Throws: An error if it cannot be created.
  @discardableResult
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    try checkWriting(path, at: folder(of: path))
    let file: FileDescriptor
    do {
      file = try open(
        path,
        .writeOnly,
        options: [.create, .exclusiveCreate, .noFollow],
        permissions: SystemCalls.newFilePermissions
      )
    } catch {
      guard error.errno == .fileExists else { throw error }
      return false
    }
    defer { try? file.close() }
    _ = try withFileError(.write, path) { try file.writeAll(bytes) }
    return true
  }

  /// Returns whether a folder may be used for files that only this program reads.
  ///
  /// In a project, anyone may have committed a link to a folder of the user instead of it.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, relative to `root`. Components may not exist yet. The user
  ///     decides about folders outside of `root`, which are not checked.
  ///   - root: The folder of the project.
  /// - Returns: `false` if a component below `root` is a link, or belongs to another user.
  package static func isPrivateFolder(_ path: String, in root: String) -> Bool {
    let path = FilePath(path).lexicallyNormalized()
    guard path.isRelative, path.components.first?.kind != .parentDirectory else { return true }
    var current = root
    for component in path.components {
      current = join(current, component.string)
      guard exists(current) else { return true }
      guard let status = try? status(of: current, followsLinks: false),
        status.type != .symbolicLink, !isOfUntrustedUser(current)
      else { return false }
    }
    return true
  }

  /// Changes the permissions of a file or a folder.
  package static func setPermissions(
    _ permissions: FilePermissions,
    of path: String
  ) throws(FileError) {
    try checkWriting(path)
    try withFileError(.write, path) {
      try SystemCalls.setPermissions(permissions, of: located(path))
    }
  }

  /// Waits until the content of a file, or the names in a folder, are on disk.
  package static func synchronize(_ path: String) throws(FileError) {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    do {
      try SystemCalls.synchronize(file)
    } catch {
      // Some file systems do not support this for folders, and return this error.
      guard error == .invalidArgument else { throw FileError(.system(error), .write, path: path) }
    }
  }

  /// Writes `bytes` to `path` atomically.
  ///
  /// They survive a power failure, and only the owner can read them.
  ///
  /// They are first written to a file whose name ends with `.part`. An interrupted process leaves
  /// at most one such file, which the next call overwrites. Two processes must therefore not write
  /// at the same time.
  ///
  /// - Throws: An error if they cannot be written, or may not be on disk.
  package static func putDurably(_ bytes: [UInt8], at path: String) throws(FileError) {
    try checkWriting(path, at: folder(of: path))
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
    try synchronize(folder(of: path))
  }

  /// Renames a file or a folder.
  ///
  /// If the new name exists, that file is replaced.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    for path in [path, target] { try checkWriting(path, at: folder(of: path)) }
    try withFileError(.write, path) {
      try SystemCalls.rename(located(path), to: located(target))
    }
  }

  /// Removes a file, or a symbolic link to one.
  package static func removeFile(_ path: String) throws(FileError) {
    try checkWriting(path, at: folder(of: path))
    try withFileError(.write, path) { try SystemCalls.removeFile(located(path)) }
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: String) throws(FileError) {
    try checkWriting(path, at: folder(of: path))
    try withFileError(.write, path) { try SystemCalls.removeFolder(located(path)) }
  }

  /// Overwrites the bytes of a file with zeros, and removes it.
  ///
  /// Symbolic links are rejected.
  package static func erase(_ path: String) throws(FileError) {
    try checkWriting(path)
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
