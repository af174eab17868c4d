package import FileSystem

/// A folder with catalogs and the sources that feed them, opened for operations.
///
/// An operation takes a request, and returns a value with what came of it and with the problems that it
/// met. It prints nothing. Files are written by the caller, who decides between a preview and a change.
///
/// ```swift
/// let workspace = try Workspace.open(version: "1.0")
/// let result = try await workspace.synchronize(SyncRequest())
/// try FileSystem.replace(result.outcomes.compactMap(\.change))
/// ```
package struct Workspace: Sendable {
  /// The project that a configuration describes; `nil` if there is none.
  package let project: Project?
  /// The version of the program, which its caches belong to.
  package let version: String

  /// Creates a workspace.
  package init(project: Project?, version: String) {
    self.project = project
    self.version = version
  }

  /// Opens the workspace around the current folder.
  ///
  /// - Parameter version: The version of the program.
  /// - Returns: The workspace.
  /// - Throws: That the configuration cannot be read. Its problems are in the project's `diagnostics`.
  package static func open(version: String) throws(FileError) -> Workspace {
    Workspace(project: try Project.find(), version: version)
  }
}
