#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the file system says of a file, and what it says otherwise after the file was written.
package struct FileStamp: Hashable, Sendable {
  /// The number of bytes.
  package var size: Int64
  /// When the content was last written, in nanoseconds since 1970.
  package var modified: Int64
  /// When anything about the file was last written, its permissions included.
  package var changed: Int64
  /// The number of the file in its file system.
  package var identifier: UInt64

  /// Creates a stamp.
  package init(size: Int64, modified: Int64, changed: Int64, identifier: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identifier = identifier
  }
}

extension FileSystem {
  /// Returns the stamp of the file at `path`, symbolic links followed; `nil` if there is no file.
  package static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(located(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      size: Int64(status.st_size),
      modified: nanoseconds(modified),
      changed: nanoseconds(changed),
      identifier: UInt64(status.st_ino)
    )
  }

  /// Returns the stamps of several files, which are asked for in parallel.
  package static func stamps(of paths: [String]) async -> [FileStamp?] {
    await withTaskGroup(of: (Int, [FileStamp?]).self) { group in
      for start in stride(from: 0, to: paths.count, by: stampsPerTask) {
        let batch = paths[start..<min(start + stampsPerTask, paths.count)]
        group.addTask { (start, batch.map { stamp(of: $0) }) }
      }
      var result = [FileStamp?](repeating: nil, count: paths.count)
      for await (start, stamps) in group {
        result.replaceSubrange(start..<start + stamps.count, with: stamps)
      }
      return result
    }
  }

  /// How many files one task asks for; it takes about a millisecond.
  private static let stampsPerTask = 512

  /// Returns the time by which the system stamps files, in nanoseconds since 1970.
  package static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
