/// The files whose changes matter to a command.
package struct WatchScope: Sendable {
  /// Folders, with all that is in them, and files; they need not exist yet.
  package var roots: [String]
  /// The names of folders that are not entered; hidden ones never are.
  package var skipped: Set<String>
  /// How the names of the files end that matter; those named as roots always do.
  package var suffixes: [String]

  /// Creates a scope.
  package init(roots: [String], skipping skipped: Set<String>, suffixes: [String]) {
    self.roots = roots
    self.skipped = skipped
    self.suffixes = suffixes
  }

  /// Returns what the file system says of the files now.
  ///
  /// - Parameter enter: Is called with each folder before its content is read, so that whoever
  ///   starts to watch it there misses nothing.
  /// - Returns: The snapshot; folders and files that cannot be read are not in it.
  /// - Complexity: One question to the system for each folder and file.
  package func snapshot(entering enter: (String) -> Void = { _ in }) -> FileSnapshot {
    var snapshot = FileSnapshot()
    for root in roots {
      guard FileSystem.kind(of: root) == .folder else {
        enter(Self.nearestFolder(of: root))
        snapshot.note(root)
        continue
      }
      FileSystem.visit(root, skipping: skipped, folder: enter) { path in
        if suffixes.contains(where: path.hasSuffix) { snapshot.note(path) }
      }
    }
    return snapshot
  }

  /// The folder in which a file stands, or in which one of those around it would be made.
  private static func nearestFolder(of path: String) -> String {
    var path = path
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      if path.isEmpty { return "/" }
      if FileSystem.kind(of: path) == .folder { return path }
    }
    return "."
  }
}
