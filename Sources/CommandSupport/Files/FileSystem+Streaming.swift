#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Writes a result to `path` part by part: in the place of a file all at once, or into a pipe or a
  /// device as it is.
  ///
  /// Unlike ``write(_:to:)-([UInt8],_)`` it holds no more than a part, and does not ask whether the file
  /// has the same bytes already.
  ///
  /// - Throws: Why it could not be written; a file is then as it was.
  package static func write(
    parts: some Sequence<[UInt8]>,
    to path: String
  ) throws(FileError) {
    guard kind(of: path) == .special else { return try replace(path, withParts: parts) }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.write, path: path) }
    defer { close(descriptor) }
    for part in parts { try write(part, to: descriptor, path: path) }
  }

  private static func replace(
    _ path: String,
    withParts parts: some Sequence<[UInt8]>
  ) throws(FileError) {
    guard kind(of: path) != .folder else { throw FileError(.isFolder, .write, path: path) }
    let target = resolved(path)
    if kind(of: path) == .file, access(target, W_OK) != 0 { throw .last(.write, path: path) }
    let temporary = try writeBeside(target, path: path) { descriptor throws(FileError) in
      for part in parts { try write(part, to: descriptor, path: path) }
    }
    guard rename(temporary, target) == 0 else {
      let error = FileError.last(.write, path: path)
      unlink(temporary)
      throw error
    }
  }
}
