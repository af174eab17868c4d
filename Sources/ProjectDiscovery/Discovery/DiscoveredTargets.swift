package import Diagnostics
import FileFormats
package import FileSystem
import ProjectConfiguration

/// The targets that Xcode projects and packages declare.
package struct DiscoveredTargets {
  /// The targets, which determine the sources of each catalog unless the configuration does.
  ///
  /// All paths in this type are relative to the current folder.
  package private(set) var targets: [BuildTarget] = []
  /// The parts of projects and manifests that could not be parsed.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The problems of files that projects name: those that do not exist, and names that only macOS
  /// accepts.
  package private(set) var referenceProblems: [Diagnostic] = []
  /// The Swift files of packages and folders that projects name outside of the searched folder.
  package private(set) var outerSources: [String] = []
  /// The local packages that projects and packages reference.
  private var packages = LocalPackages()
  /// Whether an `.xcconfig` file does not exist, so that some build settings are unknown.
  private var lacksSettings = false

  /// Creates an empty result.
  package init() {}

  /// Finds the projects and packages in a folder and below it.
  ///
  /// Packages that they reference by path are included, even outside of the folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects (`App.xcodeproj`) and package folders to use, in addition to
  ///     the packages that they reference. Empty for all.
  ///   - prospects: Paths to treat as existing files, to determine the targets that would contain
  ///     them.
  /// - Returns: The declared targets.
  /// - Throws: An error if a folder, a project or a manifest cannot be read.
  package static func find(
    in folder: String,
    only declarations: [String] = [],
    assuming prospects: [String] = []
  ) throws(FileError) -> DiscoveredTargets {
    var files = ProjectFiles()
    return try find(in: folder, only: declarations, assuming: prospects, reading: &files)
  }

  /// Finds the projects and packages in a folder and below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects and package folders to use. Empty for all.
  ///   - prospects: Paths to treat as existing files.
  ///   - files: The known files, to which this function adds the files that it lists.
  /// - Returns: The declared targets.
  /// - Throws: An error if a folder, a project or a manifest cannot be read.
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
    found.targets = found.targets.map { target in
      var target = target.withoutMissingFiles(in: tree)
      target.missingPackages = found.packages.missing(for: target)
      return target.named(by: tree)
    }
    var problems = ReferenceProblems(in: tree)
    problems.addMissingSources(of: found.targets)
    problems.addMissingCatalogs(of: found.targets)
    found.referenceProblems += problems.diagnostics
    return found
  }

  /// Returns whether a folder itself contains a project or a package.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Whether it has a file that can declare targets; `false` if it cannot be listed.
  package static func areDeclared(directlyIn folder: String) -> Bool {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.contains { ProjectFile($0) != nil || ProjectFile($0 + "/project.pbxproj") != nil }
  }

  /// Returns whether a folder or a folder below it contains a project or a package.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Whether a file that can declare targets exists.
  /// - Throws: An error if a folder cannot be listed.
  package static func areDeclared(below folder: String) throws(FileError) -> Bool {
    var files = ProjectFiles()
    let root = ProjectFiles.path(of: folder)
    _ = try files.add(root)
    return !ProjectFile.all(below: root, in: files).isEmpty
  }

  /// Reads the files that declare targets, and the files that they reference.
  private mutating func read(
    _ declarations: [String],
    below root: String,
    in tree: inout ProjectFiles
  ) throws(FileError) {
    var queue = ProjectFile.all(below: root, in: tree)
    if !declarations.isEmpty {
      queue = []
      for declaration in declarations { queue += try members(of: declaration, in: &tree) }
    }
    var seen: Set<String> = []
    var position = 0
    while position < queue.count {
      let file = queue[position]
      position += 1
      guard seen.insert(file.path).inserted else { continue }
      let found = try add(file, in: &tree)
      seen.formUnion(found.parts)
      let manifests = found.localPackages.map(ProjectFile.init(manifestIn:))
      packages.add(found, in: file.path, manifests.map(\.path)) { tree.hasFile($0) }
      queue += manifests.filter { tree.hasFile($0.path) }
      addProblems(of: found, in: file, tree)
    }
  }

  /// Returns the file that declares the targets of a project or package from the user, or those of
  /// a workspace.
  private mutating func members(
    of declaration: String,
    in tree: inout ProjectFiles
  ) throws(FileError) -> [ProjectFile] {
    let path = ProjectFiles.path(of: declaration)
    guard XcodeWorkspaceFile.isWorkspace(path) else { return [ProjectFile(named: declaration)] }
    _ = try tree.add(RelativePath.folder(of: path))
    let file = XcodeWorkspaceFile.path(in: path)
    let bytes = try FileSystem.read(tree.name(of: file), as: .configuration)
    let workspace = XcodeWorkspaceFile(bytes, of: path, in: tree.files)
    if let damage = workspace.damage {
      let location = Location(
        file: file,
        utf8Range: damage.utf8Offset..<damage.utf8Offset,
        line: damage.line,
        column: damage.column
      )
      diagnostics.append(Diagnostic(.workspaceDamaged, .error, at: location).named(by: tree))
    }
    var problems = ReferenceProblems(in: tree)
    problems.add(workspace.nameDifferences, in: file)
    referenceProblems += problems.diagnostics
    return workspace.members.map { ProjectFile(named: "/" + $0) }
  }

  /// Records the files that a project or manifest names, and that do not exist or have another name.
  private mutating func addProblems(
    of found: DeclaredTargets,
    in file: ProjectFile,
    _ tree: ProjectFiles
  ) {
    var problems = ReferenceProblems(in: tree)
    problems.add(found.nameDifferences, in: file.path)
    let missing = found.localPackages.filter { !tree.hasFile(RelativePath.manifest(in: $0)) }
    problems.addMissingPackages(missing, in: file.path)
    problems.addMissingConfigurations(found.missingConfigurations, in: file.path)
    referenceProblems += problems.diagnostics
    if !found.missingConfigurations.isEmpty { lacksSettings = true }
  }

  /// Adds the declarations of a file, and returns them.
  private mutating func add(
    _ file: ProjectFile,
    in tree: inout ProjectFiles
  ) throws(FileError) -> DeclaredTargets {
    _ = try tree.add(file.folder)
    var found: ParseResult<DeclaredTargets>
    do throws(FileError) {
      found = try DeclaredTargets.read(file, in: tree)
    } catch {
      guard error.isRefusal else { throw error }
      // What the file declares is unknown, as after a syntax error.
      diagnostics.append(error.skipDiagnostic)
      return DeclaredTargets()
    }
    var hasGrown = false
    for folder in found.value.folders where try tree.add(folder) { hasGrown = true }
    if hasGrown { found = try DeclaredTargets.read(file, in: tree) }
    targets += found.value.targets
    diagnostics += found.diagnostics.map { $0.named(by: tree) }
    return found.value
  }

  /// The diagnostics of declarations, followed by those of the files that they name.
  package var allDiagnostics: [Diagnostic] { diagnostics + referenceProblems }

  /// The projects and manifests with parts that could not be parsed, without duplicates.
  package var syntaxErrors: [String] {
    // Notes concern parts that affect no target.
    Set(diagnostics.filter { $0.severity != .note }.compactMap(\.location?.file)).sorted()
  }

  /// The sources of all targets except tests, without duplicates, sorted by path.
  package var sources: [String] {
    FileTree(targets.filter { !$0.isTest }.flatMap(\.sources)).paths
  }

  /// The language of the strings in the sources, or `nil` if the targets specify none or several.
  package var developmentRegion: String? {
    CatalogSources.developmentRegion(of: targets.filter { !$0.isTest })
  }

  /// The names of functions that accept a key, from the build settings.
  package var localizedStringMacroNames: [String] {
    Set(targets.flatMap(\.localizedStringMacroNames)).sorted()
  }

  /// Whether all files with build settings could be read.
  package var knowsSettings: Bool { !lacksSettings }

  /// The compilation conditions that any configuration of any target sets.
  ///
  /// `nil` if they are unknown: package builds get them on the command line, and Tuist manifests
  /// compute them at run time.
  package var compilationConditions: Set<String>? {
    let places = Set(targets.map(\.declaredIn))
    guard syntaxErrors.isEmpty, !lacksSettings,
      places.contains(where: { !$0.hasSuffix("Package.swift") }),
      !places.contains(where: { $0.hasSuffix("Project.swift") })
    else { return nil }
    return targets.reduce(into: []) { $0.formUnion($1.compilationConditions) }
  }

  /// The sources of each catalog.
  package var feeds: [CatalogSources] {
    CatalogSources.all(of: targets)
  }
}

extension BuildTarget {
  /// Returns the target without the catalogs and sources that do not exist, or that another one
  /// hides.
  ///
  /// Builds generate some files, for example parsers and version lists. A missing header contains
  /// no key.
  fileprivate func withoutMissingFiles(in tree: ProjectFiles) -> BuildTarget {
    var target = self
    var known: Set<String> = []
    var missing: [String] = []
    target.sources.removeAll { source in
      // Later stages cannot distinguish names that differ only in Unicode normalization.
      let isRead = tree.hasFile(source) && known.insert(source).inserted
      if !isRead { missing.append(source) }
      return !isRead
    }
    target.missingSources = missing.filter { !SourceKind.isHeader($0) }
    target.missingCatalogs = catalogs.filter { !tree.hasFile($0) }
    target.catalogs.removeAll { !tree.hasFile($0) }
    return target
  }

  /// Returns the target with paths relative to the current folder.
  fileprivate func named(by tree: ProjectFiles) -> BuildTarget {
    var target = self
    target.declaredIn = tree.name(of: declaredIn)
    target.sources = sources.map { tree.name(of: $0) }
    target.looseHeaders = looseHeaders.map { tree.name(of: $0) }
    target.missingSources = missingSources.map { tree.name(of: $0) }
    target.missingCatalogs = missingCatalogs.map { tree.name(of: $0) }
    target.missingPackages = missingPackages.map { tree.name(of: $0) }
    target.catalogs = catalogs.map { tree.name(of: $0) }
    target.infoPlist?.declaredIn = target.declaredIn
    target.infoPlist?.file = infoPlist?.file.map { tree.name(of: $0) }
    for index in (infoPlist?.generatedValues ?? []).indices {
      target.infoPlist?.generatedValues[index].location?.file = tree.name(
        of: infoPlist?.generatedValues[index].location?.file ?? ""
      )
    }
    return target
  }
}

extension Diagnostic {
  /// Returns the diagnostic with paths relative to the current folder.
  fileprivate func named(by tree: ProjectFiles) -> Diagnostic {
    var diagnostic = self
    diagnostic.location?.file = tree.name(of: location?.file ?? "")
    for index in notes.indices {
      diagnostic.notes[index].location?.file = tree.name(of: notes[index].location?.file ?? "")
    }
    return diagnostic
  }
}

extension Diagnostic.Message {
  /// A workspace is not valid XML.
  fileprivate static let workspaceDamaged = Self(
    "xcode-workspace-damaged",
    "the file is not valid XML, so some projects of the workspace are unknown"
  )
}

/// The references of projects and packages to local packages.
private struct LocalPackages {
  /// The manifests that a project or a manifest references, by its path.
  private var references: [String: [String]] = [:]
  /// The folders of the packages that do not exist, by the path of their manifest.
  private var missing: [String: String] = [:]
  /// The path of the project or manifest, by the declarations of its targets.
  private var files: [String: String] = [:]

  /// Adds the references of a project or a manifest.
  mutating func add(
    _ found: DeclaredTargets,
    in file: String,
    _ manifests: [String],
    exists: (String) -> Bool
  ) {
    references[file] = manifests
    for target in found.targets { files[target.declaredIn] = file }
    for (folder, manifest) in zip(found.localPackages, manifests) where !exists(manifest) {
      missing[manifest] = folder
    }
  }

  /// Returns the folders of the missing packages that a target may use, also through other packages.
  func missing(for target: BuildTarget) -> [String] {
    var queue = files[target.declaredIn].map { [$0] } ?? []
    var seen = Set(queue)
    var folders: Set<String> = []
    while let file = queue.popLast() {
      if let folder = missing[file] { folders.insert(folder) }
      queue += (references[file] ?? []).filter { seen.insert($0).inserted }
    }
    return folders.sorted()
  }
}

/// The declarations of a project or a manifest.
struct DeclaredTargets {
  /// The declared targets.
  package var targets: [BuildTarget] = []
  /// The folders of the packages that it references, even outside of the searched folder.
  var localPackages: [String] = []
  /// The folders whose whole content belongs to targets.
  package var folders: [String] = []
  /// The files that are part of it, and declare nothing by themselves.
  package var parts: Set<String> = []
  /// The names of files that differ from those on disk only in case or Unicode normalization.
  var nameDifferences: [NameDifference] = []
  /// The `.xcconfig` files that do not exist.
  var missingConfigurations: [String] = []

  /// Creates the declarations of a file that declares nothing.
  fileprivate init() {}

  private init(_ project: XcodeProject) {
    targets = project.targets
    localPackages = project.localPackages
    folders = project.synchronizedFolders
    nameDifferences = project.nameDifferences
    missingConfigurations = project.missingConfigurations
  }

  /// Reads a file that declares targets.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tree: The existing files.
  /// - Returns: The declarations of the file, and the problems.
  /// - Throws: An error if the file cannot be read.
  package static func read(
    _ file: ProjectFile,
    in tree: ProjectFiles
  ) throws(FileError) -> ParseResult<DeclaredTargets> {
    let bytes = try FileSystem.read(
      tree.name(of: file.path),
      as: file.kind == .xcodeProject ? .project : .configuration
    )
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
  ) -> ParseResult<DeclaredTargets> {
    let project = XcodeProject.parse(bytes, file: path, in: tree.files, reading: tree.content)
    return ParseResult(DeclaredTargets(project.value), diagnostics: project.diagnostics)
  }

  private static func xcodeGenSpec(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: ProjectFiles
  ) -> ParseResult<DeclaredTargets> {
    guard
      let spec = XcodeGenSpec.parse(bytes, file: path, in: tree.files, reading: tree.content)
    else { return ParseResult(DeclaredTargets(), diagnostics: []) }
    var declared = DeclaredTargets(spec.value.project)
    declared.parts = spec.value.includedFiles
    return ParseResult(declared, diagnostics: spec.diagnostics)
  }

  private static func tuistManifest(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: ProjectFiles
  ) -> ParseResult<DeclaredTargets> {
    guard let manifest = TuistManifest.parse(bytes, file: path) else {
      return ParseResult(DeclaredTargets(), diagnostics: [])
    }
    let project = manifest.value.project(of: path, in: tree.files)
    return ParseResult(DeclaredTargets(project), diagnostics: manifest.diagnostics)
  }

  private static func package(
    _ bytes: [UInt8],
    _ path: String,
    _ tree: ProjectFiles
  ) -> ParseResult<DeclaredTargets> {
    let manifest = PackageManifest.parse(bytes, file: path)
    let folder = RelativePath.folder(of: path)
    var declared = DeclaredTargets()
    let files = ReferencedFiles(tree.files)
    declared.targets = manifest.value.buildTargets(of: path, in: files)
    declared.localPackages = manifest.value.localPackages.compactMap {
      RelativePath.join(folder, $0).map { files.folders($0)[0] }
    }
    declared.nameDifferences = files.differences
    return ParseResult(declared, diagnostics: manifest.diagnostics)
  }
}

/// A file that declares targets, identified by its name.
struct ProjectFile {
  /// The build system of the file.
  package enum Kind: CaseIterable {
    /// `project.pbxproj` in an `.xcodeproj`.
    case xcodeProject
    /// `project.yml`, from which XcodeGen generates an Xcode project.
    case xcodeGenSpec
    /// `Project.swift`, from which Tuist generates an Xcode project.
    case tuistManifest
    /// `Package.swift`.
    case package
  }

  /// The path of the file in a tree.
  package let path: String
  package let kind: Kind

  /// Creates a file, or returns `nil` if files with that name declare no targets.
  package init?(_ path: String) {
    let name = "/" + path
    guard let kind = Kind.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self.path = path
    self.kind = kind
  }

  /// Creates the file for a path from the user: a project, or the folder of a package.
  package init(named declaration: String) {
    let path = ProjectFiles.path(of: declaration)
    self =
      ProjectFile(path) ?? ProjectFile(path + "/project.pbxproj")
      ?? ProjectFile(manifestIn: path)
  }

  /// Creates the file of a package in a folder.
  package init(manifestIn folder: String) {
    path = RelativePath.manifest(in: folder)
    kind = .package
  }

  /// The folder to which the paths in the file are relative.
  package var folder: String {
    let folder = RelativePath.folder(of: path)
    return kind == .xcodeProject ? RelativePath.folder(of: folder) : folder
  }

  /// The number of folders that contain the file.
  private var depth: Int { folder.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Returns the files below a folder that declare targets, those of outer folders first.
  ///
  /// A generated project takes precedence over the file from which it was generated.
  package static func all(below folder: String, in tree: ProjectFiles) -> [ProjectFile] {
    let files = tree.files.files(below: folder).compactMap { ProjectFile($0) }
    let made = Set(files.filter { $0.kind == .xcodeProject }.map(\.folder))
    return files.filter { !$0.kind.isMadeInto || !made.contains($0.folder) }
      .sorted { $0.depth < $1.depth }
  }
}

extension ProjectFile.Kind {
  /// Whether an Xcode project is generated from such files.
  fileprivate var isMadeInto: Bool { self == .xcodeGenSpec || self == .tuistManifest }

  /// The suffix of the paths of such files.
  fileprivate var ending: String {
    switch self {
    case .xcodeProject: ".xcodeproj/project.pbxproj"
    case .xcodeGenSpec: "/project.yml"
    case .tuistManifest: "/Project.swift"
    case .package: "/Package.swift"
    }
  }
}
