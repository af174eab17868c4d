package import SystemPackage

/// A regular file, opened for reading.
///
/// Folders, pipes and terminals are rejected, because reading from a pipe or a terminal may block
/// forever.
package final class OpenFile: Sendable {
  /// The descriptor, which is valid for the lifetime of this object.
  package let descriptor: FileDescriptor
  /// The path with which it was opened.
  package let path: String
  /// The metadata when it was opened.
  package let stamp: FileStamp

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether to follow a symbolic link at the path.
  /// - Throws: `.notRegularFile`, or an error if it cannot be opened.
  package init(_ path: String, followsLinks: Bool = true) throws(FileError) {
    // Opening a pipe without a writer would otherwise block forever.
    let options: FileDescriptor.OpenOptions =
      followsLinks ? .nonBlocking : [.nonBlocking, .noFollow]
    let file: FileDescriptor
    do throws(FileError) {
      file = try FileSystem.open(path, .readOnly, options: options)
    } catch {
      // Sockets cannot be opened; the error depends on the operating system.
      guard FileSystem.kind(of: path) == .special, error.errno != .permissionDenied else {
        throw error
      }
      throw FileError(.notRegularFile, .read, path: path)
    }
    do throws(FileError) {
      let status = try withFileError(.read, path) { try Stat(file) }
      guard status.type == .regular else { throw FileError(.notRegularFile, .read, path: path) }
      stamp = FileStamp(status)
    } catch {
      try? file.close()
      throw error
    }
    descriptor = file
    self.path = path
  }

  deinit {
    try? descriptor.close()
  }

  /// The number of bytes when it was opened.
  package var size: Int64 { stamp.size }

  /// Checks that the file has not been written since it was opened.
  ///
  /// - Throws: `.changed` if it has, or the error of the operating system.
  package func checkUnchanged() throws(FileError) {
    let now = try withFileError(.read, path) { FileStamp(try Stat(descriptor)) }
    guard now.hasSameContent(as: stamp) else { throw FileError(.changed, .read, path: path) }
  }

  /// Makes the next bytes those at the start of the file.
  package func seekToStart() throws(FileError) {
    _ = try withFileError(.read, path) { try descriptor.seek(offset: 0, from: .start) }
  }

  /// Returns whether the next bytes, up to the end, are the given ones.
  package func hasContent(_ bytes: [UInt8]) throws(FileError) -> Bool {
    guard size == bytes.count else { return false }
    let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { part.deallocate() }
    var start = 0
    while true {
      let count = try read(into: part)
      guard count > 0 else { return start == bytes.count }
      guard count <= bytes.count - start else { return false }
      let isSame = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        return SystemCalls.haveSameBytes(UnsafeRawBufferPointer(part), rest, count: count)
      }
      guard isSame else { return false }
      start += count
    }
  }

  /// Reads the next bytes.
  ///
  /// - Returns: The number of bytes that were read; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try withFileError(.read, path) { try descriptor.read(into: buffer) }
  }
}

/// The memory-mapped bytes of a file.
///
/// For files that are replaced and never written in place. If another program truncates the file,
/// accessing the removed part crashes the process.
package final class MappedFile: Sendable {
  /// The bytes, which are valid for the lifetime of this object.
  // The memory is read-only, and only this object refers to it.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`.
  ///
  /// Returns `nil` if it does not exist, is a link, is empty, or cannot be mapped.
  package init?(_ path: String) {
    guard let file = try? OpenFile(path, followsLinks: false), file.size > 0,
      let bytes = try? SystemCalls.map(file.descriptor, count: Int(file.size))
    else { return nil }
    self.bytes = bytes
  }

  deinit {
    SystemCalls.unmap(bytes)
  }
}

/// A small file that another program may write or replace.
package struct SmallFile: Hashable, Sendable {
  /// A reason why a file cannot be read.
  package enum Problem: Error, Hashable, Sendable {
    /// The path is a link, a folder or a special file.
    case notAFile
    /// The file is far larger than expected.
    case tooLarge
    /// The operating system denies access.
    case unreadable
  }

  /// The path of the file.
  package let path: String
  /// The content, or the reason why it cannot be read.
  package let content: Result<[UInt8], Problem>
  /// The metadata, to check whether the file is still the one that was read.
  private let stamp: FileStamp?

  /// Reads a file of any kind, up to 64 KiB, without following links and without blocking.
  package init(reading path: String) {
    self.init(reading: path, limit: 1 << 16)
  }

  /// Reads a file of any kind without following links and without blocking.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The maximum number of bytes; a larger file is not read.
  package init(reading path: String, limit: Int) {
    self.path = path
    do throws(FileError) {
      let file = try OpenFile(path, followsLinks: false)
      stamp = file.stamp
      content = file.size > limit ? .failure(.tooLarge) : Self.content(of: file)
    } catch {
      stamp = nil
      let isNoFile = error.code == .notRegularFile || error.errno == .tooManySymbolicLinkLevels
      content = .failure(isNoFile ? .notAFile : .unreadable)
    }
  }

  private static func content(of file: OpenFile) -> Result<[UInt8], Problem> {
    let count = Int(file.size)
    let bytes = try? [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes?.count == count ? .success(bytes ?? []) : .failure(.unreadable)
  }

  /// Removes the file, unless it was replaced since it was read.
  package func remove() {
    guard let stamp, let status = try? FileSystem.status(of: path, followsLinks: false),
      FileStamp(status).hasSameContent(as: stamp)
    else { return }
    try? FileSystem.removeFile(path)
  }
}
