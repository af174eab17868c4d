import ProjectConfiguration

/// A folder whose files belong to targets without being listed (since Xcode 16).
///
/// All files of the folder belong to the targets that reference it, except those in the target's
/// exceptions. For a target that does not reference the folder, the exceptions are the files that
/// belong to it.
struct SynchronizedFolder {
  /// The paths of the folder.
  ///
  /// There are several if their names are equal on macOS only.
  let folders: [String]
  private let files: [String]
  /// The exceptions, by the identifier of the target.
  private let exceptions: [String: Set<String>]

  init?(
    _ group: XcodeObject,
    _ objects: XcodeObjects,
    _ paths: XcodePaths,
    _ references: ReferencedFiles
  ) {
    guard let named = paths.namedPath(of: group) else { return nil }
    folders = paths.folders(of: group)
    let explicit = group.texts("explicitFolders").compactMap { RelativePath.join(named, $0) }
      .flatMap { references.folders($0) }
    files = folders.flatMap { folder in
      let below = references.tree.files(below: folder)
      let opaque = Self.packages(among: below) + explicit
      return below.filter { file in
        !opaque.contains { RelativePath.contains($0, file) }
          && !OpaqueFolders.contain(file, below: folder)
      }
    }
    var exceptions: [String: Set<String>] = [:]
    for set in objects.all(group.texts("exceptions")) {
      guard let target = set.text("target") else { continue }
      let members = set.texts("membershipExceptions").compactMap { RelativePath.join(named, $0) }
        .flatMap { path in
          let file = references.file(path, at: paths.location(of: set, "membershipExceptions"))
          return references.tree.contains(file) ? [file] : references.folders(path)
        }
      exceptions[target, default: []].formUnion(members)
    }
    self.exceptions = exceptions
  }

  /// Returns the folders that contain packages.
  ///
  /// Their files belong to separate targets.
  private static func packages(among files: ArraySlice<String>) -> [String] {
    files.filter { $0.hasSuffix("/Package.swift") }.map { RelativePath.folder(of: $0) }
  }

  /// Returns the files that belong to a target.
  ///
  /// - Parameters:
  ///   - target: The identifier of the target.
  ///   - isNamed: Whether the target references the folder.
  /// - Returns: Their paths, in order.
  func files(of target: String, isNamed: Bool) -> [String] {
    let exceptions = exceptions[target] ?? []
    guard isNamed || !exceptions.isEmpty else { return [] }
    return files.filter { isException($0, exceptions) != isNamed }
  }

  /// Returns whether a file, or one of its parent folders, is an exception.
  private func isException(_ file: String, _ exceptions: Set<String>) -> Bool {
    guard !exceptions.isEmpty else { return false }
    var path = file
    while !path.isEmpty {
      if exceptions.contains(path) { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
