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
