#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileError {
  /// Creates the error that the operating system's last call left in `errno`.
  static func last(_ operation: Operation, path: String) -> FileError {
    FileError(Code(number: errno), operation, path: path)
  }
}

extension FileError.Code {
  private static let known: [Int32: FileError.Code] = [
    ENOENT: .notFound,
    EISDIR: .isFolder,
    ENOTDIR: .isNotFolder,
    EACCES: .notPermitted,
    EPERM: .notPermitted,
    ENOSPC: .noSpace,
    EDQUOT: .noSpace,
    EROFS: .readOnly,
  ]

  /// Creates the code of an error number of the operating system.
  init(number: Int32) {
    self = Self.known[number] ?? .system(number)
  }
}
