#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that is mapped into memory until the object is released.
///
/// Its pages are read on first access. Replace such a file by a rename: if it is truncated while it
/// is mapped, the system ends the programs that read it.
final class MappedBinaryCatalog: Sendable {
  /// The content of the file.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps a file.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  init(path: String) throws(CatalogFileError) {
    let file = try RegularFile(path: path)
    // An empty file cannot be mapped.
    guard file.length > 0 else { throw .unreadable(path: path, reason: "an empty file") }
    let start = mmap(nil, file.length, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard let start, start != MAP_FAILED else { throw file.failure() }
    bytes = UnsafeRawBufferPointer(start: start, count: file.length)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}

/// A regular file that is open for reading.
///
/// Folders, pipes and terminals are rejected: reading from them could block forever.
package struct RegularFile: ~Copyable {
  let descriptor: Int32
  /// The length in bytes when the file was opened.
  let length: Int
  /// Numbers that differ if the file was written or replaced: the time of the last change, the length
  /// and the number of the file.
  package let version: [Int]
  private let path: String

  /// Opens a file.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  package init(path: String) throws(CatalogFileError) {
    // Opening a pipe without a writer would block before its type is known.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let failure = Self.failure(path)
      close(descriptor)
      throw failure
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "no regular file")
    }
    self.path = path
    self.descriptor = descriptor
    length = Int(status.st_size)
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    #else
    let modified = status.st_mtim
    #endif
    version = [Int(modified.tv_sec), Int(modified.tv_nsec), length, Int(status.st_ino)]
  }

  deinit {
    close(descriptor)
  }

  /// Reads the whole file, even if it has grown since it was opened.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  package func content() throws(CatalogFileError) -> [UInt8] {
    // With one more byte than the known length, the second read usually reaches the end.
    var content = try next(length + 1)
    while case let part = try next(chunkLength), !part.isEmpty { content += part }
    return content
  }

  /// Reads a number of bytes at most; returns an empty array at the end.
  private func next(_ count: Int) throws(CatalogFileError) -> [UInt8] {
    var result = 0
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        result = read(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      filled = max(0, result)
    }
    guard result >= 0 else { throw failure() }
    return part
  }

  /// Returns the last error of the system.
  func failure() -> CatalogFileError { Self.failure(path) }

  private static func failure(_ path: String) -> CatalogFileError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The number of bytes to read at a time beyond the initial length.
private let chunkLength = 65_536
