import CommandSupport
import Diagnostics
import PackageManifests
import ProjectModel

/// The targets that the Xcode projects and packages of a folder declare.
struct ProjectDiscovery {
  /// What says which sources feed a catalog, where nothing else does.
  let targets: [BuildTarget]
  /// What could not be understood of projects and manifests.
  let diagnostics: [Diagnostic]
  /// The folder; the paths of the targets start from it.
  private let folder: String

  /// The folders in which dependencies and products lie.
  private static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Looks for projects and packages in a folder and below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects (`App.xcodeproj`) and the folders of packages that count; empty
  ///     for all that there are.
  /// - Throws: That a folder, a project or a manifest cannot be read.
  init(of folder: String, only declarations: [String] = []) throws(FileError) {
    self.folder = folder
    let tree = FileTree(try FileSystem.tree(of: folder, skipping: Self.foreignFolders))
    var targets: [BuildTarget] = []
    var diagnostics: [Diagnostic] = []
    for path in tree.paths where Self.isWanted(path, among: declarations) {
      guard let found = try Self.targets(in: path, of: tree, folder) else { continue }
      targets += found.value
      diagnostics += found.diagnostics
    }
    self.targets = targets
    self.diagnostics = diagnostics
  }

  /// What feeds each catalog, in paths from the current folder.
  var feeds: [CatalogFeed] {
    CatalogFeed.all(of: targets.map { $0.moved(to: folder) })
  }

  private static func isWanted(_ path: String, among declarations: [String]) -> Bool {
    declarations.isEmpty
      || declarations.contains { RelativePath.join("", $0) == RelativePath.folder(of: path) }
  }

  /// Returns the targets that a file declares; `nil` if files of that name declare none.
  private static func targets(
    in path: String,
    of tree: FileTree,
    _ folder: String
  ) throws(FileError) -> Parsed<[BuildTarget]>? {
    let isProject = path.hasSuffix(".xcodeproj/project.pbxproj")
    guard isProject || path == "Package.swift" || path.hasSuffix("/Package.swift") else {
      return nil
    }
    let bytes = try FileSystem.read(FileSystem.join(folder, path))
    return isProject
      ? xcodeTargets(bytes, path, tree, folder) : packageTargets(bytes, path, tree)
  }

  private static func xcodeTargets(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: FileTree,
    _ folder: String
  ) -> Parsed<[BuildTarget]> {
    let project = XcodeProject.parse(bytes, file: path, in: tree) { path in
      try? FileSystem.read(FileSystem.join(folder, path))
    }
    return Parsed(project.value.targets, diagnostics: project.diagnostics)
  }

  private static func packageTargets(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: FileTree
  ) -> Parsed<[BuildTarget]> {
    let manifest = PackageManifest.parse(bytes, file: path)
    return Parsed(
      manifest.value.buildTargets(of: path, in: tree),
      diagnostics: manifest.diagnostics
    )
  }
}

extension BuildTarget {
  /// Returns the target with paths that start outside of a folder.
  fileprivate func moved(to folder: String) -> BuildTarget {
    var target = self
    target.declaredIn = FileSystem.join(folder, declaredIn)
    target.sources = sources.map { FileSystem.join(folder, $0) }
    target.catalogs = catalogs.map { FileSystem.join(folder, $0) }
    return target
  }
}
