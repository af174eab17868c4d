import CommandSupport
import Localization
import ProjectModel
import SwiftExtraction

extension ExtractCommand {
  /// Returns what is read, after the problems of projects and manifests were told.
  ///
  /// Those are the sources that the user names, or those of the targets of `.xcstrings.yml`, or else
  /// of the Xcode projects and packages that there are.
  func input(
    in project: Project?,
    _ discovery: ProjectDiscovery?,
    _ console: Console
  ) async throws -> ExtractionInput {
    if let discovery { DiagnosticPrinter.localized.print(discovery.diagnostics, to: console) }
    let files = try await files(in: project, discovery, console)
    return ExtractionInput(
      files: files.paths,
      stamps: files.stamps,
      indexed: try FileSystem.files(at: indexFolders) + indexedFiles(in: project, discovery),
      options: conditions.extractionOptions(
        of: project,
        routines: routines + (discovery?.localizedStringMacroNames ?? []),
        possibleConditions: discovery?.compilationConditions
      ),
      cache: caching.cache(
        in: project,
        scope: sources.scope + declarations.paths + indexFolders.flatMap { ["--index", $0] }
      )
    )
  }

  /// Returns what the Xcode projects and packages declare; `nil` where it does not matter.
  ///
  /// What is written down for a synchronization is what it would find by itself, so what the settings
  /// of targets tell counts there, whichever sources the user names.
  func discovery(in project: Project?) throws(FileError) -> ProjectDiscovery? {
    let isConfigured = !(project?.configuration.targets.isEmpty ?? true)
    let isNeeded = !sources.areNamed || format == .stringsdata
    guard !declarations.paths.isEmpty || isNeeded && !isConfigured else { return nil }
    return try ProjectDiscovery(of: project?.folder ?? ".", only: declarations.paths)
  }

  private func files(
    in project: Project?,
    _ discovery: ProjectDiscovery?,
    _ console: Console
  ) async throws -> SourceFiles {
    if sources.areNamed { return try await sources.files(console) }
    guard let discovery else { return SourceFiles(paths: try project?.sourceFiles() ?? []) }
    guard !discovery.targets.isEmpty else { throw CommandFailure.noSources }
    return SourceFiles(paths: discovery.sources)
  }

  private func indexedFiles(
    in project: Project?,
    _ discovery: ProjectDiscovery?
  ) throws -> [String] {
    if let project, discovery == nil || sources.areNamed { return try project.indexedFiles() }
    guard let discovery, !sources.areNamed else { return [] }
    return try FileSystem.files(at: [project?.folder ?? "."]) + discovery.outerSources
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
