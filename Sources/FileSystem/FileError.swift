#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Code: Hashable, Sendable {
    /// There is no such file or folder.
    case notFound
    /// A folder stands where a file is needed.
    case isFolder
    /// A file stands where a folder is needed.
    case isNotFolder
    /// The user may not do it.
    case notPermitted
    /// There is no room left.
    case noSpace
    /// The file system takes no changes.
    case readOnly
    /// The file is another than the one that was read.
    case changed
    /// Any other error of the operating system, by its number.
    case system(Int32)
  }

  /// What was tried.
  package enum Operation: Hashable, Sendable {
    case read
    case write
  }

  /// What went wrong.
  package var code: Code
  /// What was tried.
  package var operation: Operation
  /// The path as the user gave it.
  package var path: String

  /// Creates an error.
  package init(_ code: Code, _ operation: Operation, path: String) {
    self.code = code
    self.operation = operation
    self.path = path
  }
}

// MARK: - System

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
