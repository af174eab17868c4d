import FileSystem

/// The folders of a project, outside of which a client of a server names no files.
package struct ProjectFolders: Sendable {
  private let folders: [String]

  /// Creates the folders: that of the task, and that of the configuration.
  package init(of project: Project?) {
    folders = [".", project?.folder].compactMap { $0.flatMap { FileSystem.realPath($0) } }
  }

  /// Returns whether a path is inside of the folders, whatever symbolic links it contains.
  ///
  /// - Parameter path: The path, which need not exist.
  /// - Returns: Whether the file, or the nearest folder that exists, is inside.
  package func contain(_ path: String) -> Bool {
    let absolute = FileSystem.absolutePath(of: path)
    guard let place = FileSystem.realPath(absolute) else {
      // The target of a link that does not exist yet is not known.
      guard !FileSystem.isSymbolicLink(absolute) else { return false }
      let outer = FileSystem.enclosingFolders(of: absolute)
        .first { FileSystem.realPath($0) != nil }
      return outer.flatMap { FileSystem.realPath($0) }.map(contains(realPath:)) ?? false
    }
    return contains(realPath: place)
  }

  private func contains(realPath path: String) -> Bool {
    folders.contains { folder in
      let (folder, path) = (folder.utf8, path.utf8)
      guard path.starts(with: folder) else { return false }
      return path.count == folder.count || folder.last == UInt8(ascii: "/")
        || path.dropFirst(folder.count).first == UInt8(ascii: "/")
    }
  }
}
