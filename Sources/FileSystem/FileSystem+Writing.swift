#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Puts `bytes` in the place of what `original` holds, all at once or not at all.
  ///
  /// The bytes go to a file beside the target, which then takes the target's name; whoever reads
  /// meanwhile sees the old file or the new one. A symbolic link stays one, and the file keeps its
  /// permissions. Bytes that stand there already are not written again.
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
      try put(temporary, inPlaceOf: original, at: target)
    } catch {
      unlink(temporary)
      throw error
    }
    return true
  }

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
    let descriptor = open(located(path), O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.write, path: path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
  }

  /// A file that is protected from writing is not replaced, though its folder would allow it.
  static func checkWritable(
    _ original: FileContent,
    at target: String
  ) throws(FileError) {
    guard original.bytes != nil, access(target, W_OK) != 0, errno != ENOENT else { return }
    throw .last(.write, path: original.path)
  }

  private static func put(
    _ temporary: String,
    inPlaceOf original: FileContent,
    at target: String
  ) throws(FileError) {
    try checkUnchanged(original)
    guard rename(temporary, target) == 0 else { throw .last(.write, path: original.path) }
  }

  /// Throws `.changed` if a file does not hold what was read.
  static func checkUnchanged(_ original: FileContent) throws(FileError) {
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

  /// Writes a new file in the folder of `target`, and returns its path.
  static func writeBeside(
    _ target: String,
    _ bytes: [UInt8],
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false
  ) throws(FileError) -> String {
    try writeBeside(
      target,
      path: path,
      isSynced: isSynced,
      isPrivate: isPrivate
    ) { descriptor throws(FileError) in
      try write(bytes, to: descriptor, path: path)
    }
  }

  /// Writes a new file in the folder of `target`, and returns its path.
  static func writeBeside(
    _ target: String,
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false,
    content: (_ descriptor: Int32) throws(FileError) -> Void
  ) throws(FileError) -> String {
    var template = Array("\(located(target)).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last(.write, path: path) }
    defer { close(descriptor) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    do throws(FileError) {
      try content(descriptor)
      // A new file is its owner's alone until others may read it.
      if !isPrivate { try setPermissions(of: descriptor, like: target, path: path) }
      if isSynced, fsync(descriptor) != 0 { throw .last(.write, path: path) }
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...]
        .withUnsafeBytes { buffer in
          systemWrite(descriptor, buffer.baseAddress, buffer.count)
        }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .last(.write, path: path)
      }
    }
  }

  /// Gives the new file the permissions of the old one, or those that any new file would get.
  private static func setPermissions(
    of descriptor: Int32,
    like target: String,
    path: String
  ) throws(FileError) {
    var status = stat()
    var mode = newFileMode
    if stat(target, &status) == 0 { mode = status.st_mode & 0o7777 }
    guard fchmod(descriptor, mode) == 0 else { throw .last(.write, path: path) }
  }

  /// The mask can be read only by setting it, so it is read once.
  private static let newFileMode: mode_t = {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }()

  /// Returns the path of the file itself where `path` goes through symbolic links.
  static func resolved(_ path: String) -> String {
    realPath(path) ?? located(path)
  }

  /// Returns the path of what stands at `path` without any symbolic link in it; `nil` if nothing does.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(located(path), nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The system's call, whose name the type above has too.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

// MARK: - Writing several

extension FileSystem {
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
        guard rename(temporary, target) == 0 else {
          throw .last(.write, path: change.original.path)
        }
        named += 1
      }
    } catch {
      for file in prepared[named...] { unlink(file.temporary) }
      for file in prepared[..<named] { restore(file.change, at: file.target) }
      throw error
    }
  }

  /// Takes a change back, as far as the system lets.
  private static func restore(_ change: FileChange, at target: String) {
    if let bytes = change.original.bytes {
      _ = try? replace(FileContent(path: change.original.path, bytes: change.bytes), with: bytes)
    } else {
      unlink(target)
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

// MARK: - Removing

extension FileSystem {
  /// Removes files, if all of them hold what was read.
  ///
  /// - Throws: `.changed` before the first one is removed, or why one could not be.
  package static func remove(_ files: [FileContent]) throws(FileError) {
    for file in files { try checkUnchanged(file) }
    for file in files where unlink(located(file.path)) != 0 { throw .last(.write, path: file.path) }
  }
}

// MARK: - Keeping

extension FileSystem {
  /// Puts `bytes` at `path` all at once, whatever stands there: for files that could be made again.
  ///
  /// Unlike ``replace(_:with:)`` it neither compares what was there nor waits for the disk: who finds
  /// such a file damaged makes it anew.
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
    let temporary = try writeBeside(
      path,
      bytes,
      path: path,
      isSynced: false,
      isPrivate: isPrivate
    )
    guard rename(temporary, located(path)) == 0 else {
      let error = FileError.last(.write, path: path)
      unlink(temporary)
      throw error
    }
  }

  /// Removes the files of a folder whose names have `mark` in them, but for those written last.
  ///
  /// Those that a run left behind which was cut short are among them. A file that cannot be removed
  /// stays; another process may have removed it before.
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
      unlink(located(file.path))
    }
  }
}
