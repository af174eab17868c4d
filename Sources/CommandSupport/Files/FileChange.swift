/// What a file held, and what it is to hold.
package struct FileChange: Hashable, Sendable {
  /// The file and what it held when it was read.
  package let original: FileContent
  /// What it is to hold.
  package let bytes: [UInt8]

  /// Creates a change.
  package init(_ original: FileContent, to bytes: [UInt8]) {
    self.original = original
    self.bytes = bytes
  }
}
