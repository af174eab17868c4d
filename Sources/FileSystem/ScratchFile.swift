import SystemPackage

/// A file without a name, for data that does not fit in memory.
///
/// Its space is freed together with this object, even if the process is killed.
package final class ScratchFile {
  private let file: FileDescriptor
  private let path: String
  /// The number of bytes.
  package private(set) var size: Int64 = 0

  /// Creates an empty file.
  ///
  /// - Parameter target: The path of the file that is made from the data, in whose folder the space
  ///   is used.
  /// - Throws: An error if no file can be written there.
  package init(for target: String) throws(FileError) {
    try FileSystem.checkWriting(target)
    let place = FileSystem.resolved(target)
    let name = FilePath(place).lastComponent?.string ?? ""
    // The folder of a new file may not exist yet.
    let prefix = FileSystem.join(
      FileSystem.nearestFolder(of: place),
      TemporaryName.prefix(for: name)
    )
    let made = try withFileError(.write, target) { try SystemCalls.makeFile(prefix: prefix) }
    file = made.file
    path = target
    try withFileError(.write, target) { try SystemCalls.removeFile(made.path) }
  }

  deinit {
    try? file.close()
  }

  /// Appends bytes, and returns the offset of the first one.
  ///
  /// - Throws: An error if they cannot be written, for example because the disk is full.
  package func append(_ bytes: [UInt8]) throws(FileError) -> Int64 {
    let offset = size
    _ = try withFileError(.write, path) { try file.writeAll(toAbsoluteOffset: offset, bytes) }
    size += Int64(bytes.count)
    return offset
  }

  /// Returns bytes that were appended.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first one.
  ///   - count: Their number.
  /// - Returns: The bytes.
  /// - Throws: An error if they cannot be read.
  package func bytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8] {
    let bytes = try withFileError(.read, path) {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count]
          )
          let read = try file.read(fromAbsoluteOffset: offset + Int64(filled), into: rest)
          guard read > 0 else { break }
          filled += read
        }
      }
    }
    guard bytes.count == count else { throw FileError(.changed, .read, path: path) }
    return bytes
  }
}
