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
  static let foreignFolders: Set<String> = [
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
    let wanted = Set(declarations.map { FileSystem.absolutePath(of: $0) })
    for path in tree.paths where Self.declaresTargets(path) {
      let declaration = FileSystem.join(folder, RelativePath.folder(of: path))
      guard wanted.isEmpty || wanted.contains(FileSystem.absolutePath(of: declaration)) else {
        continue
      }
      let found = try Self.targets(in: path, of: tree, folder)
      targets += found.value
      diagnostics += found.diagnostics
    }
    self.targets = targets
    self.diagnostics = diagnostics
  }

  /// The projects and manifests of which something could not be understood, each once.
  var misunderstood: [String] {
    // A note is about something that hides no target.
    Set(diagnostics.filter { $0.severity != .note }.compactMap(\.place?.file)).sorted()
  }

  /// The compilation conditions that some configuration of some target sets; `nil` if that is not
  /// known, because builds of packages alone get them on their command line.
  var compilationConditions: Set<String>? {
    guard misunderstood.isEmpty,
      targets.contains(where: { $0.declaredIn.hasSuffix(".xcodeproj") })
    else { return nil }
    return targets.reduce(into: []) { $0.formUnion($1.compilationConditions) }
  }

  /// What feeds each catalog, in paths from the current folder.
  var feeds: [CatalogFeed] {
    CatalogFeed.all(of: targets.map { $0.moved(to: folder) })
  }

  /// Returns whether files of that name declare targets.
  private static func declaresTargets(_ path: String) -> Bool {
    isXcodeProject(path) || path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  private static func isXcodeProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj")
  }

  private static func targets(
    in path: String,
    of tree: FileTree,
    _ folder: String
  ) throws(FileError) -> Parsed<[BuildTarget]> {
    let bytes = try FileSystem.read(FileSystem.join(folder, path))
    return isXcodeProject(path)
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
