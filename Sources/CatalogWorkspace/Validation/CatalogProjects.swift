import CatalogValidation
import Diagnostics
import FileSystem
import OrderedCollections
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// What the projects of catalogs say about them, by the absolute paths of the catalogs.
struct CatalogProjects: Sendable {
  private var projects: [String: CatalogProject] = [:]

  /// Creates the projects of no catalogs.
  init() {}

  /// Reads the projects of catalogs; of one that cannot be read, nothing is known.
  ///
  /// - Parameter paths: The paths of the catalogs.
  /// - Returns: What the projects say.
  static func read(ofCatalogsAt paths: [String]) async -> CatalogProjects {
    var found = CatalogProjects()
    let folders = Dictionary(grouping: paths) { Self.folder(ofProjectWith: $0) }
    for (folder, paths) in folders {
      guard let folder, let discovery = try? DiscoveredTargets.find(in: folder) else { continue }
      await found.add(discovery.targets, of: paths)
    }
    return found
  }

  /// Returns what is known about a catalog.
  subscript(path: String) -> CatalogProject {
    projects[FileSystem.absolutePath(of: path)] ?? CatalogProject()
  }

  private mutating func add(_ targets: [BuildTarget], of paths: [String]) async {
    let names = await Self.names(of: targets)
    let generating = Set(
      targets.filter(\.generatesSymbols).flatMap(\.catalogs)
        .map { FileSystem.absolutePath(of: $0) }
    )
    let languages = Set(
      targets.filter { !$0.isTest }.flatMap { $0.knownRegions + [$0.developmentRegion ?? ""] }
    )
    let isListed = targets.contains { !$0.isTest && !$0.knownRegions.isEmpty }
    for path in paths.map({ FileSystem.absolutePath(of: $0) }) {
      projects[path] = CatalogProject(
        names: names,
        languages: isListed ? languages : [],
        generatesSymbols: generating.contains(path)
      )
    }
  }

  /// Returns the names of targets and schemes, and those of products in Info.plists and their catalogs.
  private static func names(of targets: [BuildTarget]) async -> [String] {
    let targets = targets.filter { !$0.isTest }
    let lists = targets.compactMap(\.infoPlist)
    let resources = CatalogResources(table: InfoPlistSource.table, infoPlists: lists)
    let extraction = ResourceExtraction(InfoPlistKeys(), nil, ExtractionOptions())
    let strings = await extraction.strings(of: [resources]).strings.flatMap(\.strings)
    let values = strings.filter { InfoPlistSource.nameKeys.contains($0.key) }
      .compactMap(\.defaultValue)
    let catalogs = Set(targets.flatMap(\.catalogs))
      .filter { CatalogKind(ofCatalogAt: $0) == .informationPropertyList }
    return targets.flatMap(\.names) + schemes(of: targets) + values + catalogs.flatMap(sourceNames)
  }

  /// Returns the names of the shared schemes of the projects of targets.
  private static func schemes(of targets: [BuildTarget]) -> [String] {
    let folders = Set(targets.map(\.declaredIn))
      .filter { $0.contains(".xcodeproj") }
      .map { path in
        let project = path.prefix(upTo: path.ranges(of: ".xcodeproj")[0].upperBound)
        return FileSystem.join(String(project), "xcshareddata/xcschemes")
      }
    return folders.flatMap { folder in
      ((try? FileSystem.files(at: folder, withExtension: "xcscheme")) ?? [])
        .compactMap { $0.split(separator: "/").last?.dropLast(".xcscheme".count) }
        .map { String($0) }
    }
  }

  /// Returns the names in the source language of a catalog of an Info.plist.
  private static func sourceNames(inCatalogAt path: String) -> [String] {
    guard let bytes = try? FileSystem.read(path, as: .catalog),
      let catalog = CatalogFile.parse(bytes, file: path).value
    else { return [] }
    return InfoPlistSource.nameKeys.compactMap {
      catalog[$0]?.localizations[catalog.sourceLanguage]?.stringUnit?.value
    }
  }

  /// Returns the folder in which the project of a catalog is searched; `nil` if there is none.
  ///
  /// It is the outermost folder of the repository that declares targets. Without a repository, it is
  /// the closest one, because the others can be any folders.
  private static func folder(ofProjectWith path: String) -> String? {
    let folders = FileSystem.enclosingFolders(of: path).dropFirst()
    let root = folders.firstIndex { FileSystem.kind(of: FileSystem.join($0, ".git")) != nil }
    let declaring = folders.prefix(through: root ?? folders.endIndex - 1)
      .filter { DiscoveredTargets.areDeclared(directlyIn: $0) }
    return (root == nil ? declaring.first : declaring.last)
      .map { FileSystem.relativePath(of: $0) }
  }
}
