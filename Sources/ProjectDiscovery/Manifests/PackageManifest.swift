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
    /// Whether a build plugin embeds all catalogs in the folder, also those that are excluded.
    package var embedsCatalogs: Bool
    /// The property list that the linker adds to the executable, relative to the package; `nil` if
    /// there is none.
    package var infoPlist: String?

    /// Creates a target.
    package init(
      name: String,
      kind: Kind = .module,
      path: String? = nil,
      sources: [String]? = nil,
      exclude: [String] = [],
      embedsCatalogs: Bool = false,
      infoPlist: String? = nil
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.sources = sources
      self.exclude = exclude
      self.embedsCatalogs = embedsCatalogs
      self.infoPlist = infoPlist
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
  ///   - files: The files of the folder to which `manifest` is relative.
  /// - Returns: The targets whose folders exist, in manifest order.
  package func buildTargets(of manifest: String, in files: ReferencedFiles) -> [BuildTarget] {
    targets.compactMap { target in
      guard
        let folder = target.folder(
          in: files,
          package: RelativePath.folder(of: manifest),
          isOnly: targets.count { $0.kind == target.kind } == 1
        )
      else { return nil }
      let members = TargetMembers(target, in: folder, files)
      let all = files.files(below: folder).filter { !OpaqueFolders.contain($0, below: folder) }
      let files = all.filter { !members.excludes($0) }
      return BuildTarget(
        name: target.name,
        declaredIn: manifest,
        isTest: target.kind == .test,
        sources: files.filter {
          SourceKind(ofFileAt: $0) != nil && members.compiles($0)
        },
        catalogs: (target.embedsCatalogs ? all : files).filter { $0.hasSuffix(".xcstrings") },
        compilationConditions: compilationConditions.union(["SWIFT_PACKAGE"]),
        developmentRegion: defaultLocalization,
        infoPlist: infoPlist(of: target, in: manifest)
      )
    }
  }

  /// Returns the property list of a target; SwiftPM replaces no build settings in it.
  private func infoPlist(of target: Target, in manifest: String) -> InfoPlistSource? {
    let folder = RelativePath.folder(of: manifest)
    guard let path = target.infoPlist.flatMap({ RelativePath.join(folder, $0) }) else { return nil }
    var list = InfoPlistSource(fileAt: path)
    list.target = target.name
    list.declaredIn = manifest
    return list
  }
}

extension PackageManifest.Target {
  /// Returns the folder of the target, as SwiftPM determines it, or `nil` if there is none.
  ///
  /// The only target of its kind may have its files in `Sources` itself.
  ///
  /// Source: `PackageBuilder.findPath(for:)` of SwiftPM.
  fileprivate func folder(in files: ReferencedFiles, package: String, isOnly: Bool) -> String? {
    if let path { return RelativePath.join(package, path) }
    let outer = kind.folders.compactMap { RelativePath.join(package, $0) }
    let inner = outer.compactMap { RelativePath.join($0, name) }
    let candidates = inner + (isOnly ? outer : [])
    return candidates.first { !files.tree.files(below: $0).isEmpty }
      ?? candidates.first { !files.tree.spellings(of: $0).isEmpty }
  }
}

/// The files of a package target that are excluded, and those that are compiled.
private struct TargetMembers {
  private let excluded: [String]
  /// The files and folders that are compiled; `nil` for all.
  private let compiled: [String]?

  init(_ target: PackageManifest.Target, in folder: String, _ files: ReferencedFiles) {
    func existing(_ paths: [String]) -> [String] {
      paths.compactMap { RelativePath.join(folder, $0) }
        .flatMap { path in
          let file = files.file(path)
          return files.tree.contains(file) ? [file] : files.folders(path)
        }
    }
    excluded = existing(target.exclude)
    compiled = target.sources.map(existing)
  }

  func excludes(_ file: String) -> Bool {
    excluded.contains { RelativePath.contains($0, file) }
  }

  func compiles(_ file: String) -> Bool {
    compiled?.contains { RelativePath.contains($0, file) } ?? true
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
