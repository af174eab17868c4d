import SystemPackage

// Files of a project are not trusted: a file may be a pipe that is never written, a device without
// an end, far too large, or a link to a private file of the user.

extension FileSystem {
  /// Returns the bytes of a file that a project contains, or that the user named.
  ///
  /// Only regular files are read. If the user named the path on the command line, it may also be a
  /// pipe or a device.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kind: The kind of input, which limits its size.
  /// - Returns: The content.
  /// - Throws: `.notRegularFile`, `.tooLarge` or `.outsideProject` if the file must not be read, or
  ///   the error of the operating system.
  package static func read(_ path: String, as kind: InputKind) throws(FileError) -> [UInt8] {
    if let bytes = openDocuments.bytes(at: path) {
      guard bytes.count <= kind.maximumSize else {
        let error = FileError.Code.tooLarge(maximum: kind.maximumSize, size: Int64(bytes.count))
        throw FileError(error, .read, path: path)
      }
      return bytes
    }
    if isNamedSpecialFile(path) {
      let file = try open(path, .readOnly)
      defer { try? file.close() }
      return try read(file, path, limit: kind.maximumSize)
    }
    let file = try openInput(path, as: kind)
    return try read(file.descriptor, path, limit: kind.maximumSize)
  }

  /// Opens a file like ``read(_:as:)``, to read it in pieces of 256 KB.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kind: The kind of input, which limits its size.
  /// - Returns: A function that returns the next piece, or no bytes at the end.
  /// - Throws: `FileError` like ``read(_:as:)``.
  package static func pieces(
    of path: String,
    as kind: InputKind
  ) throws(FileError) -> () throws(FileError) -> [UInt8] {
    let file = try openInput(path, as: kind)
    return { () throws(FileError) in
      let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
      defer { part.deallocate() }
      let count = try file.read(into: part)
      return Array(part[..<count])
    }
  }

  /// Returns the content of a file, like ``read(_:as:)``, or that it does not exist.
  package static func content(
    of path: String,
    as kind: InputKind
  ) throws(FileError) -> FileContent {
    do {
      return FileContent(path: path, bytes: try read(path, as: kind))
    } catch {
      guard error.code == .notFound else { throw error }
      return FileContent(path: path, bytes: nil)
    }
  }

  /// Checks that a file still has the content that was read, or still does not exist.
  ///
  /// The file is compared part by part, so a large one is not in memory twice.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - kind: The kind of input.
  /// - Returns: The metadata of the file; `nil` if it does not exist, or is no regular file.
  /// - Throws: `.changed` if it has another content, or the same errors as ``read(_:as:)``.
  static func checkCurrent(
    _ content: FileContent,
    as kind: InputKind
  ) throws(FileError) -> FileStamp? {
    var stamp: FileStamp?
    let isCurrent: Bool
    if let bytes = content.bytes, !isNamedSpecialFile(content.path) {
      do {
        let file = try openInput(content.path, as: kind)
        stamp = file.stamp
        isCurrent = try file.hasContent(bytes)
      } catch {
        guard error.code == .notFound else { throw error }
        isCurrent = false
      }
    } else {
      isCurrent = try self.content(of: content.path, as: kind).bytes == content.bytes
    }
    guard isCurrent else { throw FileError(.changed, .read, path: content.path) }
    return stamp
  }

  /// Returns the paths of the files that may be read, after reporting the others.
  ///
  /// Files that do not exist, that are too large, or that cannot be opened for other reasons, are
  /// included: to read them is an error.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - kind: The kind of input.
  /// - Returns: The paths, in the same order.
  package static func readable(_ paths: [String], as kind: InputKind) -> [String] {
    paths.filter { path in
      do throws(FileError) {
        guard !isNamedSpecialFile(path) else { return true }
        _ = try openInput(path, as: kind)
      } catch {
        guard error.isRefusal, !error.isTooLarge else { return true }
        reportSkipped(error)
        return false
      }
      return true
    }
  }

  private static func isNamedSpecialFile(_ path: String) -> Bool {
    guard let boundary, boundary.names(path) else { return false }
    return kind(of: path) == .special && boundary.namesSpecialFile(path)
  }

  /// Opens a regular file, and checks its size and its real location.
  private static func openInput(
    _ path: String,
    as kind: InputKind
  ) throws(FileError) -> OpenFile {
    let file: OpenFile
    do throws(FileError) {
      file = try OpenFile(path)
    } catch {
      guard error.code == .notRegularFile, Self.kind(of: path) == .folder else { throw error }
      throw FileError(.isFolder, .read, path: path)
    }
    guard file.size <= kind.maximumSize else {
      throw FileError(.tooLarge(maximum: kind.maximumSize, size: file.size), .read, path: path)
    }
    guard let boundary, !boundary.allowsOutside else { return file }
    // The location is that of the opened file, so another file at the path cannot take its place.
    guard let real = realPath(of: file), boundary.permitsReading(real) else {
      throw FileError(.outsideProject, .read, path: path)
    }
    return file
  }

  /// Returns the path of an open file without symbolic links, or `nil` if it is unknown.
  private static func realPath(of file: OpenFile) -> String? {
    if let path = try? SystemCalls.path(of: file.descriptor) { return path }
    // Without `/proc`, the file at the resolved path must be the one that is open.
    guard let path = realPath(file.path),
      let status = try? status(of: path, followsLinks: false),
      let opened = try? Stat(file.descriptor),
      status.inode == opened.inode, status.deviceID == opened.deviceID
    else { return nil }
    return path
  }

  private static func read(
    _ file: FileDescriptor,
    _ path: String,
    limit: Int64
  ) throws(FileError) -> [UInt8] {
    let bytes = try withFileError(.read, path) { try readToEnd(file, limit: Int(limit)) }
    guard bytes.count <= limit else {
      throw FileError(.tooLarge(maximum: limit), .read, path: path)
    }
    return bytes
  }
}

extension FileError {
  /// Whether the file exists but must not be read, whatever the operating system permits.
  package var isRefusal: Bool {
    switch code {
    case .notRegularFile, .tooLarge, .outsideProject, .ofOtherUser: true
    case .system, .changed, .inGitFolder, .isProgram: false
    }
  }

  /// Whether the file is part of the project, but larger than commands read.
  package var isTooLarge: Bool {
    if case .tooLarge = code { true } else { false }
  }
}
