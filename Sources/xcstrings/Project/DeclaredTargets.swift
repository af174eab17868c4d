import CommandSupport
import Diagnostics
import PackageManifests
import ProjectModel

/// What a project or a manifest declares.
struct DeclaredTargets {
  /// Its targets.
  var targets: [BuildTarget] = []
  /// The folders of the packages that it names, wherever they lie.
  var localPackages: [String] = []
  /// The folders from which targets take whatever lies there.
  var folders: [String] = []
  /// The files that are a part of it, and declare nothing by themselves.
  var parts: Set<String> = []

  private init() {}

  private init(_ project: XcodeProject) {
    targets = project.targets
    localPackages = project.localPackages
    folders = project.synchronizedFolders
  }

  /// Reads a file that declares targets.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tree: The files that there are.
  /// - Returns: What the file declares, and what could not be understood of it.
  /// - Throws: That the file cannot be read.
  static func read(
    _ file: DeclaringFile,
    in tree: SourceTree
  ) throws(FileError) -> Parsed<DeclaredTargets> {
    let bytes = try FileSystem.read(tree.name(of: file.path))
    return switch file.kind {
    case .xcodeProject: xcodeProject(bytes, file.path, tree)
    case .xcodeGenSpec: xcodeGenSpec(bytes, file.path, tree)
    case .tuistManifest: tuistManifest(bytes, file.path, tree)
    case .package: package(bytes, file.path, tree)
    }
  }

  private static func xcodeProject(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: SourceTree
  ) -> Parsed<DeclaredTargets> {
    let project = XcodeProject.parse(bytes, file: path, in: tree.files, reading: tree.content)
    return Parsed(DeclaredTargets(project.value), diagnostics: project.diagnostics)
  }

  private static func xcodeGenSpec(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: SourceTree
  ) -> Parsed<DeclaredTargets> {
    guard
      let spec = XcodeGenSpec.parse(bytes, file: path, in: tree.files, reading: tree.content)
    else { return Parsed(DeclaredTargets(), diagnostics: []) }
    var declared = DeclaredTargets(spec.value.project)
    declared.parts = spec.value.includedFiles
    return Parsed(declared, diagnostics: spec.diagnostics)
  }

  private static func tuistManifest(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: SourceTree
  ) -> Parsed<DeclaredTargets> {
    guard let manifest = TuistManifest.parse(bytes, file: path) else {
      return Parsed(DeclaredTargets(), diagnostics: [])
    }
    let project = manifest.value.project(of: path, in: tree.files)
    return Parsed(DeclaredTargets(project), diagnostics: manifest.diagnostics)
  }

  private static func package(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: SourceTree
  ) -> Parsed<DeclaredTargets> {
    let manifest = PackageManifest.parse(bytes, file: path)
    let folder = RelativePath.folder(of: path)
    var declared = DeclaredTargets()
    declared.targets = manifest.value.buildTargets(of: path, in: tree.files)
    declared.localPackages = manifest.value.localPackages.compactMap {
      RelativePath.join(folder, $0)
    }
    return Parsed(declared, diagnostics: manifest.diagnostics)
  }
}
