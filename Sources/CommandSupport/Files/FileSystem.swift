#if canImport(Glibc)
import Glibc
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
    guard stat(path, &status) == 0 else { throw .last(.read, path: path) }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .special
    }
  }

  /// Returns the bytes of the file at `path`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.read, path: path) }
    defer { close(descriptor) }
    return try read(from: descriptor, path: path)
  }

  /// Returns the bytes that come from standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try read(from: STDIN_FILENO, path: "-")
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
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(.write, path: path) }
  }

  /// How many folders the current folder is below the root.
  package static var depthOfCurrentFolder: Int {
    guard let path = getcwd(nil, 0) else { return 0 }
    defer { free(path) }
    return String(cString: path).split(separator: "/").count
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
