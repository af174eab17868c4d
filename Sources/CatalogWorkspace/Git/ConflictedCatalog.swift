import Diagnostics
package import FileSystem
import JSONSyntax
import StringCatalog

/// A catalog file with the conflict markers of git.
package struct ConflictedCatalog {
  /// The file as it was read.
  package let content: FileContent
  private let sides: ConflictSides

  /// The number of conflicts.
  package var count: Int { sides.count }

  /// The path of the file.
  package var path: String { content.path }

  /// Reads a file.
  ///
  /// - Returns: `nil` if the file has no conflict markers.
  /// - Throws: `FileError` if the file cannot be read, or
  ///   ``WorkspaceError/invalidCatalog(path:_:)`` if its markers are incomplete or nested.
  package static func read(_ path: String) throws -> ConflictedCatalog? {
    let content = FileContent(path: path, bytes: try FileSystem.read(path, as: .catalog))
    let separated = ConflictSides.separate(content.bytes ?? [], file: path)
    guard separated.diagnostics.isEmpty else {
      throw WorkspaceError.invalidCatalog(path: path, separated.diagnostics)
    }
    return separated.value.map { ConflictedCatalog(content: content, sides: $0) }
  }

  /// Merges both sides as the merge driver of git does.
  ///
  /// The common ancestor is the one in the markers, otherwise that of the git index. Without either,
  /// all differences between the sides are conflicts.
  ///
  /// Commas that the markers separate from their values are repaired.
  ///
  /// - Throws: ``WorkspaceError/invalidCatalog(path:_:)`` if a side is not a catalog.
  package func merged() throws -> MergedCatalog {
    try MergedCatalog(
      base: base,
      ours: repaired(sides.ours, label: "ours"),
      theirs: repaired(sides.theirs, label: "theirs"),
      path: path
    )
  }

  private var base: FileContent {
    readable(sides.base) ?? readable(GitWorkTree(around: path)?.stage(1, of: path))
      ?? FileContent(path: path, bytes: nil)
  }

  /// Returns an ancestor if it is a catalog.
  ///
  /// With the conflict style `zdiff3`, the part in the markers can have additional lines.
  private func readable(_ bytes: [UInt8]?) -> FileContent? {
    guard let base = bytes.map({ repaired($0, label: "base") }) else { return nil }
    let parsed = StringCatalog.parse(base.bytes ?? [], file: base.path)
    return parsed.value == nil || parsed.hasErrors ? nil : base
  }

  private func repaired(_ bytes: [UInt8], label: String) -> FileContent {
    let name = "\(path) (\(label))"
    let repair = StringCatalog.repair(bytes, file: name, mergingDuplicates: true)
    return FileContent(path: name, bytes: repair.bytes ?? bytes)
  }
}
