import Foundation

/// A file of a few bytes that another program may have written, or put in the place of one.
package struct SmallFile: Hashable, Sendable {
  /// Why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    /// It is a link, a folder or something else that is no file.
    case notAFile
    /// It is far larger than it can be.
    case tooLarge
    /// The system does not let us read it.
    case unreadable
  }

  /// The path of the file.
  package let path: String
  /// What is in it, or why that was not read.
  package let content: Result<[UInt8], Problem>

  private let stamp: Stamp?

  /// What tells whether a file is still the one that was read.
  private struct Stamp: Hashable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  /// How many bytes are read at most.
  private static let limit = 1 << 16

  /// Reads a file, whoever has put whatever there: links are not followed, and nothing is waited for.
  init(reading path: String) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      (content, stamp) = (.failure(errno == ELOOP ? .notAFile : .unreadable), nil)
      return
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      (content, stamp) = (.failure(.notAFile), nil)
      return
    }
    stamp = Stamp(status)
    guard status.st_size <= Self.limit else {
      content = .failure(.tooLarge)
      return
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = read(descriptor, &bytes, bytes.count)
    content = count == bytes.count ? .success(bytes) : .failure(.unreadable)
  }

  /// Removes the file, unless another one has come to its name since it was read.
  package func remove() {
    var status = stat()
    guard lstat(path, &status) == 0, Stamp(status) == stamp else { return }
    unlink(path)
  }
}
