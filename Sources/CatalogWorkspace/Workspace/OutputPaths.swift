import FileSystem

/// Checks the paths of the files that an operation is about to write.
///
/// The disks of most Macs ignore case and Unicode normalization. On them, files whose paths differ
/// only in these would overwrite each other.
package enum OutputPaths {
  /// Checks that the files are different files on every disk.
  ///
  /// - Parameter paths: The paths of all files.
  /// - Throws: ``WorkspaceError/collidingPaths(_:_:)`` for the first two files or folders whose paths
  ///   differ only in case or normalization.
  package static func check(_ paths: some Sequence<String>) throws(WorkspaceError) {
    var known: [String: String] = [:]
    for path in paths {
      for prefix in path.prefixes {
        // Strings are equal regardless of their normalization.
        guard let other = known.updateValue(prefix, forKey: FileName.folded(prefix)) else {
          continue
        }
        guard other.utf8.elementsEqual(prefix.utf8) else {
          throw .collidingPaths(other, prefix)
        }
      }
    }
  }
}

extension String {
  /// The paths of the folders that contain the path, outermost first, and the path itself.
  fileprivate var prefixes: [String] {
    // A slash with a combining mark after it still separates names.
    utf8.indices.dropFirst().filter { utf8[$0] == UInt8(ascii: "/") }
      .map { String(Substring(utf8[..<$0])) } + [self]
  }
}
