#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files of this machine, as commands read and write them.
package enum FileSystem {
  /// What stands at a path.
  package enum Kind: Sendable {
    case file
    case folder
    /// A pipe, a device or a socket.
    case special
  }

  /// Returns what stands at `path`, symbolic links followed; `nil` if nothing does.
  package static func kind(of path: String) -> Kind? {
    try? existingKind(of: path)
  }

  /// Returns what stands at `path`, symbolic links followed.
  ///
  /// - Throws: `.notFound` if nothing does, or why it cannot be told.
  static func existingKind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(located(path), &status) == 0 else { throw .last(.read, path: path) }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .special
    }
  }

  /// Returns the bytes of the file at `path`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(FileSystem.located(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.read, path: path) }
    defer { close(descriptor) }
    return try read(from: descriptor, path: path)
  }

  /// Returns the bytes that come from standard input, to its end.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try standardInput.readToEnd()
  }

  /// Returns what the file at `path` holds, or that there is none.
  package static func content(of path: String) throws(FileError) -> FileContent {
    do {
      return FileContent(path: path, bytes: try read(path))
    } catch {
      guard error.code == .notFound else { throw error }
      return FileContent(path: path, bytes: nil)
    }
  }

  /// Makes a folder, and those around it, where there is none yet.
  package static func createFolder(_ path: String) throws(FileError) {
    guard kind(of: path) != .folder else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try createFolder(String(path[..<slash]))
    }
    guard mkdir(located(path), 0o777) == 0 || errno == EEXIST else {
      throw .last(.write, path: path)
    }
  }

  /// How many folders the current folder is below the root.
  package static var depthOfCurrentFolder: Int {
    currentFolder.split(separator: "/").count
  }

  static func read(
    from descriptor: Int32,
    path: String
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        throw .last(.read, path: path)
      }
    }
  }
}

/// The system's call, whose name the type above has too.
private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

/// The bytes of a file, and the file that they were read from.
package struct FileContent: Hashable, Sendable {
  /// The path as the user gave it.
  package let path: String
  /// What the file held when it was read; `nil` if there was no such file.
  package let bytes: [UInt8]?

  /// Creates the content of a file that was read, or of one that is not there yet.
  package init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }
}

/// The bytes of a file, which the system reads when they are touched.
///
/// For files that are replaced and never written in place: one that another program cuts short is
/// gone under its reader.
package final class MappedFile: Sendable {
  // The memory is read-only, and nobody else knows of it.
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer
  private let count: Int

  /// Maps the file at `path`; `nil` if there is none, if it is empty, or if it cannot be mapped.
  package init?(_ path: String) {
    let descriptor = open(FileSystem.located(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    self.start = start
    count = Int(status.st_size)
  }

  deinit {
    munmap(start, count)
  }

  /// The bytes, as long as the file is mapped.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }
}

// MARK: - Streaming

extension FileSystem {
  /// Writes a result to `path` part by part: in the place of a file all at once, or into a pipe or a
  /// device as it is.
  ///
  /// Unlike ``write(_:to:)-([UInt8],_)`` it holds no more than a part, and does not ask whether the file
  /// has the same bytes already.
  ///
  /// - Parameters:
  ///   - parts: The result.
  ///   - path: The path.
  ///   - isPrivate: Whether a new file can be read by its owner alone.
  /// - Throws: Why it could not be written; a file is then as it was.
  package static func write(
    parts: some Sequence<[UInt8]>,
    to path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    guard kind(of: path) == .special else {
      return try replace(path, withParts: parts, isPrivate: isPrivate)
    }
    let descriptor = open(located(path), O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.write, path: path) }
    defer { close(descriptor) }
    for part in parts { try write(part, to: descriptor, path: path) }
  }

  private static func replace(
    _ path: String,
    withParts parts: some Sequence<[UInt8]>,
    isPrivate: Bool
  ) throws(FileError) {
    let kind = kind(of: path)
    guard kind != .folder else { throw FileError(.isFolder, .write, path: path) }
    let target = resolved(path)
    if kind == .file, access(target, W_OK) != 0 { throw .last(.write, path: path) }
    let temporary = try writeBeside(
      target,
      path: path,
      isPrivate: isPrivate && kind == nil
    ) { descriptor throws(FileError) in
      for part in parts { try write(part, to: descriptor, path: path) }
    }
    guard rename(temporary, target) == 0 else {
      let error = FileError.last(.write, path: path)
      unlink(temporary)
      throw error
    }
  }
}

// MARK: - Ending

extension FileSystem {
  /// Returns the last bytes of the file at `path`, or all of them if there are fewer.
  package static func ending(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(FileSystem.located(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.read, path: path) }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, max(0, size - off_t(count)), SEEK_SET) >= 0 else {
      throw .last(.read, path: path)
    }
    return try read(from: descriptor, path: path)
  }
}
