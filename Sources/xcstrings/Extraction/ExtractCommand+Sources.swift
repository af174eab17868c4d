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
  /// Returns what is read, after the problems of projects and manifests were told.
  ///
  /// Those are the sources that the user names, or those of the targets of `.xcstrings.yml`, or else
  /// of the Xcode projects and packages that there are.
  func input(
    in project: Project?,
    _ discovery: DiscoveredTargets?,
    _ console: Console
  ) async throws -> ExtractionInput {
    if let discovery { DiagnosticPrinter().print(discovery.diagnostics, to: console) }
    let files = try await files(in: project, discovery, console)
    return ExtractionInput(
      files: files.paths,
      stamps: files.stamps,
      indexed: try swiftFiles(at: indexFolders) + indexedFiles(in: project, discovery),
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
  }

  /// Returns what the Xcode projects and packages declare; `nil` where it does not matter.
  ///
  /// What is written down for a synchronization is what it would find by itself, so what the settings
  /// of targets tell counts there, whichever sources the user names.
  func discovery(in project: Project?) throws(FileError) -> DiscoveredTargets? {
    let isConfigured = !(project?.configuration.targets.isEmpty ?? true)
    let isNeeded = !sources.areNamed || format == .stringsdata
    guard !declarations.paths.isEmpty || isNeeded && !isConfigured else { return nil }
    return try DiscoveredTargets.find(in: project?.folder ?? ".", only: declarations.paths)
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
    return try tree.swiftFiles(at: paths)
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
  /// The failure of a command that has no sources to read.
  fileprivate static var noSources: CommandFailure {
    CommandFailure(
      String(
        localized:
          "There is nothing to read: no path was given, and there is no Xcode project, package or .xcstrings.yml here.",
        comment: "Error of a command without arguments"
      ),
      hint: String(
        localized:
          "Name the sources, for example 'Sources', or describe the project in .xcstrings.yml (see 'xcstrings --help').",
        comment: "Below the error that there is nothing to read"
      ),
      status: .usage
    )
  }
}

// MARK: - Strings data

extension ExtractCommand {
  /// Writes the strings of each source to a file of its own.
  ///
  /// A source without strings has one too: it tells that the source was read. Files of sources that
  /// are gone stay, because a run cannot tell them from those that another machine has written to
  /// the same folder; `sync` passes over them.
  func writeStringsData(
    _ extraction: SourceExtraction,
    of files: [String],
    in project: Project?,
    _ console: Console
  ) throws {
    guard let output else {
      throw CommandFailure(Texts.stringsDataNeedsFolder, status: .usage)
    }
    try FileSystem.createFolder(output)
    let damaged = Set(extraction.misunderstood)
    let occurrences = Dictionary(grouping: extraction.strings.occurrences, by: \.place.file)
    var written: [StringsDataJSONReport.File] = []
    for source in files {
      let name = sourceName(of: source)
      var data = StringsData(
        source: name.source,
        strings: occurrences[source] ?? [],
        defaultTable: project?.defaultTable(of: source) ?? Project.defaultTable,
        isIncomplete: damaged.contains(source)
      )
      if let table { data.tables.removeAll { $0.name != table } }
      let path = FileSystem.join(output, StringsData.fileName(ofSourceAt: name.path))
      let isChanged = try put(data.printed(), at: path)
      written.append(.init(path: path, source: name.source, isChanged: isChanged))
    }
    if global.json {
      try console.print(json: StringsDataJSONReport(files: written))
    } else {
      console.remark(Texts.stringsDataWritten(written.count, output))
    }
  }

  /// Writes a file unless it holds the bytes already; returns whether it did.
  ///
  /// Builds make thousands of such files and could make them again, so none waits for the disk.
  private func put(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    guard try FileSystem.content(of: path).bytes != bytes else { return false }
    try FileSystem.put(bytes, at: path)
    return true
  }

  /// Returns what a source is called in its file, and the path that names the file.
  ///
  /// Compilers write absolute paths. Below a root that the user names, paths start there, so that
  /// machines with different checkouts agree. The name of the file never tells where the checkout
  /// is: it starts from that root, or from the current folder.
  private func sourceName(of source: String) -> (source: String, path: String) {
    let path = FileSystem.absolutePath(of: source)
    let root = FileSystem.join(FileSystem.absolutePath(of: sourceRoot ?? "."), "")
    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return (sourceRoot == nil ? path : relative, relative)
  }
}
