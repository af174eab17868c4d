import FileSystem
package import ProjectConfiguration
import ProjectDiscovery

/// What `init` makes of a folder: the description of a project, and catalogs that it needs.
package struct ProjectOutline {
  /// What `.xcstrings.yml` is to say.
  package private(set) var configuration: Configuration
  /// The targets that use keys or have catalogs, in the order in which they are declared.
  package private(set) var targets: [Target] = []
  /// The catalogs that are made at once, without a key.
  package private(set) var newCatalogs: [String] = []
  /// The targets of Xcode that take their texts from a catalog which their project does not name yet.
  package private(set) var strangers: [(catalog: String, target: String)] = []

  /// A target, and where its texts are.
  package struct Target {
    /// The name that the build gives it.
    package let name: String
    /// How many keys its sources use.
    package let keyCount: Int
    /// Its catalogs, those that are still to be made among them; empty if nobody knows where.
    package let catalogs: [String]
  }

  /// Makes the outline of a project.
  ///
  /// Where targets have catalogs already, the projects and packages say what feeds them, and the file
  /// says nothing of it. Where none has, the file names the targets, because a build that has not heard
  /// of a catalog cannot say whose it is.
  ///
  /// - Parameters:
  ///   - survey: What there is.
  ///   - languages: The languages that the user names; `nil` for those that there are.
  package init(_ survey: ProjectSurvey, languages: [String]?) {
    let source = survey.sourceLanguage
    let all = [source] + (languages ?? survey.languages).filter { $0 != source }
    configuration = Configuration(sourceLanguage: source, languages: all)
    let own = survey.discovery.targets.filter { !$0.isTest }
    let speaking = own.filter { survey.keyCount(of: $0) > 0 }
    let wanted = speaking.isEmpty ? own.filter { !$0.sources.isEmpty } : speaking
    if !survey.targetCatalogs.isEmpty || Self.buildKnowsCatalogs(of: wanted, survey) {
      addCatalogs(of: survey, to: wanted)
    } else if survey.looseCatalogs.isEmpty {
      name(wanted, survey)
    } else {
      name(wanted, survey, sharing: survey.looseCatalogs)
    }
  }

  /// Whether the targets are to have catalogs of the same name, each of which the build knows as soon as
  /// it is there: those of targets of Xcode whose folders are taken as they are, and of several targets
  /// of a package that is made for Apple's systems.
  private static func buildKnowsCatalogs(of targets: [BuildTarget], _ survey: ProjectSurvey) -> Bool
  {
    guard targets.count > 1 || targets.contains(where: { !$0.isOfPackage }),
      survey.looseCatalogs.isEmpty
    else { return false }
    return targets.allSatisfy { target in
      target.isOfPackage
        ? !target.sources.contains(where: importsRuntime) : survey.prospect(for: target) != nil
    }
  }

  private static func importsRuntime(_ file: String) -> Bool {
    guard let bytes = try? FileSystem.read(file) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { $0.hasSuffix("import Localization") }
  }
}

extension ProjectOutline {
  /// Leaves it to the build which catalog is whose, and gives one to each target that has none, where
  /// the build knows it for its own.
  private mutating func addCatalogs(of survey: ProjectSurvey, to speaking: [BuildTarget]) {
    for target in survey.discovery.targets where !target.isTest {
      var catalogs = target.catalogs
      if catalogs.isEmpty, speaking.contains(target), let prospect = survey.prospect(for: target) {
        catalogs = [prospect]
        newCatalogs += catalogs
      }
      add(target, catalogs, survey)
    }
  }

  /// Names the targets, each with a catalog of its own; those of Xcode share one, because Apple's
  /// systems look for one of that name in each of them.
  private mutating func name(_ targets: [BuildTarget], _ survey: ProjectSurvey) {
    let ownsTables = targets.count > 1 && targets.allSatisfy(\.isOfPackage)
    for target in targets {
      let table = ownsTables ? target.name : Project.defaultTable
      guard let folder = survey.folder(of: target) else { continue }
      let shared = configuration.catalogs.first.flatMap { ownsTables ? nil : $0 }
      let catalog = shared ?? Self.catalog(table, in: folder)
      if shared == nil { configuration.catalogs.append(catalog) }
      name(target, table, catalog, survey)
    }
  }

  /// Names the targets, whose catalogs lie in folders of their own.
  private mutating func name(
    _ targets: [BuildTarget],
    _ survey: ProjectSurvey,
    sharing catalogs: [String]
  ) {
    var seen: Set<String> = []
    configuration.catalogs = catalogs.map { Self.folder(of: $0) }
      .filter { seen.insert($0).inserted }
    for target in targets {
      let own = catalogs.first { path in
        CatalogFile.table(ofCatalogAt: path).lowercased() == target.name.lowercased()
      }
      let catalog =
        own ?? (catalogs.count == 1 ? catalogs.first : nil)
        ?? Self.catalog(target.name, in: configuration.catalogs.first ?? ".")
      name(target, CatalogFile.table(ofCatalogAt: catalog), catalog, survey)
    }
  }

  private mutating func name(
    _ target: BuildTarget,
    _ table: String,
    _ catalog: String,
    _ survey: ProjectSurvey
  ) {
    let sources = survey.sourceFolders(of: target)
    configuration.targets.append(
      Configuration.Target(name: target.name, table: table, sources: sources)
    )
    if !target.isOfPackage, survey.prospect(for: target) != catalog {
      strangers.append((catalog, target.name))
    }
    add(target, [catalog], survey)
  }

  private mutating func add(
    _ target: BuildTarget,
    _ catalogs: [String],
    _ survey: ProjectSurvey
  ) {
    let count = survey.keyCount(of: target)
    guard count > 0 || !catalogs.isEmpty else { return }
    targets.append(Target(name: target.name, keyCount: count, catalogs: catalogs))
  }

  private static func folder(of path: String) -> String {
    let folder = RelativePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private static func catalog(_ table: String, in folder: String) -> String {
    FileSystem.join(folder, table + Project.catalogSuffix)
  }
}
