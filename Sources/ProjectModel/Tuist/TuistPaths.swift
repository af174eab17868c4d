/// Where the files lie that a manifest of Tuist names.
struct TuistPaths {
  /// The folder of the manifest.
  let folder: String
  /// The root of the workspace.
  let root: String
  /// The files that there are.
  let tree: FileTree

  /// Returns a path in the tree; `nil` if it leads out of it.
  func location(of path: TuistManifest.Path) -> String? {
    RelativePath.join(path.isFromRoot ? root : folder, path.text)
  }

  /// Returns the folder that a pattern starts from: what stands before its first wildcard.
  static func folder(ofPattern pattern: String) -> String {
    guard let wildcard = pattern.firstIndex(where: { "*?".contains($0) }) else { return pattern }
    return RelativePath.folder(of: String(pattern[..<wildcard]))
  }

  /// Returns the paths of some files of a kind, each once, in the order of the tree.
  func files(
    of sets: [TuistManifest.Files],
    where isWanted: (String) -> Bool
  ) -> [String] {
    FileTree(Set(sets.flatMap { files(of: $0, where: isWanted) })).paths
  }

  private func files(
    of set: TuistManifest.Files,
    where isWanted: (String) -> Bool
  ) -> [String] {
    guard let location = location(of: set.path) else { return [] }
    let pattern = PathPattern(location)
    let excluding = set.excluding.compactMap { self.location(of: $0) }.map { PathPattern($0) }
    let start = Self.folder(ofPattern: location)
    let files = tree.contains(start) ? [start] : tree.files(below: start)
    return files.filter { file in
      isWanted(file) && pattern.matches(file)
        && !OpaqueFolders.contain(file, below: start)
        && !excluding.contains { $0.matches(file) }
    }
  }
}
