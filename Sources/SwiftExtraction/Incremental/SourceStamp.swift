/// What a file system says of a file, and what it says otherwise when the file is written.
///
/// Two equal stamps of a file mean the same content, provided that the earlier one was taken when
/// the file had been left alone for longer than the clock of the file system takes for a step.
package struct SourceStamp: Hashable, BitwiseCopyable, Sendable {
  /// The number of bytes.
  package var size: Int64
  /// When the content was last written, in nanoseconds.
  package var modified: Int64
  /// When anything about the file was last written, its name and permissions included.
  package var changed: Int64
  /// The number of the file in its file system.
  package var identifier: UInt64

  /// Creates a stamp.
  package init(size: Int64, modified: Int64, changed: Int64, identifier: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identifier = identifier
  }
}

/// A source that is read when its content is needed.
package struct SourceReference: Hashable, Sendable {
  /// The path of the file as the user gave it.
  package var path: String
  /// What tells that the file is as it was; `nil` where only its content can.
  package var stamp: SourceStamp?

  /// Creates a reference.
  package init(path: String, stamp: SourceStamp? = nil) {
    self.path = path
    self.stamp = stamp
  }
}
