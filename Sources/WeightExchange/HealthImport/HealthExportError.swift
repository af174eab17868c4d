import FileSystem
import SystemPackage

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
  /// Creates an error from why a file or a folder cannot be read.
  init(_ error: FileError) {
    let code: Code =
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: .missing
      case .permissionDenied, .notPermitted: .permissionDenied
      default: .unreadable
      }
    let detail =
      switch error.code {
      case .system(let errno): errno.description
      case .changed: "written to meanwhile"
      case .notRegularFile: "no regular file"
      }
    self.init(code, path: error.path, detail: detail)
  }
}

extension OpenFile {
  /// Opens the file of an export.
  convenience init(export path: String) throws(HealthExportError) {
    do {
      try self.init(path)
    } catch {
      throw HealthExportError(error)
    }
  }
}
