/// A Swift source: its path as diagnostics show it, and its bytes.
package struct SourceFile: Hashable, Sendable {
  /// The path of the file as the user gave it.
  package var path: String
  /// The content of the file, UTF-8.
  package var bytes: [UInt8]

  /// Creates a source.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
