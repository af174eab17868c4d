import Diagnostics
package import FileSystem
import JSONSyntax
package import StringCatalog

/// A catalog file with the conflict markers of git, or one that git has merged with conflicts by the
/// driver of this program, which writes no markers.
package struct ConflictedCatalog {
  /// The file as it was read.
  package let content: FileContent
  private let sides: Sides

  /// The two versions of the file.
  private enum Sides {
    case markers(ConflictSides)
    case stages(base: [UInt8]?, ours: [UInt8], theirs: [UInt8])
  }

  /// The number of conflicts in the markers; `nil` if the file has none.
  package var markerCount: Int? {
    if case .markers(let sides) = sides { sides.count } else { nil }
  }

  /// The path of the file.
  package var path: String { content.path }

  /// Reads a file.
  ///
  /// - Returns: `nil` if the file has no conflicts.
  /// - Throws: `FileError` if the file cannot be read, or
  ///   ``WorkspaceError/invalidCatalog(path:_:)`` if its markers are incomplete or nested.
  package static func read(_ path: String) throws -> ConflictedCatalog? {
    let content = FileContent(path: path, bytes: try FileSystem.read(path, as: .catalog))
    let separated = ConflictSides.separate(content.bytes ?? [], file: path)
    guard separated.diagnostics.isEmpty else {
      throw WorkspaceError.invalidCatalog(path: path, separated.diagnostics)
    }
    if let sides = separated.value {
      return ConflictedCatalog(content: content, sides: .markers(sides))
    }
    guard let tree = GitWorkTree(around: path), let ours = tree.stage(2, of: path),
      let theirs = tree.stage(3, of: path)
    else { return nil }
    return ConflictedCatalog(
      content: content,
      sides: .stages(base: tree.stage(1, of: path), ours: ours, theirs: theirs)
    )
  }

  /// The side whose last commit of the file is newer; `nil` if it is not known.
  package var newerSide: CatalogMerge.Preference? {
    guard let tree = GitWorkTree(around: path), let name = tree.name(of: path) else { return nil }
    func date(_ revision: String) -> Int? {
      tree.line(["log", "-1", "--format=%ct", revision, "--", name]).flatMap { Int($0) }
    }
    let heads = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "REVERT_HEAD"]
    guard let ours = date("HEAD"), let theirs = heads.lazy.compactMap(date).first else {
      return nil
    }
    return theirs > ours ? .theirs : .ours
  }

  /// Merges both sides as the merge driver of git does.
  ///
  /// The common ancestor is the one in the markers, otherwise that of the git index. Without either,
  /// all differences between the sides are conflicts.
  ///
  /// Commas that the markers separate from their values are repaired.
  ///
  /// - Parameters:
  ///   - preference: The side that is taken where both sides changed a part; `nil` for none.
  ///   - resolve: Decides about the conflicts that are left.
  /// - Returns: The merged file.
  /// - Throws: ``WorkspaceError/invalidCatalog(path:_:)`` if a side is not a catalog, or an error of
  ///   `resolve`.
  package func merged(
    preferring preference: CatalogMerge.Preference? = nil,
    resolvingBy resolve: (inout CatalogMerge) throws -> Void = { _ in }
  ) throws -> MergedCatalog {
    let none = FileContent(path: path, bytes: nil)
    switch sides {
    case .markers(let sides):
      return try MergedCatalog(
        base: readable(sides.base) ?? readable(GitWorkTree(around: path)?.stage(1, of: path))
          ?? none,
        ours: repaired(sides.ours, label: "ours"),
        theirs: repaired(sides.theirs, label: "theirs"),
        path: path,
        preferring: preference,
        resolvingBy: resolve
      )
    case .stages(let base, let ours, let theirs):
      return try MergedCatalog(
        base: readable(base) ?? none,
        ours: repaired(ours, label: "ours"),
        theirs: repaired(theirs, label: "theirs"),
        path: path,
        current: content,
        preferring: preference,
        resolvingBy: resolve
      )
    }
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
