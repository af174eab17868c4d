#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why an export of Apple Health cannot be read at all.
package struct HealthExportError: Error, Hashable {
  /// What is wrong.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// Nothing is there.
    case missing = "no-such-file"
    /// The permissions do not let us in.
    case permissionDenied = "permission-denied"
    /// The system could not read.
    case unreadable
    /// Nothing in the file, the folder or the archive is an export of Apple Health.
    case notAnExport = "not-a-health-export"
    /// The archive is damaged, and not even the beginning of an export could be read.
    case damagedArchive = "damaged-archive"
    /// The archive can only be read with a password.
    case encryptedArchive = "encrypted-archive"
    /// The archive would grow beyond all measure.
    case excessiveArchive = "excessive-archive"
    /// The export has more samples of weight than a person can have.
    case excessiveSamples = "excessive-samples"
    /// Somebody wanted the end.
    case cancelled
  }

  /// What is wrong.
  package let code: Code
  /// The path of the file, the folder or the archive.
  package let path: String
  /// What the system or a library says of it, for whoever looks into it.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}

// MARK: - System

extension HealthExportError {
  /// What the system said last.
  static func last(_ path: String) -> HealthExportError {
    let number = errno
    let code: Code =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .permissionDenied
      default: .unreadable
      }
    return HealthExportError(code, path: path, detail: String(cString: strerror(number)))
  }
}
