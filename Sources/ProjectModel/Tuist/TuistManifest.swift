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
