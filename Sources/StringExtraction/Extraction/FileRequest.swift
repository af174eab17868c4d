import SwiftTypeChecker

/// A file of an extraction.
struct FileRequest: Sendable {
  var path: String
  var stamp: SourceStamp?
  /// Whether its strings are wanted, in addition to its declarations.
  var isWanted: Bool

  /// Returns the files of an extraction, each path once.
  ///
  /// A file in both lists is wanted.
  static func all(
    wanted: [SourceReference],
    known: [SourceReference]
  ) -> [FileRequest] {
    var seen: Set<String> = []
    seen.reserveCapacity(wanted.count + known.count)
    var result: [FileRequest] = []
    result.reserveCapacity(wanted.count + known.count)
    for (sources, isWanted) in [(wanted, true), (known, false)] {
      for source in sources where seen.insert(source.path).inserted {
        result.append(FileRequest(path: source.path, stamp: source.stamp, isWanted: isWanted))
      }
    }
    return result
  }
}

/// The metadata of a file, which changes when the file is written.
///
/// Two equal stamps of a file mean the same content, if the first one was taken when the last write
/// was longer ago than the resolution of the file system's clock.
package struct SourceStamp: Hashable, BitwiseCopyable, Sendable {
  /// The number of bytes.
  package var size: Int64
  /// The time of the last change of the content, in nanoseconds.
  package var modified: Int64
  /// The time of the last change of the content or the metadata, in nanoseconds.
  package var changed: Int64
  /// The number of the file in its file system (inode).
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
  /// The stamp of the file; `nil` if only its content shows whether it has changed.
  package var stamp: SourceStamp?

  /// Creates a reference.
  package init(path: String, stamp: SourceStamp? = nil) {
    self.path = path
    self.stamp = stamp
  }
}

/// The state of a file in an extraction.
struct FileState: Sendable {
  var request: FileRequest
  /// The number of the file in the old snapshot; `nil` if it is new.
  var former: Int?
  /// Whether neither the content of the file nor its role has changed.
  var isUnchanged = false
  /// Whether its content was read.
  var wasRead = false
  /// Whether its findings depend on names whose meaning has changed.
  var needsCheck = false
  /// The file after reading; `nil` if the snapshot is sufficient.
  var read: ParsedFile?
  /// The findings; `nil` if the findings of the old snapshot are valid.
  var findings: FileFindings?
  /// The shortened names that the findings depend on; empty without findings.
  var dependencies: [ShortDeclarationKey] = []

  init(_ request: FileRequest) {
    self.request = request
  }

  /// The number of the file in the old snapshot, if the file is unchanged.
  var record: Int? { isUnchanged ? former : nil }
}
