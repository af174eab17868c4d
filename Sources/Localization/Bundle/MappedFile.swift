#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file in memory, as long as somebody holds it.
///
/// Its pages are read when they are touched. Who changes such a file has to put a new one in its place: one
/// that is cut short while it is mapped ends the programs that read it.
final class MappedFile: Sendable {
  /// What the file holds.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps a file.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  init(path: String) throws(CatalogFileError) {
    let file = try RegularFile(path: path)
    // Nothing can be mapped of an empty file.
    guard file.length > 0 else { throw .unreadable(path: path, reason: "an empty file") }
    let start = mmap(nil, file.length, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard let start, start != MAP_FAILED else { throw file.failure() }
    bytes = UnsafeRawBufferPointer(start: start, count: file.length)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
