/// Why an archive cannot be read on.
package struct ArchiveError: Error, Hashable {
  /// What is wrong.
  package enum Code: Hashable, Sendable {
    /// It is no archive, or damaged, or it ends too early.
    case damaged
    /// It can only be read with a password.
    case encrypted
    /// The system could not read, or there is no memory.
    case unreadable
  }

  /// What is wrong.
  package let code: Code
  /// What libarchive says of it.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}
