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
final class MappedImage: Sendable {
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

/// A file that is open to be read: no folder, and no pipe or terminal, which could be waited for without end.
package struct RegularFile: ~Copyable {
  let descriptor: Int32
  /// How many bytes there were when it was opened.
  let length: Int
  private let path: String

  /// Opens a file.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  package init(path: String) throws(CatalogFileError) {
    // A pipe that nobody writes to would keep the program waiting before it is known to be one.
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
  }

  deinit {
    close(descriptor)
  }

  /// Reads all of it, however long it has become meanwhile.
  ///
  /// - Throws: ``CatalogFileError/unreadable(path:reason:)``.
  package func content() throws(CatalogFileError) -> [UInt8] {
    // One byte more than there were, so that the second reading is the last as a rule.
    var content = try next(length + 1)
    while case let part = try next(chunkLength), !part.isEmpty { content += part }
    return content
  }

  /// Reads some bytes, none at the end.
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

  /// What the system said last.
  func failure() -> CatalogFileError { Self.failure(path) }

  private static func failure(_ path: String) -> CatalogFileError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// How many bytes are asked for behind those that there were at first.
private let chunkLength = 65_536
