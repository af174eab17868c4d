import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

extension ExtractCommand {
  /// Returns the sources to read, after printing the diagnostics of projects and manifests.
  ///
  /// The sources are those that the user names, or those of the targets in `.xcstrings.yml`, or
  /// else those of the Xcode projects and packages.
  func input(
    in project: Project?,
    _ discovery: DiscoveredTargets?,
    _ console: Console
  ) async throws -> ExtractionInput {
    if let discovery { DiagnosticPrinter().print(discovery.allDiagnostics, to: console) }
    let files = try await files(in: project, discovery, console)
    var input = ExtractionInput(
      files: files.paths,
      stamps: files.stamps,
      indexed: try swiftFiles(at: indexFolders) + indexedFiles(in: project, discovery)
        + files.models,
      options: conditions.sources.extractionOptions(
        of: project,
        routines: routines + (discovery?.localizedStringMacroNames ?? []),
        possibleConditions: discovery?.compilationConditions
      ),
      cache: ExtractionCache(
        at: caching.location(),
        of: project,
        scope: sources.scope + declarations.paths + indexFolders.flatMap { ["--index", $0] },
        version: Version.text
      )
    )
    // A file that the user names must exist, one that a project names need not.
    input.goesOnWithoutUnreadable = !sources.areNamed
    input.infoPlistKeys = InfoPlistKeys(in: project)
    input.resources = try resources(files.resources, in: project, discovery)
    return input
  }

  /// Returns the storyboards, XIBs and property lists to read: those that the user names, or to
  /// explain a key, those of all catalogs.
  private func resources(
    _ named: [String],
    in project: Project?,
    _ discovery: DiscoveredTargets?
  ) throws -> [CatalogResources] {
    guard sources.areNamed else {
      guard explain != nil || whyNot != nil, let feeds = discovery?.feeds else { return [] }
      return feeds.map { CatalogResources(ofCatalogAt: $0.catalog, $0) }.filter { !$0.isEmpty }
    }
    guard named.contains(where: { $0.hasSuffix(CatalogResources.propertyListSuffix) }) else {
      return CatalogResources.named(named, in: [])
    }
    let discovery = try discovery ?? DiscoveredTargets.find(in: project?.folder ?? ".")
    return CatalogResources.named(named, in: discovery.targets)
  }

  /// Returns the declarations of the Xcode projects and packages; `nil` if they are not needed.
  ///
  /// `.stringsdata` files must contain the strings that `sync` would extract. Therefore, the
  /// settings of targets apply even if the user names the sources.
  func discovery(in project: Project?, _ console: Console) throws -> DiscoveredTargets? {
    let isConfigured = !(project?.configuration.targets.isEmpty ?? true)
    let isNeeded = !sources.areNamed || format == .stringsdata
    guard !declarations.paths.isEmpty || isNeeded && !isConfigured else { return nil }
    return try DiscoveredTargets.find(
      in: project?.folder ?? ".",
      only: console.existingPaths(declarations.paths)
    )
  }

  private func files(
    in project: Project?,
    _ discovery: DiscoveredTargets?,
    _ console: Console
  ) async throws -> SourceFiles {
    if sources.areNamed { return try await sources.files(console) }
    guard let discovery else { return SourceFiles(paths: try project?.sourceFiles() ?? []) }
    guard !discovery.targets.isEmpty else { throw CommandFailure.noSources }
    return SourceFiles(paths: discovery.sources)
  }

  private func swiftFiles(at paths: [String]) throws(FileError) -> [String] {
    var tree = ProjectFiles(includesForeign: true)
    return try tree.declarationFiles(at: paths)
  }

  private func indexedFiles(
    in project: Project?,
    _ discovery: DiscoveredTargets?
  ) throws -> [String] {
    if let project, discovery == nil || sources.areNamed { return try project.indexedFiles() }
    guard let discovery, !sources.areNamed else { return [] }
    return try swiftFiles(at: [project?.folder ?? "."]) + discovery.outerSources
  }
}

extension CommandFailure {
  /// The error for a command without sources.
  fileprivate static var noSources: CommandFailure {
    CommandFailure(
      String(
        localized:
          "There is nothing to read: no path was specified, and there is no Xcode project, package or .xcstrings.yml here.",
        comment: "Error of a command without arguments"
      ),
      hint: String(
        localized:
          "Specify files or folders, for example 'Sources', or describe the project in .xcstrings.yml (see 'xcstrings --help').",
        comment: "Below the error that there is nothing to read"
      ),
      status: .usage
    )
  }
}

// MARK: - JSON

extension ExtractCommand {
  /// Prints the output of `--format json`, and returns whether this is possible without decoding the
  /// strings.
  func printJSON(
    of extraction: SourceExtraction,
    in project: Project?,
    _ console: Console
  ) async -> Bool {
    guard let found = extraction.found else { return false }
    let resources = extraction.resourceStrings
    let files = resources.isEmpty ? found : found + [.decoded(resources)]
    return await ExtractionJSON(files, in: project, table: table)
      .print { console.print(exactly: $0) }
  }
}

// MARK: - `.stringsdata` files

extension ExtractCommand {
  /// Writes the strings of each source to a separate file.
  ///
  /// A source without strings also gets a file, which indicates that the source was read. Files of
  /// deleted sources are kept. A run cannot distinguish them from those that another machine wrote
  /// to the same folder; `sync` ignores them.
  func writeStringsData(
    _ extraction: SourceExtraction,
    of files: [String],
    unresolved: [String: [PlainLiteral]],
    in project: Project?,
    _ console: Console
  ) throws {
    guard let output else {
      throw CommandFailure(String(localized: .extractStringsDataNeedsFolder), status: .usage)
    }
    try FileSystem.createFolder(output)
    // Sources that cannot or must not be read may have strings, too.
    let unread = (extraction.unread + extraction.refused).map(\.path) + extraction.missing
    let damaged = Set(extraction.syntaxErrors + unread)
    let occurrences = Dictionary(grouping: extraction.allStrings, by: \.location.file)
    var written: [StringsDataJSONReport.File] = []
    for source in files {
      let name = sourceName(of: source)
      var data = StringsData(
        source: name.source,
        strings: occurrences[source] ?? [],
        defaultTable: project?.defaultTable(of: source) ?? Project.defaultTable,
        unresolved: unresolved[source] ?? [],
        isIncomplete: damaged.contains(source)
      )
      if let table { data.tables.removeAll { $0.name != table } }
      let file = StringsData.fileName(ofSourceAt: name.path)
      let path = FileSystem.join(output, try PathComponent(file, from: file, in: source))
      let isChanged = try put(data.printed(), at: path)
      written.append(.init(path: path, source: name.source, isChanged: isChanged))
    }
    if global.json {
      try console.print(json: StringsDataJSONReport(files: written))
    } else {
      console.printStatus(Texts.stringsDataWritten(written.count, output))
    }
  }

  /// Writes a file unless it already has the content; returns whether it did.
  ///
  /// Builds write thousands of such files and can regenerate them. Therefore, the command does not
  /// wait until they are on disk.
  private func put(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    guard try FileSystem.content(of: path, as: .result).bytes != bytes else { return false }
    try FileSystem.put(bytes, at: path)
    return true
  }

  /// Returns the name of a source in its file, and the path for the name of the file.
  ///
  /// Compilers write absolute paths. With a root, paths are relative to it, and machines with
  /// different checkouts agree. The name of the file never depends on the location of the checkout:
  /// its path is relative to that root, or to the current folder.
  private func sourceName(of source: String) -> (source: String, path: String) {
    let path = FileSystem.absolutePath(of: source)
    let root = FileSystem.join(FileSystem.absolutePath(of: sourceRoot ?? "."), "")
    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return (sourceRoot == nil ? path : relative, relative)
  }
}
