#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file in memory, as long as somebody holds it.
///
/// Its pages are read when they are touched. Who changes such a file has to put a new one in its place: one that is cut short while it is mapped ends
/// the programs that read it.
final class MappedFile: Sendable {
  /// What the file holds.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps a file.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  init(path: String) throws(CatalogFileError) {
    // A pipe that nobody writes to must not keep the program waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
    let length = Int(status.st_size)
    // Nothing can be mapped of an empty file, nor of a folder or a pipe.
    guard status.st_mode & S_IFMT == S_IFREG, length > 0 else {
      throw .unreadable(path: path, reason: "no regular file, or an empty one")
    }
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw Self.failure(path) }
    bytes = UnsafeRawBufferPointer(start: start, count: length)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  private static func failure(_ path: String) -> CatalogFileError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
