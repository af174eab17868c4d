internal import CatalogWorkspace
public import Diagnostics
internal import FileSystem
public import StringCatalog

/// A folder with String Catalogs and the code that uses them, for tools that do what `xcstrings`
/// does.
///
/// A bot can report what a change breaks, a server can keep its catalogs up to date, a converter can
/// write files for translators:
///
/// ```swift
/// let project = try StringCatalogProject(at: "App")
/// for finding in try await project.findings() where finding.severity == .error {
///   print(finding.location?.line ?? 0, finding.message)
/// }
/// let update = try await project.synchronization()
/// print(update.catalogs.flatMap(\.addedKeys))
/// try await update.write()
/// ```
///
/// The settings in `.xcstrings.yml` apply, as to the command. Files outside of the project are not
/// read or written. A project is a value without state: each operation reads the files as they are.
public struct StringCatalogProject: Sendable {
  /// The absolute path of the folder.
  public let folder: String

  /// Opens the project in a folder.
  ///
  /// - Parameter folder: The folder, absolute or relative to the current folder of the process.
  /// - Throws: ``StringCatalogProjectError`` if there is no such folder.
  public init(at folder: String = ".") throws(StringCatalogProjectError) {
    guard FileSystem.kind(of: folder) == .folder else { throw .noFolder(folder) }
    self.folder = FileSystem.absolutePath(of: folder)
  }

  /// A catalog of the project.
  public struct Catalog: Sendable {
    /// The path, relative to the folder of the project.
    public let path: String
    /// The content.
    public let content: StringCatalog
  }

  /// Returns the catalogs of the project, in the order of their paths.
  ///
  /// ```swift
  /// for catalog in try await project.catalogs() { print(catalog.path, catalog.content.count) }
  /// ```
  ///
  /// - Throws: ``StringCatalogProjectError`` if there are none, or one of them cannot be read.
  public func catalogs() async throws -> [Catalog] {
    try await run(needingCatalogs: true) { _, state in
      state.files.map { Catalog(path: $0.path, content: $0.catalog) }
    }
  }

  /// Returns the problems of the configuration, such as settings that do not exist.
  ///
  /// - Throws: ``StringCatalogProjectError`` if the configuration cannot be read.
  public func configurationProblems() async throws -> [Diagnostic] {
    try await inFolder {
      try Workspace.open(version: Self.version).project?.diagnostics ?? []
    }
  }

  /// The version in files that name the program which wrote them.
  static let version = "2.0.0"

  /// Runs an operation in the folder, with the files of the project.
  ///
  /// - Parameters:
  ///   - paths: The paths that the caller named, which may be outside of the project.
  ///   - needsCatalogs: Whether a project without catalogs is an error.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  /// - Throws: ``StringCatalogProjectError``, or `CancellationError`.
  func run<Result>(
    naming paths: [String] = [],
    needingCatalogs needsCatalogs: Bool = false,
    _ operation: (ProjectSession, ProjectState) async throws -> Result
  ) async throws -> Result {
    try await inFolder(naming: paths) {
      let session = ProjectSession(version: Self.version)
      let state = try await session.state()
      for (path, error) in state.problems.sorted(by: { $0.key < $1.key }) {
        throw StringCatalogProjectError(error, at: path)
      }
      if needsCatalogs, state.files.isEmpty { throw StringCatalogProjectError.noCatalogs }
      return try await operation(session, state)
    }
  }

  /// Runs an operation in the folder, which permits the files of the project only.
  func inFolder<Result>(
    naming paths: [String] = [],
    _ operation: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await FileSystem.$workingFolder.withValue(folder) {
        let boundary = ProjectBoundary(
          arguments: paths,
          configuration: Project.fileName,
          allowsOutside: false
        ) { _ in }
        return try await FileSystem.$boundary.withValue(boundary) { try await operation() }
      }
    } catch {
      throw StringCatalogProjectError.from(error)
    }
  }
}
