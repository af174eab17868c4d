import SystemPackage

// MARK: - Replacing

extension FileSystem {
  /// Puts `bytes` in the place of what `original` holds, all at once or not at all.
  ///
  /// The bytes go to a file beside the target, which then takes the target's name; another program that
  /// reads meanwhile gets the old file or the new one. A symbolic link stays one, and the file keeps its
  /// permissions. Bytes that the file has already are not written again.
  ///
  /// - Parameters:
  ///   - original: What the file holds.
  ///   - bytes: What it is to hold.
  ///   - isPrivate: Whether a new file can be read by its owner alone.
  /// - Returns: Whether the file was written.
  /// - Throws: `.changed` if the file does not hold what `original` says any more.
  @discardableResult
  package static func replace(
    _ original: FileContent,
    with bytes: [UInt8],
    isPrivate: Bool = false
  ) throws(FileError) -> Bool {
    guard original.bytes != bytes else { return false }
    let target = resolved(original.path)
    try checkWritable(original, at: target)
    let temporary = try writeBeside(
      target,
      bytes,
      path: original.path,
      isPrivate: isPrivate && original.bytes == nil
    )
    do {
      try checkUnchanged(original)
      try rename(temporary, to: target, path: original.path)
    } catch {
      try? SystemCalls.removeFile(temporary)
      throw error
    }
    return true
  }

  /// Makes several changes, all of them or none.
  ///
  /// All new files are written beside their targets before the first one takes its target's name,
  /// and every target is compared with what was read. If the system then refuses a name all the
  /// same, the files that have changed get their old content back.
  ///
  /// - Throws: `.changed` if one of the files does not hold any more what was read.
  package static func replace(_ changes: [FileChange]) throws(FileError) {
    let pending = changes.filter { $0.original.bytes != $0.bytes }
    var prepared: [(change: FileChange, target: String, temporary: String)] = []
    var named = 0
    do throws(FileError) {
      for change in pending {
        let target = resolved(change.original.path)
        try checkWritable(change.original, at: target)
        let temporary = try writeBeside(target, change.bytes, path: change.original.path)
        prepared.append((change, target, temporary))
      }
      for change in pending { try checkUnchanged(change.original) }
      for (change, target, temporary) in prepared {
        try rename(temporary, to: target, path: change.original.path)
        named += 1
      }
    } catch {
      for file in prepared[named...] { try? SystemCalls.removeFile(file.temporary) }
      for file in prepared[..<named] { restore(file.change, at: file.target) }
      throw error
    }
  }

  /// Takes a change back, as far as the system lets.
  private static func restore(_ change: FileChange, at target: String) {
    if let bytes = change.original.bytes {
      _ = try? replace(FileContent(path: change.original.path, bytes: change.bytes), with: bytes)
    } else {
      try? SystemCalls.removeFile(target)
    }
  }

  /// Removes files, if all of them hold what was read.
  ///
  /// - Throws: `.changed` before the first one is removed, or why one could not be.
  package static func remove(_ files: [FileContent]) throws(FileError) {
    for file in files { try checkUnchanged(file) }
    for file in files { try removeFile(file.path) }
  }

  /// A file that is protected from writing is not replaced, though its folder would allow it.
  private static func checkWritable(
    _ original: FileContent,
    at target: String
  ) throws(FileError) {
    guard original.bytes != nil else { return }
    do {
      try SystemCalls.checkWritable(target)
    } catch {
      guard error == .noSuchFileOrDirectory else {
        throw FileError(.system(error), .write, path: original.path)
      }
    }
  }

  /// Throws `.changed` if a file does not hold what was read.
  private static func checkUnchanged(_ original: FileContent) throws(FileError) {
    let present: FileContent
    do {
      present = try content(of: original.path)
    } catch {
      throw FileError(error.code, .write, path: error.path)
    }
    guard present.bytes == original.bytes else {
      throw FileError(.changed, .write, path: original.path)
    }
  }
}

/// What a file held, and what it is to hold.
package struct FileChange: Hashable, Sendable {
  /// The file and what it held when it was read.
  package let original: FileContent
  /// What it is to hold.
  package let bytes: [UInt8]

  /// Creates a change.
  package init(_ original: FileContent, to bytes: [UInt8]) {
    self.original = original
    self.bytes = bytes
  }
}

// MARK: - Results

extension FileSystem {
  /// Writes a result to `path`: in the place of a file, or into a pipe or a device as it is.
  ///
  /// - Parameters:
  ///   - bytes: The result.
  ///   - path: The path.
  ///   - isPrivate: Whether a new file can be read by its owner alone.
  /// - Throws: Why it could not be written.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    guard kind(of: path) == .special else {
      try replace(content(of: path), with: bytes, isPrivate: isPrivate)
      return
    }
    try write(parts: CollectionOfOne(bytes), into: path)
  }

  /// Writes a result to `path` part by part: in the place of a file all at once, or into a pipe or a
  /// device as it is.
  ///
  /// Unlike ``write(_:to:)`` it holds no more than a part, and does not ask whether the file has the
  /// same bytes already.
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
    let kind = kind(of: path)
    switch kind {
    case .special: return try write(parts: parts, into: path)
    case .folder: throw FileError(.isFolder, .write, path: path)
    case .file: try withFileError(.write, path) { try SystemCalls.checkWritable(resolved(path)) }
    case nil: break
    }
    let target = resolved(path)
    let temporary = try writeBeside(
      target,
      path: path,
      isPrivate: isPrivate && kind == nil
    ) { file in
      for part in parts { try file.writeAll(part) }
    }
    do {
      try rename(temporary, to: target, path: path)
    } catch {
      try? SystemCalls.removeFile(temporary)
      throw error
    }
  }

  private static func write(
    parts: some Sequence<[UInt8]>,
    into path: String
  ) throws(FileError) {
    let file = try open(path, .writeOnly)
    defer { try? file.close() }
    try withFileError(.write, path) {
      for part in parts { try file.writeAll(part) }
    }
  }
}

// MARK: - Files that can be made again

extension FileSystem {
  /// Puts `bytes` at `path` all at once, in the place of any file: for files that could be made again.
  ///
  /// Unlike ``replace(_:with:)`` it neither compares what was there nor waits for the disk: a program
  /// that finds such a file damaged makes it again.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: Its path.
  ///   - isPrivate: Whether its owner alone may read it, whatever the file before allowed.
  /// - Throws: Why it could not be written.
  package static func put(
    _ bytes: [UInt8],
    at path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    let target = located(path)
    let temporary = try writeBeside(
      target,
      bytes,
      path: path,
      isSynced: false,
      isPrivate: isPrivate
    )
    do {
      try rename(temporary, to: target, path: path)
    } catch {
      try? SystemCalls.removeFile(temporary)
      throw error
    }
  }

  /// Removes the files of a folder whose names have `mark` in them, but for those written last.
  ///
  /// Those that an interrupted run left are among them. A file that cannot be removed stays; another
  /// process may have removed it before.
  package static func removeOldFiles(
    in folder: String,
    marked mark: String,
    keeping count: Int
  ) {
    guard let names = try? names(in: folder) else { return }
    let files = names.filter { $0.contains(mark) }
      .compactMap { name -> (path: String, modified: Int64)? in
        let path = join(folder, name)
        return stamp(of: path).map { (path, $0.modified) }
      }
    guard files.count > count else { return }
    for file in files.sorted(by: { $0.modified > $1.modified }).dropFirst(count) {
      try? removeFile(file.path)
    }
  }
}

// MARK: - Temporary files

extension FileSystem {
  /// Writes a new file in the folder of `target`, and returns its path.
  private static func writeBeside(
    _ target: String,
    _ bytes: [UInt8],
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false
  ) throws(FileError) -> String {
    try writeBeside(target, path: path, isSynced: isSynced, isPrivate: isPrivate) { file in
      try file.writeAll(bytes)
    }
  }

  /// Writes a new file in the folder of `target`, and returns its path.
  private static func writeBeside(
    _ target: String,
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false,
    content: (FileDescriptor) throws -> Void
  ) throws(FileError) -> String {
    try withFileError(.write, path) {
      let (file, temporary) = try SystemCalls.makeFile(prefix: target)
      defer { try? file.close() }
      do {
        try content(file)
        // A new file is its owner's alone until others may read it.
        if !isPrivate {
          let former = try? Stat(target).permissions
          try SystemCalls.setPermissions(former ?? SystemCalls.newFilePermissions, of: file)
        }
        if isSynced { try SystemCalls.synchronize(file) }
      } catch {
        try? SystemCalls.removeFile(temporary)
        throw error
      }
      return temporary
    }
  }

  private static func rename(
    _ temporary: String,
    to target: String,
    path: String
  ) throws(FileError) {
    try withFileError(.write, path) { try SystemCalls.rename(temporary, to: target) }
  }
}
