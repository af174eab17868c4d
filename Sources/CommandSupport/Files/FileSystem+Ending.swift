#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Returns the last bytes of the file at `path`, or all of them if there are fewer.
  package static func ending(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.read, path: path) }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, max(0, size - off_t(count)), SEEK_SET) >= 0 else {
      throw .last(.read, path: path)
    }
    return try read(from: descriptor, path: path)
  }
}
