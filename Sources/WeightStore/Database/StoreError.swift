import FileSystem
import GRDB
import SystemPackage
import WeightCore

/// An error that occurred when the store was opened, read or written.
package struct StoreError: Error, Hashable {
  /// The kind of error.
  package let code: Code
  /// The affected file or folder.
  package let path: String
  /// The error number of the system or of SQLite, for troubleshooting.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}

extension StoreError {
  /// The kinds of errors.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The path of the folder is not a folder.
    case notAFolder
    /// The path of the file is not a regular file.
    case notAFile
    /// The log is no longer at its known location.
    case missing
    /// Another log was created at the location to which the log was about to be moved.
    case inTheWay
    /// The process that moved the log ended before the move was complete.
    case interrupted
    /// A copy of the log differs from the log.
    case unequal
    /// The permissions do not allow access.
    case permissionDenied
    /// The file or its file system is read-only.
    case readOnly
    /// The disk or the quota is full.
    case diskFull
    /// Another process has locked the store for too long.
    case busy
    /// The file is not a database.
    case notADatabase
    /// The file is the database of another program.
    case foreignDatabase
    /// The file is a database of this program with invalid content.
    case damaged
    /// The store was written by a newer version of the program.
    case newerVersion
    /// The system could not read or write.
    case inputOutput
  }

  /// Whether the error concerns the content of the file rather than access to it.
  package var isAboutContent: Bool {
    switch code {
    case .notADatabase, .foreignDatabase, .damaged, .newerVersion: true
    case .notAFolder, .notAFile, .missing, .inTheWay, .interrupted, .unequal, .permissionDenied,
      .readOnly, .diskFull, .busy, .inputOutput:
      false
    }
  }
}

// MARK: - System

extension StoreError {
  /// Creates an error from a system error.
  init(_ error: FileError) {
    let code: Code =
      switch error.errno {
      case .permissionDenied, .notPermitted: .permissionDenied
      case .readOnlyFileSystem: .readOnly
      case .noSpace, .diskQuotaExceeded: .diskFull
      case .notDirectory: .notAFolder
      case .isDirectory: .notAFile
      default: .inputOutput
      }
    self.init(code, path: error.path, detail: error.errno.map { "errno \($0.rawValue)" } ?? "")
  }

  /// Creates an error from an error of the database layer.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError:
      // SQLite's message is not used, because it is English and may quote the data that was
      // written.
      let number = error.extendedResultCode.rawValue
      self.init(Code(error), path: path, detail: "SQLite \(number)")
    // The row has a value of the wrong type, or a value that may not be logged.
    case is RowDecodingError, is EntryError: self.init(.damaged, path: path, detail: "\(error)")
    default: self.init(.inputOutput, path: path, detail: "\(error)")
    }
  }
}

extension StoreError.Code {
  fileprivate init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_NOTADB: self = .notADatabase
    // The program's own statements do not violate constraints, so a violation means that the file
    // is damaged.
    case .SQLITE_CORRUPT, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_ERROR: self = .damaged
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY: self = .readOnly
    // The shared memory of the processes is a file, too, and the first that does not fit on a full
    // disk.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
    case .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN: self = .permissionDenied
    default: self = .inputOutput
    }
  }
}
