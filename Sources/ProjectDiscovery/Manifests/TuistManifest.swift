import ProjectConfiguration

/// What a `Project.swift` of Tuist says about the project that is made from it.
package struct TuistManifest: Hashable, Sendable {
  /// The language of the texts in its sources; `nil` if it does not say it.
  package var developmentRegion: String?
  /// The languages that it is localized in, as far as it says, without the `Base` of storyboards.
  package var knownRegions: [String]
  /// Its targets, in the order of the manifest.
  package var targets: [Target]
  /// The folders of the packages that it names.
  package var localPackages: [Path]

  /// Creates a manifest.
  package init(
    developmentRegion: String? = nil,
    knownRegions: [String] = [],
    targets: [Target] = [],
    localPackages: [Path] = []
  ) {
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    self.targets = targets
    self.localPackages = localPackages
  }
}

extension TuistManifest {
  /// A path, or a pattern of paths, as a manifest writes it.
  package struct Path: Hashable, Sendable {
    /// The path.
    package var text: String
    /// Whether it starts from the root of the workspace, and not from the folder of the manifest.
    package var isFromRoot: Bool

    /// Creates a path.
    package init(_ text: String, isFromRoot: Bool = false) {
      self.text = text
      self.isFromRoot = isFromRoot
    }
  }

  /// Files of a target.
  package struct Files: Hashable, Sendable {
    /// Which files.
    package var path: Path
    /// Which of them are left out.
    package var excluding: [Path]

    /// Creates a set of files.
    package init(_ path: Path, excluding: [Path] = []) {
      self.path = path
      self.excluding = excluding
    }
  }

  /// A target as a manifest declares it.
  package struct Target: Hashable, Sendable {
    /// The name of the target; the code of it, where the manifest puts it together while it runs.
    package var name: String
    /// Whether it holds tests.
    package var isTest: Bool
    /// What it compiles.
    package var sources: [Files]
    /// What it takes with it.
    package var resources: [Files]
    /// The folders of which it compiles the sources, and takes all else with it.
    package var folders: [Path]

    /// Creates a target.
    package init(
      name: String,
      isTest: Bool = false,
      sources: [Files] = [],
      resources: [Files] = [],
      folders: [Path] = []
    ) {
      self.name = name
      self.isTest = isTest
      self.sources = sources
      self.resources = resources
      self.folders = folders
    }
  }
}

// MARK: - Project

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
