/// What the file system says of the files that matter to a command.
///
/// ```swift
/// let before = scope.snapshot()
/// let hasChanged = scope.snapshot() != before
/// ```
package struct FileSnapshot: Hashable, Sendable {
  /// The stamps of the files, by their paths.
  package private(set) var stamps: [String: FileStamp] = [:]

  /// How many files there are.
  package var count: Int { stamps.count }

  /// Notes what the file system says of a file now; that there is none, if there is none.
  package mutating func note(_ path: String) {
    stamps[path] = FileSystem.stamp(of: path)
  }
}
