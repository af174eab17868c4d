package import FileSystem

/// A folder with catalogs and their sources, opened for operations.
///
/// An operation takes a request, and returns a value with the result and the problems. It prints
/// nothing. The caller writes the files, and decides between a preview and a change.
///
/// ```swift
/// let workspace = try Workspace.open(version: "1.0")
/// let result = try await workspace.synchronize(SyncRequest())
/// try FileSystem.replace(result.outcomes.compactMap(\.change))
/// ```
package struct Workspace: Sendable {
  /// The configured project; `nil` if there is none.
  package let project: Project?
  /// The version of the program, which determines the version of its caches.
  package let version: String

  /// Creates a workspace.
  package init(project: Project?, version: String) {
    self.project = project
    self.version = version
  }

  /// Opens the workspace of the current folder.
  ///
  /// - Parameter version: The version of the program.
  /// - Returns: The workspace.
  /// - Throws: `FileError` if the configuration cannot be read. Its problems are in the project's
  ///   `diagnostics`.
  package static func open(version: String) throws(FileError) -> Workspace {
    Workspace(project: try Project.find(), version: version)
  }
}
