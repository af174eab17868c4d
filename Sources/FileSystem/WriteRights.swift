import SystemPackage

/// What a task may write, in addition to the boundary of its project.
///
/// It decides before each write of a task, whichever function writes.
package protocol WriteRights: Sendable {
  /// Returns whether a file or folder may be written, created or removed, whatever its content.
  ///
  /// - Parameter path: The path, as the writer named it.
  /// - Returns: Whether it may be.
  func permitsWriting(_ path: String) -> Bool

  /// Returns whether files may get a new content.
  ///
  /// - Parameter changes: The changes, all of which are made or none.
  /// - Returns: Whether they may.
  func permits(_ changes: [FileChange]) -> Bool
}

extension FileError {
  /// Creates the error for a file that the rights of a task do not permit to write.
  package static func notPermitted(_ path: String) -> FileError {
    FileError(.system(.notPermitted), .write, path: path)
  }
}

extension FileSystem {
  /// The rights of this task's call; `nil` if only the boundary limits what it writes.
  @TaskLocal package static var writeRights: (any WriteRights)?

  /// Checks that the rights of this task permit changes of files.
  ///
  /// - Throws: The error of the operating system for what is not permitted.
  static func checkRights(for changes: [FileChange]) throws(FileError) {
    guard let writeRights, let first = changes.first, !writeRights.permits(changes) else { return }
    throw .notPermitted(first.original.path)
  }

  /// Checks that the rights of this task permit writing a file.
  ///
  /// - Throws: The error of the operating system for what is not permitted.
  static func checkRights(forWriting path: String) throws(FileError) {
    guard let writeRights, !writeRights.permitsWriting(path) else { return }
    throw .notPermitted(path)
  }
}
