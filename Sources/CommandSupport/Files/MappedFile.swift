#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a file, which the system reads when they are touched.
///
/// For files that are replaced and never written in place: one that another program cuts short is
/// gone under its reader.
package final class MappedFile: Sendable {
  // The memory is read-only, and nobody else knows of it.
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer
  private let count: Int

  /// Maps the file at `path`; `nil` if there is none, if it is empty, or if it cannot be mapped.
  package init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    self.start = start
    count = Int(status.st_size)
  }

  deinit {
    munmap(start, count)
  }

  /// The bytes, as long as the file is mapped.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }
}
