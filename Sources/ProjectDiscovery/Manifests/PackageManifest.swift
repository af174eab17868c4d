import ProjectConfiguration

/// The targets and settings of a `Package.swift`.
package struct PackageManifest: Hashable, Sendable {
  /// The name of the package, or `nil` if the manifest computes it at run time.
  package var name: String?
  /// The language of the strings in its sources, or `nil` if it is not specified.
  package var defaultLocalization: String?
  /// The targets, in manifest order.
  package var targets: [Target]
  /// The compilation conditions that it defines for any target.
  package var compilationConditions: Set<String>
  /// The folders of the packages that it references by path, as written.
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
  /// A target as declared in a manifest.
  ///
  /// Its paths are relative to the folder of the target.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package var name: String
    /// The kind of target.
    package var kind: Kind
    /// Its folder, relative to that of the manifest, or `nil` for SwiftPM's default folder.
    package var path: String?
    /// The files and folders that are compiled, or `nil` for all.
    package var sources: [String]?
    /// The files and folders that are excluded.
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

    /// The kinds of targets.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A library, an executable or a macro.
      case module
      /// Tests.
      case test
      /// A build plugin.
      case plugin
    }
  }
}

// MARK: - Build targets

extension PackageManifest {
  /// Returns the targets with their files.
  ///
  /// A catalog belongs to the target whose folder contains it.
  ///
  /// - Parameters:
  ///   - manifest: The path of the manifest.
  ///   - tree: The files of the folder to which `manifest` is relative.
  /// - Returns: The targets whose folders exist, in manifest order.
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
  /// Returns the folder of the target, as SwiftPM determines it, or `nil` if there is none.
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
  /// The folders that SwiftPM searches for the folder of a target.
  fileprivate var folders: [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch self {
    case .module: sources
    case .test: ["Tests"] + sources
    case .plugin: ["Plugins"]
    }
  }
}
