import CatalogExchange
import Diagnostics
import FileSystem
import ICU
import ProjectConfiguration
package import ProjectDiscovery
import StringCatalog
import StringExtraction

/// The content of a folder without a configuration.
package struct ProjectScan {
  /// The targets that Xcode projects and packages declare.
  package let discovery: DiscoveredTargets
  /// The files of the folder, with relative paths.
  package let files: FileTree
  /// The catalogs among the files of targets.
  let targetCatalogs: [String]
  /// The catalogs that belong to no target.
  package let looseCatalogs: [String]
  /// The languages of catalogs, projects and `.lproj` folders, except for the source language.
  package let languages: [String]
  /// The source language.
  package let sourceLanguage: String
  /// The number of tables that are still in `.strings` and `.stringsdict` files.
  package let legacyTableCount: Int
  /// The folders in which these tables become catalogs, with relative paths; `"."` is the project.
  let legacyFolders: [String]
  /// The catalogs that Xcode targets would contain automatically once they are created, by target.
  ///
  /// They are in folders that the project synchronizes.
  private var prospects: [BuildTarget.Identity: String] = [:]
  /// The keys that the sources use, by the paths of the sources.
  package private(set) var keys: [String: Set<String>] = [:]

  /// Scans the current folder.
  ///
  /// - Parameter sourceLanguage: The source language; `nil` for that of the project.
  /// - Returns: The survey, without the keys of the sources.
  /// - Throws: An error if a folder, a project or a manifest cannot be read.
  package static func conduct(sourceLanguage: String?) throws -> ProjectScan {
    let discovery = try DiscoveredTargets.find(in: ".")
    let files = FileTree(try FileSystem.tree(of: ".", skipping: ProjectFiles.foreignFolders))
    let owned = discovery.targets.flatMap(\.catalogs)
    let targetCatalogs = discovery.feeds.map(\.catalog)
    let looseCatalogs = files.paths
      .filter { $0.hasSuffix(Project.catalogSuffix) && !owned.contains($0) }
    let catalogs = (targetCatalogs + looseCatalogs)
      .compactMap { path in
        (try? FileSystem.read(path, as: .catalog))
          .flatMap { StringCatalog.parse($0, file: path).value }
      }
    let source =
      sourceLanguage ?? discovery.developmentRegion ?? common(catalogs.map(\.sourceLanguage))
      ?? Project.defaultSourceLanguage
    let tables = try LegacyFiles.find(at: ["."])
    let folders = tables.flatMap { $0.files.map(\.folder) }
      .map { LegacyLanguage.tag(ofFolder: $0, sourceLanguage: source) }
    let regions = discovery.targets.filter { !$0.isTest }.flatMap(\.knownRegions)
    let found = Set(catalogs.flatMap(\.spokenLanguages) + folders + regions)
    var survey = ProjectScan(
      discovery: discovery,
      files: files,
      targetCatalogs: targetCatalogs,
      looseCatalogs: looseCatalogs,
      languages: found.filter { $0 != source && LanguageCheck.isLanguage($0) }.sorted(),
      sourceLanguage: source,
      legacyTableCount: tables.count,
      legacyFolders: Set(
        tables.map { FileSystem.relativePath(of: FileSystem.absolutePath(of: $0.folder)) }
      )
      .sorted()
    )
    survey.prospects = try survey.findProspects()
    return survey
  }

  private func findProspects() throws(FileError) -> [BuildTarget.Identity: String] {
    let bare = discovery.targets.filter { !$0.isTest && !$0.isOfPackage && $0.catalogs.isEmpty }
    let candidates = bare.compactMap { target in
      folder(of: target).map { (target, FileSystem.join($0, Project.defaultCatalog)) }
    }
    guard !candidates.isEmpty else { return [:] }
    let assumed = try DiscoveredTargets.find(in: ".", assuming: candidates.map(\.1))
    let catalogs = Dictionary(assumed.targets.map { ($0.identity, $0.catalogs) }) { first, _ in
      first
    }
    let owned = candidates.filter { catalogs[$0.0.identity]?.contains($0.1) == true }
    return Dictionary(owned.map { ($0.0.identity, $0.1) }) { first, _ in first }
  }

  /// Returns the future catalog of a target that the build finds automatically.
  ///
  /// It is `nil` if the catalog must be added to the project.
  func prospect(for target: BuildTarget) -> String? {
    guard target.isOfPackage else { return prospects[target.identity] }
    return folder(of: target).map { FileSystem.join($0, Project.defaultCatalog) }
  }

  /// Returns the source folder of a target; the first of several.
  package func folder(of target: BuildTarget) -> String? {
    sourceFolders(of: target).first
      .map { path in
        guard SourceKind(ofFileAt: path) != nil else { return path }
        let folder = RelativePath.folder(of: path)
        return folder.isEmpty ? "." : folder
      }
  }

  private static func common(_ languages: [String]) -> String? {
    Set(languages).count == 1 ? languages.first : nil
  }

  /// Reads the sources of the targets, and determines their keys.
  ///
  /// `sync` reports problems in the sources.
  package mutating func readSources(progress: ExtractionProgressHandler? = nil) async throws {
    var input = ExtractionInput(
      files: discovery.sources,
      indexed: try swiftFiles() + discovery.outerSources,
      options: ExtractionOptions(routines: discovery.localizedStringMacroNames)
    )
    input.goesOnWithoutUnreadable = true
    let extraction = try await input.extract(progress: progress)
    keys = extraction.strings.occurrences.reduce(into: [:]) {
      $0[$1.location.file, default: []].insert($1.key)
    }
  }

  private func swiftFiles() throws(FileError) -> [String] {
    var tree = ProjectFiles(includesForeign: true)
    return try tree.declarationFiles(at: ["."])
  }

  /// Returns the number of keys in the sources of a target.
  package func keyCount(of target: BuildTarget) -> Int {
    target.sources.reduce(into: Set<String>()) { $0.formUnion(keys[$1] ?? []) }.count
  }

  /// Returns the folders and files that contain the sources of a target and no others.
  func sourceFolders(of target: BuildTarget) -> [String] {
    FileTree(files.paths.filter { SourceKind(ofFileAt: $0) != nil && !SourceKind.isHeader($0) })
      .covering(Set(target.sources), named: target.name)
  }
}

extension BuildTarget {
  /// The identity of a target, which distinguishes it from targets of other projects.
  struct Identity: Hashable {
    var declaredIn: String
    package var name: String
  }

  /// The identity of the target.
  var identity: Identity { Identity(declaredIn: declaredIn, name: name) }

  /// Whether a package declares the target.
  var isOfPackage: Bool { declaredIn.hasSuffix("Package.swift") }
}
