package import SystemPackage

/// The file operations of commands.
///
/// Paths are relative to the folder of the task (``currentFolder``) and need not be normalized.
/// Errors contain the path as the caller specified it.
package enum FileSystem {
  /// The kinds of files.
  package enum Kind: Sendable {
    case file
    case folder
    /// A pipe, a device or a socket.
    case special
  }

  /// Returns the kind of the file at `path`, following symbolic links, or `nil` if it does not
  /// exist.
  package static func kind(of path: String) -> Kind? {
    try? existingKind(of: path)
  }

  /// Returns the kind of the file at `path`, following symbolic links.
  ///
  /// - Throws: `.notFound` if it does not exist, or the error of the operating system.
  static func existingKind(of path: String) throws(FileError) -> Kind {
    switch try status(of: path).type {
    case .regular: .file
    case .directory: .folder
    default: .special
    }
  }

  /// Opens a file or a folder.
  ///
  /// Child processes do not inherit the descriptor.
  static func open(
    _ path: String,
    _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions = [],
    permissions: FilePermissions? = nil
  ) throws(FileError) -> FileDescriptor {
    try withFileError(mode == .readOnly ? .read : .write, path) {
      try SystemCalls.open(
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

  /// Returns the bytes from standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try standardInput.readToEnd()
  }

  /// Returns the bytes of a pipe, a device or a file, such as the output of another program.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: `.tooLarge` if there are more bytes, or the error of the operating system.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    let bytes = try withFileError(.read, path) { try readToEnd(file, limit: limit) }
    guard bytes.count <= limit else {
      throw FileError(.tooLarge(maximum: Int64(limit)), .read, path: path)
    }
    return bytes
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

  /// Returns the content of the file at `path`, or that it does not exist.
  package static func content(of path: String) throws(FileError) -> FileContent {
    do {
      return FileContent(path: path, bytes: try read(path))
    } catch {
      guard error.code == .notFound else { throw error }
      return FileContent(path: path, bytes: nil)
    }
  }

  /// Reads the rest of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The number of bytes after which reading stops. The result may be slightly longer.
  /// - Returns: The bytes.
  /// - Throws: The error of the operating system.
  static func readToEnd(_ file: FileDescriptor, limit: Int = .max) throws -> [UInt8] {
    // One more byte than the size, so that the second read usually is the last.
    var bytes = try read(min(Int(Stat(file).size), limit) + 1, from: file)
    while bytes.count <= limit, case let part = try read(chunkLength, from: file), !part.isEmpty {
      bytes += part
    }
    return bytes
  }

  /// Reads some bytes.
  ///
  /// Returns an empty array at the end.
  private static func read(_ count: Int, from file: FileDescriptor) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  private static let chunkLength = 1 << 16
}

/// The content of a file, with its path.
package struct FileContent: Hashable, Sendable {
  /// The path, as the user specified it.
  package let path: String
  /// The content when the file was read, or `nil` if it did not exist.
  package let bytes: [UInt8]?

  /// Creates the content of a file that was read, or of one that does not exist yet.
  package init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }
}

// MARK: - Folders

extension FileSystem {
  /// Creates a folder and its parent folders, unless they exist.
  ///
  /// - Parameters:
  ///   - path: The path. Existing folders keep their permissions.
  ///   - permissions: The permissions of new folders, without those that the umask of the process
  ///     removes.
  /// - Throws: An error if the folder, or one of its parents, cannot be created.
  package static func createFolder(
    _ path: String,
    permissions: FilePermissions = FilePermissions(rawValue: 0o777)
  ) throws(FileError) {
    try checkWriting(path)
    try makeFolders(path, permissions)
  }

  private static func makeFolders(
    _ path: String,
    _ permissions: FilePermissions
  ) throws(FileError) {
    do {
      return try SystemCalls.makeFolder(located(path), permissions)
    } catch .fileExists {
      guard try existingKind(of: path) != .folder else { return }
      throw FileError(.isNotFolder, .write, path: path)
    } catch .noSuchFileOrDirectory where ![".", "/"].contains(folder(of: path)) {
      try makeFolders(folder(of: path), permissions)
    } catch {
      throw FileError(.system(error), .write, path: path)
    }
    do {
      try SystemCalls.makeFolder(located(path), permissions)
    } catch {
      // Another process may have created it meanwhile.
      guard error == .fileExists else { throw FileError(.system(error), .write, path: path) }
    }
  }

  /// The number of folders between the root and the current folder.
  package static var depthOfCurrentFolder: Int {
    FilePath(currentFolder).components.count
  }
}
