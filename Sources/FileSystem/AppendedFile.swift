import SystemPackage

/// A file to which records are appended, locked against other processes.
///
/// After an interruption, the last record may be incomplete; all others are whole.
///
/// ```swift
/// guard let file = try AppendedFile(path) else { throw .busy }
/// try file.append(record)
/// try file.synchronize()
/// ```
package struct AppendedFile: ~Copyable {
  /// The path of the file.
  package let path: String
  private let file: FileDescriptor

  /// Opens a file that only its owner may read, and creates it if necessary.
  ///
  /// Returns `nil` if another process has opened it.
  ///
  /// - Throws: An error if it cannot be opened, for example because it is a link.
  package init?(_ path: String) throws(FileError) {
    try FileSystem.checkWriting(path)
    let file = try FileSystem.open(
      path,
      .readWrite,
      options: [.create, .append, .noFollow, .nonBlocking],
      permissions: .ownerReadWrite
    )
    do throws(Errno) {
      try SystemCalls.lock(file, .exclusive)
    } catch {
      try? file.close()
      if error == .wouldBlock { return nil }
      throw FileError(.system(error), .write, path: path)
    }
    self.file = file
    self.path = path
  }

  deinit {
    try? file.close()
  }

  /// Returns the content.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: `.tooLarge` if there are more, or the error of the operating system.
  package func content(limit: Int64) throws(FileError) -> [UInt8] {
    try withFileError(.read, path) {
      let size = try file.seek(offset: 0, from: .end)
      guard size <= limit else { throw FileError(.tooLarge(maximum: limit), .read, path: path) }
      try file.seek(offset: 0, from: .start)
      return try [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, filled in
        while filled < Int(size) {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
          )
          let count = try file.read(into: rest)
          guard count > 0 else { break }
          filled += count
        }
      }
    }
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    _ = try withFileError(.write, path) { try file.writeAll(bytes) }
  }

  /// Waits until the content is on the disk.
  package func synchronize() throws(FileError) {
    try withFileError(.write, path) { try SystemCalls.synchronize(file) }
  }

  /// Removes the file.
  package consuming func remove() throws(FileError) {
    try FileSystem.removeFile(path)
  }
}
