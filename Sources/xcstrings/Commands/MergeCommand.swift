import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import StringCatalog

/// Merges two versions of a catalog that go back to a common one.
struct MergeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.base, valueName: Texts.baseValue), completion: .catalogs)
  var base: String

  @Argument(help: ArgumentHelp(Texts.ours, valueName: Texts.oursValue), completion: .catalogs)
  var ours: String

  @Argument(help: ArgumentHelp(Texts.theirs, valueName: Texts.theirsValue), completion: .catalogs)
  var theirs: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .catalogs
  )
  var output: String?

  @Option(help: ArgumentHelp(Texts.driver, valueName: SourceOptions.Texts.pathValue))
  var driver: String?

  @OptionGroup
  var writing: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    guard let driver else { return try merge() }
    do {
      try merge(asDriverFor: driver)
    } catch let status as ExitStatus {
      throw status
    } catch {
      global.console.report(Self.failure(of: error))
      throw ExitStatus.driverFailure
    }
  }

  private func merge() throws {
    let console = global.console
    let merged = try MergedCatalog(
      base: FileSystem.content(of: base),
      ours: FileContent(path: ours, bytes: FileSystem.read(ours)),
      theirs: FileContent(path: theirs, bytes: FileSystem.read(theirs)),
      path: output ?? ours,
      console
    )
    if let output, !writing.dryRun {
      try FileSystem.replace(FileSystem.content(of: output), with: merged.bytes)
    }
    if global.json {
      try console.print(json: MergeJSONReport(merged, output: writing.dryRun ? nil : output))
    } else if output == nil, !writing.dryRun {
      console.print(exactly: merged.bytes)
    } else if merged.conflicts.isEmpty {
      console.remark(Texts.noConflict)
    }
    try finish(merged, console)
  }

  /// Writes the merged catalog to ours, as git wants it, and tells of the file by the path that it
  /// has in the repository.
  private func merge(asDriverFor path: String) throws {
    let console = global.console
    let original = FileContent(path: ours, bytes: try FileSystem.read(ours))
    let merged = try MergedCatalog(
      base: FileContent(path: "\(path) (base)", bytes: FileSystem.content(of: base).bytes),
      ours: FileContent(path: "\(path) (ours)", bytes: original.bytes),
      theirs: FileContent(path: "\(path) (theirs)", bytes: FileSystem.read(theirs)),
      path: path,
      console
    )
    if !writing.dryRun { try FileSystem.replace(original, with: merged.bytes) }
    try finish(merged, console)
  }

  private func finish(_ merged: MergedCatalog, _ console: Console) throws {
    if merged.conflicts.isEmpty { return }
    let diagnostics = merged.conflicts.map { Diagnostic($0.conflict, at: $0.place) }
    DiagnosticPrinter.localized.print(diagnostics, to: console)
    throw ExitStatus.findings
  }

  private static func failure(of error: any Error) -> CommandFailure {
    let failure =
      error as? CommandFailure ?? (error as? FileError).map { CommandFailure($0) }
      ?? CommandFailure(Texts.notMerged, status: .driverFailure)
    return CommandFailure(failure.message, hint: Texts.driverHint, status: .driverFailure)
  }
}
