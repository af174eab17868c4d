package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import TranslationReview

/// The review records of a project: `.xcstrings/review.jsonl` in its root folder.
///
/// The root folder is that of `.xcstrings.yml`; without one, that of the git work tree, or else the
/// current folder. A project without the file does not use the records.
package struct ReviewFile: Sendable {
  /// The path of the file in the root folder.
  package static let name = ".xcstrings/review.jsonl"

  /// The root folder, relative to the current folder.
  package let root: String
  /// The content of the file when it was read.
  package let content: FileContent
  /// The records.
  package let records: ReviewRecords
  /// The problems of the file.
  package let diagnostics: [Diagnostic]

  /// Reads the records of a project; without a file, they are empty.
  ///
  /// - Parameter project: The project of the current folder; `nil` if there is no configuration.
  /// - Throws: An error if the file cannot be read.
  package init(of project: Project?) throws(FileError) {
    try self.init(in: project?.folder ?? Self.workTree ?? ".")
  }

  private init(in root: String) throws(FileError) {
    self.root = root
    content = try FileSystem.content(of: FileSystem.join(root, Self.name), as: .catalog)
    let parsed = ReviewRecords.parse(content.bytes ?? [], file: content.path)
    records = parsed.value
    diagnostics = parsed.diagnostics
  }

  /// Reads the records of a project that uses them; `nil` if it has no such file.
  ///
  /// - Throws: An error if the file cannot be read.
  package static func find(in project: Project?) throws(FileError) -> ReviewFile? {
    let file = try ReviewFile(of: project)
    return file.exists ? file : nil
  }

  /// Returns whether a path in a repository is that of review records.
  package static func isReviewFile(_ path: String) -> Bool {
    path == name || path.hasSuffix("/\(name)")
  }

  /// Whether there is a file.
  package var exists: Bool { content.bytes != nil }

  /// Whether a line cannot be read, so the file must not be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the path of a catalog relative to the root folder; `nil` if it is outside, so there
  /// are no records about it.
  package func path(ofCatalogAt path: String) -> String? {
    let absolute = FileSystem.absolutePath(of: path)
    let relative = FileSystem.shortenedPath(absolute, in: root)
    return relative.hasPrefix("/") ? nil : relative
  }

  /// The nearest folder that is the root of a git work tree, relative to the current folder; `nil` if
  /// there is none.
  private static var workTree: String? {
    let folder = FileSystem.enclosingFolders(of: ".")
      .first { FileSystem.exists(FileSystem.join($0, ".git")) }
    return folder.map { FileSystem.relativePath(of: $0) }
  }
}

// MARK: - Writing

extension ReviewFile {
  /// The number of attempts to write the file while other processes write it.
  private static let attemptLimit = 100

  /// Writes the records.
  ///
  /// If another process has changed the file since it was read, the changes of both are merged.
  ///
  /// - Parameter changed: The new records.
  /// - Throws: ``WorkspaceError/invalidReviewRecords(path:_:)`` if the file has lines that cannot be
  ///   read, or `FileError` if it cannot be written.
  package func write(_ changed: ReviewRecords) throws {
    try checkWritable()
    var current = self
    var merged = changed
    for attempt in 1... {
      do throws(FileError) {
        try FileSystem.createFolder(RelativePath.folder(of: content.path))
        try FileSystem.replace(current.content, with: merged.printed())
        return
      } catch {
        guard error.code == .changed, attempt < Self.attemptLimit else { throw error }
      }
      current = try ReviewFile(in: root)
      try current.checkWritable()
      merged =
        ReviewRecords.merging(base: records, ours: changed, theirs: current.records).records
    }
  }

  /// Checks that every line can be read.
  package func checkWritable() throws(WorkspaceError) {
    guard hasErrors else { return }
    throw .invalidReviewRecords(path: content.path, diagnostics)
  }
}
