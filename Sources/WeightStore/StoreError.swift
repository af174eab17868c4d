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
