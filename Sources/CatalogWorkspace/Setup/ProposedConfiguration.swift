import FileSystem
package import ProjectConfiguration
import ProjectDiscovery

/// The configuration that `init` proposes for a folder, and the catalogs that the project needs.
package struct ProposedConfiguration {
  /// The content for `.xcstrings.yml`.
  package private(set) var configuration: Configuration
  /// The targets that use keys or have catalogs, in the order of their declarations.
  package private(set) var targets: [Target] = []
  /// The catalogs to create without keys.
  package private(set) var newCatalogs: [String] = []
  /// The Xcode targets whose project does not contain their catalog yet.
  package private(set) var unassignedCatalogs: [(catalog: String, target: String)] = []

  /// A target with its catalogs.
  package struct Target {
    /// The name of the target in the build.
    package let name: String
    /// The number of keys in its sources.
    package let keyCount: Int
    /// Its catalogs, including new ones; empty if their location is unknown.
    package let catalogs: [String]
  }

  /// Creates the proposed configuration of a project.
  ///
  /// If targets already have catalogs, the projects and packages determine the sources of each
  /// catalog, and the configuration contains no targets. Otherwise, the configuration contains the
  /// targets, because the build does not know which target a catalog belongs to.
  ///
  /// - Parameters:
  ///   - survey: The content of the folder.
  ///   - languages: The languages that the user named; `nil` for the existing ones.
  /// - Throws: ``WorkspaceError/invalidFileNames(_:)`` if the name of a target cannot be that of its
  ///   catalog.
  package init(_ survey: ProjectScan, languages: [String]?) throws(WorkspaceError) {
    let source = survey.sourceLanguage
    let all = [source] + (languages ?? survey.languages).filter { $0 != source }
    configuration = Configuration(sourceLanguage: source, languages: all)
    let own = survey.discovery.targets.filter { !$0.isTest }
    let speaking = own.filter { survey.keyCount(of: $0) > 0 }
    let wanted = speaking.isEmpty ? own.filter { !$0.sources.isEmpty } : speaking
    if !survey.targetCatalogs.isEmpty || Self.buildKnowsCatalogs(of: wanted, survey) {
      addCatalogs(of: survey, to: wanted)
    } else if survey.looseCatalogs.isEmpty {
      try name(wanted, survey)
    } else {
      try name(wanted, survey, sharing: survey.looseCatalogs)
    }
  }

  /// Returns whether the build would find catalogs of the same name in all targets automatically.
  ///
  /// This is the case for Xcode targets with synchronized folders, and for several targets of a
  /// package for Apple's platforms.
  private static func buildKnowsCatalogs(of targets: [BuildTarget], _ survey: ProjectScan) -> Bool {
    guard targets.count > 1 || targets.contains(where: { !$0.isOfPackage }),
      survey.looseCatalogs.isEmpty
    else { return false }
    return targets.allSatisfy { target in
      target.isOfPackage
        ? !target.sources.contains(where: importsRuntime) : survey.prospect(for: target) != nil
    }
  }

  private static func importsRuntime(_ file: String) -> Bool {
    guard let bytes = try? FileSystem.read(file, as: .source) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { $0.hasSuffix("import Localization") }
  }
}

extension ProposedConfiguration {
  /// Uses the catalogs of the build, and adds missing ones that the build finds automatically.
  private mutating func addCatalogs(of survey: ProjectScan, to speaking: [BuildTarget]) {
    for target in survey.discovery.targets where !target.isTest {
      var catalogs = target.catalogs
      if catalogs.isEmpty, speaking.contains(target), let prospect = survey.prospect(for: target) {
        catalogs = [prospect]
        newCatalogs += catalogs
      }
      add(target, catalogs, survey)
    }
  }

  /// Adds the targets to the configuration, each with a separate catalog.
  ///
  /// Xcode targets share one catalog, because Apple's platforms look for the same table name in
  /// each of them.
  private mutating func name(_ targets: [BuildTarget], _ survey: ProjectScan) throws(WorkspaceError)
  {
    let ownsTables = targets.count > 1 && targets.allSatisfy(\.isOfPackage)
    var shared: String?
    for target in targets {
      let table = ownsTables ? target.name : Project.defaultTable
      guard let folder = survey.folder(of: target) else { continue }
      let catalog =
        if let shared { shared } else { try Self.catalog(table, of: target, in: folder) }
      if shared == nil { addLocation(of: catalog, in: folder, survey) }
      if !ownsTables { shared = catalog }
      name(target, table, catalog, survey)
    }
  }

  /// Adds the location of a new catalog to the configuration.
  ///
  /// If tables will be migrated, it is the folder, with those of the tables, so that the commands
  /// find all catalogs of the migration.
  private mutating func addLocation(
    of catalog: String,
    in folder: String,
    _ survey: ProjectScan
  ) {
    guard !survey.legacyFolders.isEmpty else { return configuration.catalogs.append(catalog) }
    for place in [folder] + survey.legacyFolders
    where !configuration.catalogs.contains(where: { $0 == "." || RelativePath.contains($0, place) })
    {
      configuration.catalogs.removeAll { place == "." || RelativePath.contains(place, $0) }
      configuration.catalogs.append(place)
    }
  }

  /// Adds the targets to the configuration, with catalogs in separate folders.
  private mutating func name(
    _ targets: [BuildTarget],
    _ survey: ProjectScan,
    sharing catalogs: [String]
  ) throws(WorkspaceError) {
    var seen: Set<String> = []
    configuration.catalogs = catalogs.map { Self.folder(of: $0) }
      .filter { seen.insert($0).inserted }
    for target in targets {
      let folder = configuration.catalogs.first ?? "."
      let catalog =
        if let known = Self.catalog(of: target, among: catalogs, survey) {
          known
        } else {
          try Self.catalog(
            target.isOfPackage ? target.name : Project.defaultTable,
            of: target,
            in: folder
          )
        }
      name(target, CatalogFile.table(ofCatalogAt: catalog), catalog, survey)
    }
  }

  private mutating func name(
    _ target: BuildTarget,
    _ table: String,
    _ catalog: String,
    _ survey: ProjectScan
  ) {
    let sources = survey.sourceFolders(of: target)
    configuration.targets.append(
      Configuration.Target(name: target.name, table: table, sources: sources)
    )
    if !target.isOfPackage, survey.prospect(for: target) != catalog {
      unassignedCatalogs.append((catalog, target.name))
    }
    add(target, [catalog], survey)
  }

  private mutating func add(
    _ target: BuildTarget,
    _ catalogs: [String],
    _ survey: ProjectScan
  ) {
    let count = survey.keyCount(of: target)
    guard count > 0 || !catalogs.isEmpty else { return }
    targets.append(Target(name: target.name, keyCount: count, catalogs: catalogs))
  }

  /// Returns the existing catalog for the strings of a target without a table.
  ///
  /// It is the catalog with the name of the target, or the default table that is the nearest to
  /// its sources. On Apple's platforms, calls without a table always use the default one.
  private static func catalog(
    of target: BuildTarget,
    among catalogs: [String],
    _ survey: ProjectScan
  ) -> String? {
    let folder = survey.folder(of: target).map { FileSystem.join($0, "") } ?? ""
    let defaults = catalogs.filter { CatalogFile.table(ofCatalogAt: $0) == Project.defaultTable }
    func sharedLength(_ path: String) -> Int {
      zip(path.utf8, folder.utf8).prefix { $0 == $1 }.count
    }
    let nearest = defaults.max { sharedLength($0) < sharedLength($1) }
    let own = catalogs.first { path in
      CatalogFile.table(ofCatalogAt: path).lowercased() == target.name.lowercased()
    }
    // The keys of this table are those of the file Info.plist.
    let ordinary = catalogs.filter { CatalogFile.table(ofCatalogAt: $0) != "InfoPlist" }
    let only = ordinary.count == 1 ? ordinary.first : nil
    return target.isOfPackage ? own ?? only ?? nearest : nearest ?? own ?? only
  }

  private static func folder(of path: String) -> String {
    let folder = RelativePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private static func catalog(
    _ table: String,
    of target: BuildTarget,
    in folder: String
  ) throws(WorkspaceError) -> String {
    FileSystem.join(folder, try PathComponent(catalogOf: table, in: target.declaredIn))
  }
}
