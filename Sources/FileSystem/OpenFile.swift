package import SystemPackage

/// A regular file that is open to be read: no folder, and no pipe or terminal, for whose bytes a
/// program could wait without end.
package final class OpenFile: Sendable {
  /// The open file, for as long as the value exists.
  package let descriptor: FileDescriptor
  /// The path that it was opened by.
  package let path: String
  /// What the file system said of it when it was opened.
  package let stamp: FileStamp

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether a symbolic link at the path is followed.
  /// - Throws: `.notRegularFile`, or why it could not be opened.
  package init(_ path: String, followsLinks: Bool = true) throws(FileError) {
    // To open a pipe that nothing writes to would take for ever.
    let options: FileDescriptor.OpenOptions =
      followsLinks ? .nonBlocking : [.nonBlocking, .noFollow]
    let file = try FileSystem.open(path, .readOnly, options: options)
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

  /// How many bytes there were when it was opened.
  package var size: Int64 { stamp.size }

  /// Checks that no program has written to the file since it was opened.
  ///
  /// - Throws: `.changed` if one has, or why the system does not say.
  package func checkUnchanged() throws(FileError) {
    let now = try withFileError(.read, path) { FileStamp(try Stat(descriptor)) }
    guard now.hasSameContent(as: stamp) else { throw FileError(.changed, .read, path: path) }
  }

  /// Reads the next bytes.
  ///
  /// - Returns: How many came; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try withFileError(.read, path) { try descriptor.read(into: buffer) }
  }
}

/// The bytes of a file, which the system reads when they are touched.
///
/// For files that are replaced and never written in place: one that another program cuts short is
/// gone under its reader.
package final class MappedFile: Sendable {
  /// The bytes, as long as the file is mapped.
  // The memory is read-only, and only this value knows of it.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`; `nil` if there is none, if it is empty, or if it cannot be mapped.
  package init?(_ path: String) {
    guard let file = try? OpenFile(path), file.size > 0,
      let bytes = try? SystemCalls.map(file.descriptor, count: Int(file.size))
    else { return nil }
    self.bytes = bytes
  }

  deinit {
    SystemCalls.unmap(bytes)
  }
}

/// A file of a few bytes that another program may have written, or put in the place of one.
package struct SmallFile: Hashable, Sendable {
  /// Why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    /// It is a link, a folder or something else that is no file.
    case notAFile
    /// It is far larger than it can be.
    case tooLarge
    /// The system does not let us read it.
    case unreadable
  }

  /// The path of the file.
  package let path: String
  /// What is in it, or why that was not read.
  package let content: Result<[UInt8], Problem>
  /// What tells whether a file is still the one that was read.
  private let stamp: FileStamp?

  /// How many bytes are read at most.
  private static let limit = 1 << 16

  /// Reads a file that may be anything: links are not followed, and nothing is waited for.
  package init(reading path: String) {
    self.path = path
    do throws(FileError) {
      let file = try OpenFile(path, followsLinks: false)
      stamp = file.stamp
      content = file.size > Self.limit ? .failure(.tooLarge) : Self.content(of: file)
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

  /// Removes the file, unless another one has come to its name since it was read.
  package func remove() {
    guard let stamp, let status = try? FileSystem.status(of: path, followsLinks: false),
      FileStamp(status).hasSameContent(as: stamp)
    else { return }
    try? FileSystem.removeFile(path)
  }
}
