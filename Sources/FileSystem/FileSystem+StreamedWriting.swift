import SystemPackage

/// A file that is read in pieces and then replaced, with its metadata when it was read.
package struct StampedFile: Hashable, Sendable {
  /// The path.
  package let path: String
  /// The metadata; `nil` if there was no file.
  package let stamp: FileStamp?

  /// Notes the metadata of the file at `path`, before it is read.
  ///
  /// - Throws: `.notRegularFile` if it is a folder, a pipe or a device.
  package init(_ path: String) throws(FileError) {
    self.path = path
    stamp = FileSystem.stamp(of: path)
    guard stamp == nil, FileSystem.kind(of: path) != nil else { return }
    throw FileError(.notRegularFile, .read, path: path)
  }

  /// Whether the file is still the one that was read, or still does not exist.
  fileprivate var isUnchanged: Bool {
    switch (stamp, FileSystem.stamp(of: path)) {
    case (let stamp?, let now?): now.hasSameContent(as: stamp)
    case (nil, nil): FileSystem.kind(of: path) == nil
    default: false
    }
  }
}

extension FileSystem {
  /// Replaces a file atomically by content that is written in parts.
  ///
  /// Unlike ``replace(_:with:isPrivate:)``, it keeps neither the former nor the new content in
  /// memory, and recognizes other writers by the metadata of the file.
  ///
  /// - Parameters:
  ///   - original: The file.
  ///   - limit: The maximum number of bytes, so that the file can be read again.
  ///   - content: Receives a function that writes a part.
  /// - Throws: `.changed` if the file was written since its metadata was read, `.tooLarge` if there
  ///   are too many bytes, or the error of `content`. The file is then unchanged.
  package static func replace(
    _ original: StampedFile,
    limit: Int64,
    content: (_ write: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let path = original.path
    try checkWriting(path)
    // The content is not known, so that no file is permitted in which it matters.
    try checkRights(for: [FileChange(FileContent(path: path, bytes: nil), to: [])])
    let target = resolved(path)
    // Another program may have removed it.
    if original.stamp != nil, kind(of: path) != nil {
      try checkNoProgram(path)
      try withFileError(.write, path) { try SystemCalls.checkWritable(target) }
    }
    let temporary = try writeTemporaryFile(target, path: path) { file in
      var count: Int64 = 0
      try content { part throws(FileError) in
        count += Int64(part.count)
        guard count <= limit else { throw FileError(.tooLarge(maximum: limit), .write, path: path) }
        _ = try withFileError(.write, path) { try file.writeAll(part) }
      }
    }
    do throws(FileError) {
      let locks = try FolderLocks(of: [target], path: path)
      guard original.isUnchanged else { throw FileError(.changed, .write, path: path) }
      try RunningProgram.withoutExit { () throws(FileError) in
        try replace(target, by: temporary, ifUnchangedSince: original.stamp, path: path)
      }
      locks.release()
    } catch {
      discard(temporary)
      throw error
    }
  }
}
