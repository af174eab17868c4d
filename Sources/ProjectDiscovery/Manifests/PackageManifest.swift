import ProjectConfiguration

/// What a `Package.swift` says about its targets.
package struct PackageManifest: Hashable, Sendable {
  /// The name of the package; `nil` if the manifest puts it together while it runs.
  package var name: String?
  /// The language of the texts in its sources; `nil` if it does not say it.
  package var defaultLocalization: String?
  /// Its targets, in the order of the manifest.
  package var targets: [Target]
  /// The compilation conditions that it defines for some target.
  package var compilationConditions: Set<String>
  /// The folders of the packages that it depends on by their paths, as it writes them.
  package var localPackages: [String]

  /// Creates a manifest.
  package init(
    name: String? = nil,
    defaultLocalization: String? = nil,
    targets: [Target] = [],
    compilationConditions: Set<String> = [],
    localPackages: [String] = []
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
    self.compilationConditions = compilationConditions
    self.localPackages = localPackages
  }
}

extension PackageManifest {
  /// A target as a manifest declares it; all its paths start from the folder of the target.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package var name: String
    /// What it is for.
    package var kind: Kind
    /// Its folder from that of the manifest; `nil` for where SwiftPM looks for it.
    package var path: String?
    /// The files and folders that are compiled; `nil` for all.
    package var sources: [String]?
    /// The files and folders that are left out.
    package var exclude: [String]

    /// Creates a target.
    package init(
      name: String,
      kind: Kind = .module,
      path: String? = nil,
      sources: [String]? = nil,
      exclude: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.sources = sources
      self.exclude = exclude
    }

    /// What a target is for.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A library's module, a program or a macro.
      case module
      /// Tests.
      case test
      /// A plugin of the build.
      case plugin
    }
  }
}

// MARK: - Build targets

extension PackageManifest {
  /// Returns the targets with the files that they have.
  ///
  /// A catalog belongs to the target in whose folder it lies.
  ///
  /// - Parameters:
  ///   - manifest: The path of the manifest.
  ///   - tree: The files of the folder that `manifest` starts from.
  /// - Returns: The targets whose folders there are, in the order of the manifest.
  package func buildTargets(of manifest: String, in tree: FileTree) -> [BuildTarget] {
    targets.compactMap { target in
      guard
        let folder = target.folder(
          in: tree,
          package: RelativePath.folder(of: manifest),
          isOnly: targets.count { $0.kind == target.kind } == 1
        )
      else { return nil }
      let files = tree.files(below: folder)
        .filter { !target.excludes($0, in: folder) && !OpaqueFolders.contain($0, below: folder) }
      return BuildTarget(
        name: target.name,
        declaredIn: manifest,
        isTest: target.kind == .test,
        sources: files.filter {
          SourceKind(ofFileAt: $0) != nil && target.compiles($0, in: folder)
        },
        catalogs: files.filter { $0.hasSuffix(".xcstrings") },
        compilationConditions: compilationConditions.union(["SWIFT_PACKAGE"]),
        developmentRegion: defaultLocalization
      )
    }
  }
}

extension PackageManifest.Target {
  /// Returns the folder of the target, as SwiftPM finds it; `nil` if there is none.
  ///
  /// The only target of its kind may have its files in `Sources` itself.
  ///
  /// Source: `PackageBuilder.findPath(for:)` of SwiftPM.
  fileprivate func folder(in tree: FileTree, package: String, isOnly: Bool) -> String? {
    if let path { return RelativePath.join(package, path) }
    let outer = kind.folders.compactMap { RelativePath.join(package, $0) }
    let inner = outer.compactMap { RelativePath.join($0, name) }
    return (inner + (isOnly ? outer : [])).first { !tree.files(below: $0).isEmpty }
  }

  fileprivate func excludes(_ file: String, in folder: String) -> Bool {
    exclude.contains { RelativePath.contains(RelativePath.join(folder, $0), file) }
  }

  fileprivate func compiles(_ file: String, in folder: String) -> Bool {
    sources.map { sources in
      sources.contains { RelativePath.contains(RelativePath.join(folder, $0), file) }
    } ?? true
  }
}

extension PackageManifest.Target.Kind {
  /// The folders in which SwiftPM looks for the folder of a target.
  fileprivate var folders: [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch self {
    case .module: sources
    case .test: ["Tests"] + sources
    case .plugin: ["Plugins"]
    }
  }
}
