import Foundation
import GRDB
import WeightCore

extension StoreError {
  /// Creates an error from what the C library reports.
  init(errno number: Int32, path: String) {
    let code: Code =
      switch number {
      case EACCES, EPERM: .permissionDenied
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .diskFull
      case ENOTDIR: .notAFolder
      case EISDIR: .notAFile
      default: .inputOutput
      }
    self.init(code, path: path, detail: "errno \(number)")
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
