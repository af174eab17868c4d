import CommandSupport
import Diagnostics
import ProjectModel

/// The targets that Xcode projects and packages declare.
struct ProjectDiscovery {
  /// What says which sources feed a catalog, where nothing else does.
  ///
  /// Their paths, and all others here, start from the current folder.
  private(set) var targets: [BuildTarget] = []
  /// What could not be understood of projects and manifests.
  private(set) var diagnostics: [Diagnostic] = []
  /// The Swift files of packages and folders that projects name, where they lie outside of the folder
  /// that is looked at.
  private(set) var outerSources: [String] = []

  /// Looks for projects and packages in a folder and below it.
  ///
  /// The packages that they name by their paths count too, wherever they lie.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - declarations: The projects (`App.xcodeproj`) and the folders of packages that count with
  ///     the packages that they name; empty for all that there are.
  ///   - prospects: Files that are taken for there, to learn which targets would have them.
  /// - Throws: That a folder, a project or a manifest cannot be read.
  init(
    of folder: String,
    only declarations: [String] = [],
    assuming prospects: [String] = []
  ) throws(FileError) {
    let root = SourceTree.path(of: folder)
    var tree = SourceTree()
    _ = try tree.add(root)
    tree.assume(prospects.map { SourceTree.path(of: $0) })
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
    let sources = (tree.files.paths + targets.flatMap(\.sources))
      .filter { SourceKind(ofFileAt: $0) == .swift }
    let outer = Set(sources.filter { !RelativePath.contains(root, $0) })
    outerSources = outer.map(tree.name).sorted()
    targets = targets.map { $0.withoutMissingSources(in: tree).named(by: tree) }
  }

  /// Adds what a file declares, and returns it.
  private mutating func add(
    _ file: DeclaringFile,
    in tree: inout SourceTree
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
  var misunderstood: [String] {
    // A note is about something that hides no target.
    Set(diagnostics.filter { $0.severity != .note }.compactMap(\.place?.file)).sorted()
  }

  /// The sources of all targets but tests, each once, in the order of their paths.
  var sources: [String] {
    FileTree(Set(targets.filter { !$0.isTest }.flatMap(\.sources))).paths
  }

  /// The language of the texts in the sources; `nil` if the targets say none, or several.
  var developmentRegion: String? {
    CatalogFeed.developmentRegion(of: targets.filter { !$0.isTest })
  }

  /// The names of functions that take a key, as build settings tell them.
  var localizedStringMacroNames: [String] {
    Set(targets.flatMap(\.localizedStringMacroNames)).sorted()
  }

  /// The compilation conditions that some configuration of some target sets; `nil` if that is not
  /// known: builds of packages alone get them on their command line, and manifests of Tuist put them
  /// together while they run.
  var compilationConditions: Set<String>? {
    let places = Set(targets.map(\.declaredIn))
    guard misunderstood.isEmpty, places.contains(where: { !$0.hasSuffix("Package.swift") }),
      !places.contains(where: { $0.hasSuffix("Project.swift") })
    else { return nil }
    return targets.reduce(into: []) { $0.formUnion($1.compilationConditions) }
  }

  /// What feeds each catalog.
  var feeds: [CatalogFeed] {
    CatalogFeed.all(of: targets)
  }
}

extension BuildTarget {
  /// Returns the target without the sources in C and Objective-C that are not there.
  ///
  /// Builds make such files, as parsers and lists of versions; a header of that kind holds no key.
  fileprivate func withoutMissingSources(in tree: SourceTree) -> BuildTarget {
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
  fileprivate func named(by tree: SourceTree) -> BuildTarget {
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
  fileprivate func named(by tree: SourceTree) -> Diagnostic {
    var diagnostic = self
    diagnostic.place?.file = tree.name(of: place?.file ?? "")
    for index in notes.indices {
      diagnostic.notes[index].place?.file = tree.name(of: notes[index].place?.file ?? "")
    }
    return diagnostic
  }
}
