#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Removes files, if all of them hold what was read.
  ///
  /// - Throws: `.changed` before the first one is removed, or why one could not be.
  package static func remove(_ files: [FileContent]) throws(FileError) {
    for file in files { try checkUnchanged(file) }
    for file in files where unlink(file.path) != 0 { throw .last(.write, path: file.path) }
  }
}
