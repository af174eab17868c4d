/// The bytes of a file, and the file that they were read from.
package struct FileContent: Hashable, Sendable {
  /// The path as the user gave it.
  package let path: String
  /// What the file held when it was read; `nil` if there was no such file.
  package let bytes: [UInt8]?

  /// Creates the content of a file that was read, or of one that is not there yet.
  package init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }
}
