package import Diagnostics
package import FileSystem
import ProjectConfiguration

/// The targets that Xcode projects and packages declare.
package struct DiscoveredTargets {
  /// What says which sources feed a catalog, where nothing else does.
  ///
  /// Their paths, and all others here, start from the current folder.
  package private(set) var targets: [BuildTarget] = []
  /// What could not be understood of projects and manifests.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The Swift files of packages and folders that projects name, where they lie outside of the folder
  /// that is looked at.
  package private(set) var outerSources: [String] = []

  /// Looks for projects and packages in a folder and below it.
  ///
  /// The packages that they name by their paths count too, wherever they lie.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects (`App.xcodeproj`) and the folders of packages that count with
  ///     the packages that they name; empty for all that there are.
  ///   - prospects: Files that are taken for there, to learn which targets would have them.
  /// - Returns: The targets that they declare.
  /// - Throws: That a folder, a project or a manifest cannot be read.
  package static func find(
    in folder: String,
    only declarations: [String] = [],
    assuming prospects: [String] = []
  ) throws(FileError) -> DiscoveredTargets {
    var files = ProjectFiles()
    return try find(in: folder, only: declarations, assuming: prospects, reading: &files)
  }

  /// Looks for projects and packages in a folder and below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects and the folders of packages that count; empty for all.
  ///   - prospects: Files that are taken for there.
  ///   - files: The files that are known already, and afterwards those that were read, too.
  /// - Returns: The targets that they declare.
  /// - Throws: That a folder, a project or a manifest cannot be read.
  package static func find(
    in folder: String,
    only declarations: [String] = [],
    assuming prospects: [String] = [],
    reading files: inout ProjectFiles
  ) throws(FileError) -> DiscoveredTargets {
    let root = ProjectFiles.path(of: folder)
    _ = try files.add(root)
    var tree = files
    tree.assume(prospects.map { ProjectFiles.path(of: $0) })
    var found = DiscoveredTargets()
    try found.read(declarations, below: root, in: &tree)
    if prospects.isEmpty { files = tree }
    let sources = (tree.files.paths + found.targets.flatMap(\.sources))
      .filter { SourceKind(ofFileAt: $0) == .swift }
    let outer = Set(sources.filter { !RelativePath.contains(root, $0) })
    found.outerSources = outer.map(tree.name).sorted()
    found.targets = found.targets.map { $0.withoutMissingSources(in: tree).named(by: tree) }
    return found
  }

  /// Reads the files that declare targets, and those that they name.
  private mutating func read(
    _ declarations: [String],
    below root: String,
    in tree: inout ProjectFiles
  ) throws(FileError) {
    var queue =
      declarations.isEmpty
      ? DeclaringFile.all(below: root, in: tree) : declarations.map(DeclaringFile.init(named:))
    var seen: Set<String> = []
    while !queue.isEmpty {
      let file = queue.removeFirst()
      guard seen.insert(file.path).inserted else { continue }
      let found = try add(file, in: &tree)
      seen.formUnion(found.parts)
      queue += found.localPackages.map(DeclaringFile.init(manifestIn:))
        .filter { tree.hasFile($0.path) }
    }
  }

  /// Adds what a file declares, and returns it.
  private mutating func add(
    _ file: DeclaringFile,
    in tree: inout ProjectFiles
  ) throws(FileError) -> DeclaredTargets {
    _ = try tree.add(file.folder)
    var found = try DeclaredTargets.read(file, in: tree)
    var hasGrown = false
    for folder in found.value.folders where try tree.add(folder) { hasGrown = true }
    if hasGrown { found = try DeclaredTargets.read(file, in: tree) }
    targets += found.value.targets
    diagnostics += found.diagnostics.map { $0.named(by: tree) }
    return found.value
  }

  /// The projects and manifests of which something could not be understood, each once.
  package var misunderstood: [String] {
    // A note is about something that hides no target.
    Set(diagnostics.filter { $0.severity != .note }.compactMap(\.place?.file)).sorted()
  }

  /// The sources of all targets but tests, each once, in the order of their paths.
  package var sources: [String] {
    FileTree(Set(targets.filter { !$0.isTest }.flatMap(\.sources))).paths
  }

  /// The language of the texts in the sources; `nil` if the targets say none, or several.
  package var developmentRegion: String? {
    CatalogFeed.developmentRegion(of: targets.filter { !$0.isTest })
  }

  /// The names of functions that take a key, as build settings tell them.
  package var localizedStringMacroNames: [String] {
    Set(targets.flatMap(\.localizedStringMacroNames)).sorted()
  }

  /// The compilation conditions that some configuration of some target sets; `nil` if that is not
  /// known: builds of packages alone get them on their command line, and manifests of Tuist put them
  /// together while they run.
  package var compilationConditions: Set<String>? {
    let places = Set(targets.map(\.declaredIn))
    guard misunderstood.isEmpty, places.contains(where: { !$0.hasSuffix("Package.swift") }),
      !places.contains(where: { $0.hasSuffix("Project.swift") })
    else { return nil }
    return targets.reduce(into: []) { $0.formUnion($1.compilationConditions) }
  }

  /// What feeds each catalog.
  package var feeds: [CatalogFeed] {
    CatalogFeed.all(of: targets)
  }
}

extension BuildTarget {
  /// Returns the target without the sources in C and Objective-C that are not there.
  ///
  /// Builds make such files, as parsers and lists of versions; a header of that kind holds no key.
  fileprivate func withoutMissingSources(in tree: ProjectFiles) -> BuildTarget {
    let missing = Set(
      sources.filter { SourceKind(ofFileAt: $0) == .objectiveC && !tree.hasFile($0) }
    )
    guard !missing.isEmpty else { return self }
    var target = self
    target.sources.removeAll(where: missing.contains)
    target.missingSources = missing.filter { !SourceKind.isHeader($0) }.sorted()
    return target
  }

  /// Returns the target with paths that start from the current folder.
  fileprivate func named(by tree: ProjectFiles) -> BuildTarget {
    var target = self
    target.declaredIn = tree.name(of: declaredIn)
    target.sources = sources.map { tree.name(of: $0) }
    target.looseHeaders = looseHeaders.map { tree.name(of: $0) }
    target.missingSources = missingSources.map { tree.name(of: $0) }
    target.catalogs = catalogs.map { tree.name(of: $0) }
    return target
  }
}

extension Diagnostic {
  /// Returns the diagnostic with paths that start from the current folder.
  fileprivate func named(by tree: ProjectFiles) -> Diagnostic {
    var diagnostic = self
    diagnostic.place?.file = tree.name(of: place?.file ?? "")
    for index in notes.indices {
      diagnostic.notes[index].place?.file = tree.name(of: notes[index].place?.file ?? "")
    }
    return diagnostic
  }
}

/// What a project or a manifest declares.
struct DeclaredTargets {
  /// Its targets.
  package var targets: [BuildTarget] = []
  /// The folders of the packages that it names, wherever they lie.
  var localPackages: [String] = []
  /// The folders from which targets take whatever lies there.
  package var folders: [String] = []
  /// The files that are a part of it, and declare nothing by themselves.
  package var parts: Set<String> = []

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
  package static func read(
    _ file: DeclaringFile,
    in tree: ProjectFiles
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
    _ tree: ProjectFiles
  ) -> Parsed<DeclaredTargets> {
    let project = XcodeProject.parse(bytes, file: path, in: tree.files, reading: tree.content)
    return Parsed(DeclaredTargets(project.value), diagnostics: project.diagnostics)
  }

  private static func xcodeGenSpec(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: ProjectFiles
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
    _ tree: ProjectFiles
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
    _ tree: ProjectFiles
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

/// A file that declares targets, by its name.
struct DeclaringFile {
  /// What wrote the file, or reads it.
  package enum Kind: CaseIterable {
    /// `project.pbxproj` in an `.xcodeproj`.
    case xcodeProject
    /// `project.yml`, from which XcodeGen makes an Xcode project.
    case xcodeGenSpec
    /// `Project.swift`, from which Tuist makes an Xcode project.
    case tuistManifest
    /// `Package.swift`.
    case package
  }

  /// The path in a tree.
  package let path: String
  package let kind: Kind

  /// Creates a file; `nil` if files of that name declare nothing.
  package init?(_ path: String) {
    let name = "/" + path
    guard let kind = Kind.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self.path = path
    self.kind = kind
  }

  /// Creates the file of what a user names: a project, or the folder of a package.
  package init(named declaration: String) {
    let path = ProjectFiles.path(of: declaration)
    self =
      DeclaringFile(path) ?? DeclaringFile(path + "/project.pbxproj")
      ?? DeclaringFile(manifestIn: path)
  }

  /// Creates the file of a package in a folder.
  package init(manifestIn folder: String) {
    path = RelativePath.manifest(in: folder)
    kind = .package
  }

  /// The folder from which the paths in the file start.
  package var folder: String {
    let folder = RelativePath.folder(of: path)
    return kind == .xcodeProject ? RelativePath.folder(of: folder) : folder
  }

  /// How many folders lie around the file.
  private var depth: Int { folder.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Returns the files below a folder that declare targets: those of outer folders come first.
  ///
  /// Where a project is there that was made from a file beside it, the project counts.
  package static func all(below folder: String, in tree: ProjectFiles) -> [DeclaringFile] {
    let files = tree.files.files(below: folder).compactMap { DeclaringFile($0) }
    let made = Set(files.filter { $0.kind == .xcodeProject }.map(\.folder))
    return files.filter { !$0.kind.isMadeInto || !made.contains($0.folder) }
      .sorted { $0.depth < $1.depth }
  }
}

extension DeclaringFile.Kind {
  /// Whether an Xcode project is made from such files.
  fileprivate var isMadeInto: Bool { self == .xcodeGenSpec || self == .tuistManifest }

  /// How the paths of such files end.
  fileprivate var ending: String {
    switch self {
    case .xcodeProject: ".xcodeproj/project.pbxproj"
    case .xcodeGenSpec: "/project.yml"
    case .tuistManifest: "/Project.swift"
    case .package: "/Package.swift"
    }
  }
}
