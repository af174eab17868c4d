#if canImport(Glibc)
import Glibc
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
  /// - Returns: Whether the file was written.
  /// - Throws: `.changed` if the file does not hold what `original` says any more.
  @discardableResult
  package static func replace(
    _ original: FileContent,
    with bytes: [UInt8]
  ) throws(FileError) -> Bool {
    guard original.bytes != bytes else { return false }
    let target = resolved(original.path)
    try checkWritable(original, at: target)
    let temporary = try writeBeside(target, bytes, path: original.path)
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
  /// - Throws: Why it could not be written.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard kind(of: path) == .special else {
      try replace(content(of: path), with: bytes)
      return
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
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
    var template = Array("\(target).XXXXXX".utf8CString)
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
    realPath(path) ?? path
  }

  /// Returns the path of what stands at `path` without any symbolic link in it; `nil` if nothing does.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The system's call, whose name the type above has too.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
