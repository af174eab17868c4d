import FileSystem
import GRDB
import SystemPackage
import WeightCore

/// Why the store could not be opened, read or written.
package struct StoreError: Error, Hashable {
  /// What went wrong.
  package let code: Code
  /// The file or folder that it concerns.
  package let path: String
  /// The number that the system or SQLite gives the problem, for whoever looks into it.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}

extension StoreError {
  /// What went wrong with a store.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// Something else stands where the folder should be.
    case notAFolder
    /// Something else stands where the file should be.
    case notAFile
    /// The log was at a place where it is no more.
    case missing
    /// A log has come to the place to which another one was about to be moved.
    case inTheWay
    /// The process that moved the log was ended before it was done.
    case interrupted
    /// A copy of the log is not equal to it.
    case unequal
    /// The permissions do not let us in.
    case permissionDenied
    /// The file or its file system cannot be written.
    case readOnly
    /// The disk, or the quota, is full.
    case diskFull
    /// Another process holds the store and does not let go of it.
    case busy
    /// The file is no database.
    case notADatabase
    /// The file is a database of another program.
    case foreignDatabase
    /// The file is our database, and parts of it do not make sense.
    case damaged
    /// A later version of the program wrote the store.
    case newerVersion
    /// The system could not read or write.
    case inputOutput
  }

  /// Whether the content is at fault, not the way to it.
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
  /// Creates an error from what the system reports.
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

  /// Creates an error from what the database layer throws.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError:
      // The number alone: the sentence of SQLite is English, and may quote what was being written.
      let number = error.extendedResultCode.rawValue
      self.init(Code(error), path: path, detail: "SQLite \(number)")
    // A row that does not hold what its columns promise, or what could not have been logged.
    case is RowDecodingError, is EntryRefusal: self.init(.damaged, path: path, detail: "\(error)")
    default: self.init(.inputOutput, path: path, detail: "\(error)")
    }
  }
}

extension StoreError.Code {
  fileprivate init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_NOTADB: self = .notADatabase
    // Our own statements break no constraint, so that a broken one tells of the file.
    case .SQLITE_CORRUPT, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_ERROR: self = .damaged
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY: self = .readOnly
    // The memory that processes share is a file too, and the first one that a full disk has no room
    // for.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
    case .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN: self = .permissionDenied
    default: self = .inputOutput
    }
  }
}
