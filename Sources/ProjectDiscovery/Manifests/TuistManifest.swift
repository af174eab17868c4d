package import FileFormats
import ProjectConfiguration

/// The project that a Tuist `Project.swift` declares.
package struct TuistManifest: Hashable, Sendable {
  /// The language of the strings in its sources, or `nil` if it is not specified.
  package var developmentRegion: String?
  /// The languages of the project, if specified, without the `Base` of storyboards.
  package var knownRegions: [String]
  /// The targets, in manifest order.
  package var targets: [Target]
  /// The folders of the packages that it references.
  package var localPackages: [Path]
  /// The name of the project; `nil` if it cannot be evaluated.
  package var name: String?
  /// The text settings of the project, by name.
  package var settings: [String: String] = [:]

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
  /// A path, or a path pattern, as written in a manifest.
  package struct Path: Hashable, Sendable {
    /// The path.
    package var text: String
    /// Whether it is relative to the root of the workspace, not to the folder of the manifest.
    package var isFromRoot: Bool

    /// Creates a path.
    package init(_ text: String, isFromRoot: Bool = false) {
      self.text = text
      self.isFromRoot = isFromRoot
    }
  }

  /// A set of files of a target.
  package struct Files: Hashable, Sendable {
    /// The path or pattern of the files.
    package var path: Path
    /// The files to exclude.
    package var excluding: [Path]

    /// Creates a set of files.
    package init(_ path: Path, excluding: [Path] = []) {
      self.path = path
      self.excluding = excluding
    }
  }

  /// A target as declared in a manifest.
  package struct Target: Hashable, Sendable {
    /// The name of the target, or its source code if the manifest computes the name at run time.
    package var name: String
    /// Whether it contains tests.
    package var isTest: Bool
    /// The files that it compiles.
    package var sources: [Files]
    /// The resources of the target.
    package var resources: [Files]
    /// The folders whose sources it compiles, and whose other files are resources.
    package var folders: [Files]
    /// The declared Info.plist.
    package var infoPlist = InfoPlist.standard([])
    /// The text settings of its configurations, by name.
    package var settings: [String: String] = [:]
    /// The name of the product; `nil` for that of the target.
    package var productName: String?

    /// Creates a target.
    package init(
      name: String,
      isTest: Bool = false,
      sources: [Files] = [],
      resources: [Files] = [],
      folders: [Files] = []
    ) {
      self.name = name
      self.isTest = isTest
      self.sources = sources
      self.resources = resources
      self.folders = folders
    }
  }
}

extension TuistManifest {
  /// The Info.plist that a manifest declares.
  package enum InfoPlist: Hashable, Sendable {
    /// An existing file.
    case file(Path)
    /// The content, without further values.
    case content([PropertyList.Entry])
    /// Tuist's values, with those of the manifest.
    case standard([PropertyList.Entry])
    /// An expression that only a run of the manifest can evaluate.
    case unknown
  }
}

// MARK: - Project

extension TuistManifest {
  /// Returns the project that Tuist generates from the manifest.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - tree: The existing files.
  /// - Returns: The project, with the files that its targets have in the tree.
  package func project(of path: String, in tree: FileTree) -> XcodeProject {
    let folder = RelativePath.folder(of: path)
    let files = ReferencedFiles(tree)
    let paths = TuistPaths(folder: folder, root: Self.root(of: folder, in: tree), files: files)
    var project = XcodeProject(
      targets: targets.map { target in
        BuildTarget(
          name: target.name,
          declaredIn: path,
          isTest: target.isTest,
          sources: paths.files(of: target.sources + target.folders) {
            SourceKind(ofFileAt: $0) != nil
          },
          catalogs: paths.files(of: target.resources + target.folders) {
            $0.hasSuffix(".xcstrings")
          },
          developmentRegion: developmentRegion ?? "en",
          knownRegions: knownRegions,
          infoPlist: infoPlist(of: target, declaredIn: path, paths)
        )
      },
      localPackages: localPackages.compactMap { paths.location(of: $0) }
        .map { files.folders($0)[0] },
      synchronizedFolders: targets.flatMap { ($0.sources + $0.folders).map(\.path) }
        .compactMap { paths.location(of: $0) }
        .map(TuistPaths.folder(ofPattern:))
    )
    project.nameDifferences = files.differences
    return project
  }

  /// Returns the Info.plist of a target.
  private func infoPlist(
    of target: Target,
    declaredIn path: String,
    _ paths: TuistPaths
  ) -> InfoPlistSource {
    var level = self.settings.merging(target.settings) { $1 }
    if let name = target.productName { level["PRODUCT_NAME"] = name }
    let defaults = BuildSettings.defaults(
      target: target.name,
      project: name ?? "",
      configuration: "Release",
      root: paths.folder
    )
    let settings = BuildSettings([
      defaults, level.mapValues { [BuildSettings.Assignment(value: .text($0))] },
    ])
    var file: String?
    var properties: PropertyList?
    switch target.infoPlist {
    case .file(let path): file = paths.location(of: path)
    case .content(let entries): properties = PropertyList(.dictionary(entries))
    case .standard(let entries): properties = InfoPlistSource.written(with: entries)
    case .unknown: break
    }
    return InfoPlistSource(
      target: target.name,
      declaredIn: path,
      file: file,
      properties: properties,
      isPartial: target.infoPlist == .unknown,
      settings: settings,
      root: paths.folder,
      paths.files
    )
  }

  /// Returns the root of a folder's workspace: the nearest folder with Tuist's own files.
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

/// Resolves the paths in a Tuist manifest.
struct TuistPaths {
  /// The folder of the manifest.
  let folder: String
  /// The root of the workspace.
  let root: String
  /// The existing files.
  let files: ReferencedFiles

  /// Returns a path in the tree, or `nil` if it is outside of it.
  func location(of path: TuistManifest.Path) -> String? {
    RelativePath.join(path.isFromRoot ? root : folder, path.text)
  }

  /// Returns the base folder of a pattern: the part before its first wildcard.
  static func folder(ofPattern pattern: String) -> String {
    guard let wildcard = pattern.firstIndex(where: { "*?".contains($0) }) else { return pattern }
    return RelativePath.folder(of: String(pattern[..<wildcard]))
  }

  /// Returns the paths of some files of a kind, without duplicates, in tree order.
  func files(
    of sets: [TuistManifest.Files],
    where isWanted: (String) -> Bool
  ) -> [String] {
    FileTree(sets.flatMap { files(of: $0, where: isWanted) }).paths
  }

  private func files(
    of set: TuistManifest.Files,
    where isWanted: (String) -> Bool
  ) -> [String] {
    guard let location = location(of: set.path) else { return [] }
    let excluding = set.excluding.compactMap { self.location(of: $0) }
      .flatMap(patterns(_:)).map(\.pattern)
    return patterns(location)
      .flatMap { folder, pattern in
        let found = files.tree.contains(folder) ? [folder] : files.tree.files(below: folder)
        return found.filter { file in
          isWanted(file) && pattern.matches(file)
            && !OpaqueFolders.contain(file, below: folder)
            && !excluding.contains { $0.matches(file) }
        }
      }
  }

  /// Returns a pattern for each existing spelling of its base folder, with that folder.
  ///
  /// The part after the first wildcard matches only as it is written.
  private func patterns(_ location: String) -> [(folder: String, pattern: PathPattern)] {
    let start = Self.folder(ofPattern: location)
    let rest = location.utf8.dropFirst(start.utf8.count)
    let file = files.file(start)
    let folders = files.tree.contains(file) ? [file] : files.folders(start)
    return folders.map { ($0, PathPattern($0 + (String(rest) ?? ""))) }
  }
}
