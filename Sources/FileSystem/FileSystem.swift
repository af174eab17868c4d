package import SystemPackage

/// The files of this machine, as commands read and write them.
///
/// Paths are relative to the folder of the task (``currentFolder``) and may be spelled in any way. An error
/// has the path as the caller gave it.
package enum FileSystem {
  /// What is at a path.
  package enum Kind: Sendable {
    case file
    case folder
    /// A pipe, a device or a socket.
    case special
  }

  /// Returns what is at `path`, symbolic links followed; `nil` if nothing is.
  package static func kind(of path: String) -> Kind? {
    try? existingKind(of: path)
  }

  /// Returns what is at `path`, symbolic links followed.
  ///
  /// - Throws: `.notFound` if nothing is, or why the system does not say.
  static func existingKind(of path: String) throws(FileError) -> Kind {
    switch try status(of: path).type {
    case .regular: .file
    case .directory: .folder
    default: .special
    }
  }

  /// Opens a file or a folder; a program that is started meanwhile does not inherit it.
  static func open(
    _ path: String,
    _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions = [],
    permissions: FilePermissions? = nil
  ) throws(FileError) -> FileDescriptor {
    try withFileError(mode == .readOnly ? .read : .write, path) {
      try FileDescriptor.open(
        located(path),
        mode,
        options: options.union(.closeOnExec),
        permissions: permissions
      )
    }
  }
}

// MARK: - Reading

extension FileSystem {
  /// Returns the bytes of the file at `path`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    return try withFileError(.read, path) { try readToEnd(file) }
  }

  /// Returns the bytes that come from standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try standardInput.readToEnd()
  }

  /// Returns the last bytes of the file at `path`, or all of them if there are fewer.
  package static func ending(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    return try withFileError(.read, path) {
      let size = try file.seek(offset: 0, from: .end)
      try file.seek(offset: max(0, size - Int64(count)), from: .start)
      return try readToEnd(file)
    }
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

  static func readToEnd(_ file: FileDescriptor) throws -> [UInt8] {
    // One byte more than there are, so that the second read is the last as a rule.
    var bytes = try read(Int(Stat(file).size) + 1, from: file)
    while case let part = try read(chunkLength, from: file), !part.isEmpty { bytes += part }
    return bytes
  }

  /// Reads some bytes, none at the end.
  private static func read(_ count: Int, from file: FileDescriptor) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  private static let chunkLength = 1 << 16
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

// MARK: - Folders

extension FileSystem {
  /// Makes a folder, and those around it, where there is none yet.
  ///
  /// - Parameters:
  ///   - path: The path; a folder that is there keeps its permissions.
  ///   - permissions: The permissions of each new folder, less those that the mask of the process
  ///     takes away.
  /// - Throws: Why the folder, or the first one around it, could not be made.
  package static func createFolder(
    _ path: String,
    permissions: FilePermissions = FilePermissions(rawValue: 0o777)
  ) throws(FileError) {
    do {
      return try SystemCalls.makeFolder(located(path), permissions)
    } catch .fileExists {
      guard try existingKind(of: path) != .folder else { return }
      throw FileError(.isNotFolder, .write, path: path)
    } catch .noSuchFileOrDirectory where FilePath(path).components.count > 1 {
      try createFolder(FilePath(path).removingLastComponent().string, permissions: permissions)
    } catch {
      throw FileError(.system(error), .write, path: path)
    }
    do {
      try SystemCalls.makeFolder(located(path), permissions)
    } catch {
      // Another process may have made it meanwhile.
      guard error == .fileExists else { throw FileError(.system(error), .write, path: path) }
    }
  }

  /// How many folders the current folder is below the root.
  package static var depthOfCurrentFolder: Int {
    FilePath(currentFolder).components.count
  }
}
