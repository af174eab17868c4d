import FileSystem
import SystemPackage

/// An error that prevents reading an Apple Health export.
package struct HealthExportError: Error, Hashable {
  /// The kind of error.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file does not exist.
    case missing = "no-such-file"
    /// The permissions do not allow access.
    case permissionDenied = "permission-denied"
    /// The system could not read the file.
    case unreadable
    /// The file, folder or archive does not contain an Apple Health export.
    case notAnExport = "not-a-health-export"
    /// The archive is damaged, and not even the start of an export could be read.
    case damagedArchive = "damaged-archive"
    /// Reading the archive requires a password.
    case encryptedArchive = "encrypted-archive"
    /// The decompressed size exceeds the limits.
    case excessiveArchive = "excessive-archive"
    /// The export has more weight samples than are plausible.
    case excessiveSamples = "excessive-samples"
    /// The operation was canceled.
    case cancelled
  }

  /// The kind of error.
  package let code: Code
  /// The path of the file, folder or archive.
  package let path: String
  /// The message of the system or of a library, for troubleshooting.
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
  /// Creates an error from a file error.
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
      case .tooLarge: "too large"
      case .outsideProject, .ofOtherUser, .inGitFolder, .isProgram: "not permitted"
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
