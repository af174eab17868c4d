import ProjectConfiguration

/// A folder whose files belong to targets without being listed (since Xcode 16).
///
/// All files of the folder belong to the targets that reference it, except those in the target's
/// exceptions. For a target that does not reference the folder, the exceptions are the files that
/// belong to it.
struct SynchronizedFolder {
  /// The path of the folder.
  let folder: String
  private let files: [String]
  /// The exceptions, by the identifier of the target.
  private let exceptions: [String: Set<String>]

  init?(_ group: XcodeObject, _ objects: XcodeObjects, _ paths: XcodePaths, _ tree: FileTree) {
    guard let folder = paths.path(of: group) else { return nil }
    self.folder = folder
    let below = tree.files(below: folder)
    let opaque =
      Self.packages(among: below)
      + group.texts("explicitFolders")
      .compactMap { RelativePath.join(folder, $0) }
    files = below.filter { file in
      !opaque.contains { RelativePath.contains($0, file) }
        && !OpaqueFolders.contain(file, below: folder)
    }
    var exceptions: [String: Set<String>] = [:]
    for set in objects.all(group.texts("exceptions")) {
      guard let target = set.text("target") else { continue }
      let paths = set.texts("membershipExceptions").compactMap { RelativePath.join(folder, $0) }
      exceptions[target, default: []].formUnion(paths)
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
    while path.utf8.count > folder.utf8.count {
      if exceptions.contains(path) { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
