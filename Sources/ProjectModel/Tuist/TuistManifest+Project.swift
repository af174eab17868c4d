extension TuistManifest {
  /// Returns the project that is made from the manifest.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - tree: The files that there are.
  /// - Returns: The project, with the files that its targets have in the tree.
  package func project(of path: String, in tree: FileTree) -> XcodeProject {
    let folder = RelativePath.folder(of: path)
    let paths = TuistPaths(folder: folder, root: Self.root(of: folder, in: tree), tree: tree)
    return XcodeProject(
      targets: targets.map { target in
        let folders = target.folders.map { Files($0) }
        return BuildTarget(
          name: target.name,
          declaredIn: path,
          isTest: target.isTest,
          sources: paths.files(of: target.sources + folders) { SourceKind(ofFileAt: $0) != nil },
          catalogs: paths.files(of: target.resources + folders) { $0.hasSuffix(".xcstrings") },
          developmentRegion: developmentRegion ?? "en",
          knownRegions: knownRegions
        )
      },
      localPackages: localPackages.compactMap { paths.location(of: $0) },
      synchronizedFolders: targets.flatMap { $0.sources.map(\.path) + $0.folders }
        .compactMap { paths.location(of: $0) }
        .map(TuistPaths.folder(ofPattern:))
    )
  }

  /// Returns the root of the workspace that holds a folder: the nearest folder with Tuist's own files.
  private static func root(of folder: String, in tree: FileTree) -> String {
    var current = folder
    while true {
      let prefix = current.isEmpty ? "" : current + "/"
      if tree.contains(prefix + "Tuist.swift") || !tree.files(below: prefix + "Tuist").isEmpty {
        return current
      }
      guard !current.isEmpty else { return folder }
      current = RelativePath.folder(of: current)
    }
  }
}
