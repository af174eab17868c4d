import SystemPackage

// MARK: - Replacing

extension FileSystem {
  /// Replaces the content of `original` by `bytes`, atomically.
  ///
  /// The bytes are written to a file next to the target, which is then renamed to the target. Other
  /// programs that read meanwhile get either the old or the new file. A symbolic link is kept, and
  /// so are the file's permissions. If the file already has these bytes, it is not written.
  ///
  /// - Parameters:
  ///   - original: The content as it was read.
  ///   - bytes: The new content.
  ///   - isPrivate: Whether only the owner may read a new file.
  /// - Returns: Whether the file was written.
  /// - Throws: `.changed` if the content of the file is no longer `original`.
  @discardableResult
  package static func replace(
    _ original: FileContent,
    with bytes: [UInt8],
    isPrivate: Bool = false
  ) throws(FileError) -> Bool {
    guard original.bytes != bytes else { return false }
    try replace([FileChange(original, to: bytes)], isPrivate: isPrivate)
    return true
  }

  /// Makes all of several changes or none.
  ///
  /// Other processes of this program that change the same files wait, so no change is lost. All new
  /// files are written next to their targets before the first one is renamed, and every target is
  /// compared with the content that was read. If renaming fails nevertheless, the files that were
  /// changed get their old content back.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isPrivate: Whether only the owner may read new files.
  /// - Throws: `.changed` if a file no longer has the content that was read, or `.isProgram` if a
  ///   result would replace a program.
  package static func replace(
    _ changes: [FileChange],
    isPrivate: Bool = false
  ) throws(FileError) {
    let pending = changes.filter { $0.original.bytes != $0.bytes }
    var prepared: [(change: FileChange, target: String, temporary: String)] = []
    var named = 0
    guard let first = pending.first else { return }
    for change in pending { try check(change) }
    try checkRights(for: pending)
    let targets = pending.map { resolved($0.original.path) }
    let locks = try FolderLocks(of: targets, path: first.original.path)
    do throws(FileError) {
      for (change, target) in zip(pending, targets) {
        try checkWritable(change.original, at: target)
        let temporary = try writeTemporaryFile(
          target,
          change.bytes,
          path: change.original.path,
          isPrivate: isPrivate && change.original.bytes == nil,
          keepsRunBits: change.isEditOfProgram
        )
        prepared.append((change, target, temporary))
      }
      let stamps = try pending.map { change throws(FileError) in
        try checkUnchanged(change.original)
      }
      try RunningProgram.withoutExit { () throws(FileError) in
        for ((change, target, temporary), stamp) in zip(prepared, stamps) {
          let path = change.original.path
          try replace(target, by: temporary, ifUnchangedSince: stamp, path: path)
          named += 1
        }
      }
      locks.release()
    } catch {
      for file in prepared[named...] { discard(file.temporary) }
      for file in prepared[..<named] { restore(file.change, at: file.target) }
      throw error
    }
  }

  private static func check(_ change: FileChange) throws(FileError) {
    try checkWriting(change.original.path)
    guard !change.isEditOfProgram, ProgramFile.matches(change.original.bytes ?? []) else { return }
    throw FileError(.isProgram, .write, path: change.original.path)
  }

  /// Reverts a change, as far as the operating system permits.
  private static func restore(_ change: FileChange, at target: String) {
    if let bytes = change.original.bytes {
      try? put(bytes, at: target)
    } else {
      try? SystemCalls.removeFile(target)
    }
  }

  /// Removes files, if all of them have the content that was read.
  ///
  /// - Throws: `.changed` before the first one is removed, or an error if one cannot be removed.
  package static func remove(_ files: [FileContent]) throws(FileError) {
    for file in files { _ = try checkUnchanged(file) }
    for file in files { try removeFile(file.path) }
  }

  /// Throws an error if a file is write-protected.
  ///
  /// Such a file is not replaced, although its folder would permit it.
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

  /// Throws `.changed` if a file no longer has the content that was read; returns its metadata.
  private static func checkUnchanged(_ original: FileContent) throws(FileError) -> FileStamp? {
    do {
      return try checkCurrent(original, as: .result)
    } catch {
      throw FileError(error.code, .write, path: error.path)
    }
  }
}

/// The old and new content of a file.
package struct FileChange: Hashable, Sendable {
  /// The file, and its content when it was read.
  package let original: FileContent
  /// The new content.
  package let bytes: [UInt8]
  /// Whether the file may be a program that the user edits, and then keeps its run bits.
  ///
  /// All other changes are results, which replace no program and have no run bits.
  package let isEditOfProgram: Bool

  /// Creates a change.
  package init(_ original: FileContent, to bytes: [UInt8], isEditOfProgram: Bool = false) {
    self.original = original
    self.bytes = bytes
    self.isEditOfProgram = isEditOfProgram
  }
}

// MARK: - Results

extension FileSystem {
  /// Writes a result to `path`.
  ///
  /// Regular files are replaced, pipes and devices are written directly.
  ///
  /// - Parameters:
  ///   - bytes: The result.
  ///   - path: The path.
  ///   - isPrivate: Whether only the owner may read a new file.
  /// - Throws: An error if it cannot be written.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    guard kind(of: path) == .special else {
      try replace(content(of: path), with: bytes, isPrivate: isPrivate)
      return
    }
    try write(into: path) { write throws(FileError) in try write(bytes) }
  }

  /// Writes a result to `path` in parts.
  ///
  /// Regular files are replaced atomically, pipes and devices are written directly.
  ///
  /// Unlike ``write(_:to:)``, it keeps only one part in memory, and does not check whether the file
  /// already has the same bytes.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isPrivate: Whether only the owner may read a new file.
  ///   - content: Receives a function that writes a part.
  /// - Throws: An error if it cannot be written, or the error of `content`. A regular file is then
  ///   unchanged.
  package static func write(
    to path: String,
    isPrivate: Bool = false,
    content: (_ write: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    try checkWriting(path)
    let kind = kind(of: path)
    switch kind {
    case .special: return try write(into: path, content)
    case .folder: throw FileError(.isFolder, .write, path: path)
    case .file:
      try checkNoProgram(path)
      try withFileError(.write, path) { try SystemCalls.checkWritable(resolved(path)) }
    case nil: break
    }
    let target = resolved(path)
    let temporary = try writeTemporaryFile(
      target,
      path: path,
      isPrivate: isPrivate && kind == nil
    ) { file in
      try content { part throws(FileError) in
        _ = try withFileError(.write, path) { try file.writeAll(part) }
      }
    }
    do {
      try rename(temporary, to: target, path: path)
    } catch {
      discard(temporary)
      throw error
    }
  }

  private static func write(
    into path: String,
    _ content: (_ write: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let file = try open(path, .writeOnly)
    defer { try? file.close() }
    try content { part throws(FileError) in
      _ = try withFileError(.write, path) { try file.writeAll(part) }
    }
  }
}

// MARK: - Files that can be made again

extension FileSystem {
  /// Writes `bytes` to `path` atomically, replacing any file.
  ///
  /// For files that can be recreated.
  ///
  /// Unlike ``replace(_:with:)``, it neither compares the previous content nor waits for the disk.
  /// A program that finds such a file damaged recreates it.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The path of the file.
  ///   - isPrivate: Whether only the owner may read the file, whatever the previous permissions
  ///     were.
  /// - Throws: An error if it cannot be written.
  package static func put(
    _ bytes: [UInt8],
    at path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    // A link at the path itself is replaced.
    try checkWriting(path, at: folder(of: path))
    try checkNoProgram(path)
    let target = located(path)
    let temporary = try writeTemporaryFile(
      target,
      bytes,
      path: path,
      isSynced: false,
      isPrivate: isPrivate
    )
    do {
      try rename(temporary, to: target, path: path)
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Removes the least recently written of the regular files of a folder that belong together.
  ///
  /// Links are never removed. Files that cannot be removed are ignored, because another process may
  /// have removed them before.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - count: The number of files to keep.
  ///   - isMember: Returns whether a file with this name is one of them.
  package static func removeOldFiles(
    in folder: String,
    keeping count: Int,
    where isMember: (_ name: String) -> Bool
  ) {
    guard let names = try? names(in: folder) else { return }
    let files = names.filter(isMember)
      .compactMap { name -> (path: String, modified: Int64)? in
        let path = join(folder, name)
        guard let status = try? status(of: path, followsLinks: false), status.type == .regular
        else { return nil }
        return (path, FileStamp(status).modified)
      }
    guard files.count > count else { return }
    for file in files.sorted(by: { $0.modified > $1.modified }).dropFirst(count) {
      try? removeFile(file.path)
    }
  }
}
