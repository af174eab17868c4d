package import SystemPackage

/// The metadata of a file, which changes when the file is written.
package struct FileStamp: Hashable, Sendable {
  /// The number of bytes.
  package var size: Int64
  /// The time of the last change of the content, in nanoseconds since 1970.
  package var modified: Int64
  /// The time of the last change of the content or the metadata, including permissions.
  package var changed: Int64
  /// The inode number of the file.
  package var identifier: UInt64

  /// Creates a stamp.
  package init(size: Int64, modified: Int64, changed: Int64, identifier: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identifier = identifier
  }

  /// Creates the stamp of a file from its status.
  package init(_ status: Stat) {
    self.init(
      size: status.size,
      modified: SystemCalls.nanoseconds(status.st_mtim),
      changed: SystemCalls.nanoseconds(status.st_ctim),
      identifier: UInt64(status.inode.rawValue)
    )
  }

  /// Returns whether the content is the same according to the metadata.
  ///
  /// Permissions may differ.
  package func hasSameContent(as other: FileStamp) -> Bool {
    (size, modified, identifier) == (other.size, other.modified, other.identifier)
  }
}

/// What is at a path of a list of files.
package struct ListedFile: Sendable {
  /// The kind of the path itself.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    /// A symbolic link.
    case link
    /// A folder, a pipe or a device.
    case other
  }

  /// The kind.
  package var kind: Kind
  /// The stamp of the file, following symbolic links; `nil` if there is no regular file.
  package var stamp: FileStamp?
}

extension FileSystem {
  /// Returns the metadata of the file or folder at `path`.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether to follow a symbolic link at the path.
  /// - Returns: Its kind, size, permissions and times.
  /// - Throws: `.notFound` if the path does not exist, or the error of the operating system.
  package static func status(
    of path: String,
    followsLinks: Bool = true
  ) throws(FileError) -> Stat {
    do {
      return try SystemCalls.status(of: located(path), followsLinks: followsLinks)
    } catch {
      throw FileError(.system(error), .read, path: path)
    }
  }

  /// Returns the stamp of the file at `path`, following symbolic links, or `nil` if there is no
  /// file.
  package static func stamp(of path: String) -> FileStamp? {
    if let stamp = openDocuments.stamp(at: path) { return stamp }
    guard let status = try? status(of: path), status.type == .regular else { return nil }
    return FileStamp(status)
  }

  /// Returns the stamps of several files, which are read in parallel.
  package static func stamps(of paths: [String]) async -> [FileStamp?] {
    await parallel(paths) { stamp(of: $0) }
  }

  /// Returns what is at several paths, which are read in parallel; `nil` where nothing is.
  package static func listedFiles(at paths: [String]) async -> [ListedFile?] {
    await parallel(paths) { path in
      guard let status = try? status(of: path, followsLinks: false) else { return nil }
      switch status.type {
      case .regular:
        return ListedFile(
          kind: .file,
          stamp: openDocuments.stamp(at: path) ?? FileStamp(status)
        )
      case .symbolicLink: return ListedFile(kind: .link, stamp: stamp(of: path))
      default: return ListedFile(kind: .other, stamp: nil)
      }
    }
  }

  private static func parallel<Result: Sendable>(
    _ paths: [String],
    _ read: @escaping @Sendable (String) -> Result?
  ) async -> [Result?] {
    await withTaskGroup(of: (Int, [Result?]).self) { group in
      for start in stride(from: 0, to: paths.count, by: stampsPerTask) {
        let batch = paths[start..<min(start + stampsPerTask, paths.count)]
        group.addTask { (start, batch.map(read)) }
      }
      var result = [Result?](repeating: nil, count: paths.count)
      for await (start, stamps) in group {
        result.replaceSubrange(start..<start + stamps.count, with: stamps)
      }
      return result
    }
  }

  /// The number of stamps that one task reads, which takes about a millisecond.
  private static let stampsPerTask = 512

  /// Returns the time that the operating system uses for file stamps, in nanoseconds since 1970.
  package static func now() -> Int64 {
    SystemCalls.nanoseconds(SystemCalls.time())
  }
}
