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
    guard !isBelowBrokenLink(path) else { return false }
    let place = FileSystem.realPlace(of: path)
    return folders.contains { FileSystem.isPath(place, inside: $0) }
  }

  /// Returns whether a path is that of a link without a target, or below one.
  ///
  /// Where a file would be created is then not known.
  private func isBelowBrokenLink(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == nil else { return false }
    let outer = FileSystem.enclosingFolders(of: path).first { FileSystem.exists($0) }
    return outer.map { FileSystem.kind(of: $0) == nil } ?? false
  }

  /// Returns a path relative to the nearest of the folders that contains it.
  ///
  /// - Parameter place: The path without symbolic links.
  /// - Returns: The path, which may begin with a slash.
  func relativePath(of place: String) -> String {
    let outer = folders.filter { FileSystem.isPath(place, inside: $0) }
    let root = outer.max { $0.utf8.count < $1.utf8.count } ?? ""
    return String(Substring(place.utf8.dropFirst(root.utf8.count)))
  }
}
