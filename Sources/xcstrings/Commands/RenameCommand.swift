import ArgumentParser
import CommandSupport
import Diagnostics
import KeyRenaming
import Localization
import StringCatalog

/// Gives an entry another key, in the catalog and in the sources.
struct RenameCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rename",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalog: CatalogArgument

  @OptionGroup
  var entry: KeyOption

  @Option(
    name: .customLong("to"),
    parsing: .unconditional,
    help: ArgumentHelp(Texts.newKey, valueName: KeyOption.Texts.keyValue)
  )
  var newKey: String

  @Flag(help: ArgumentHelp(Texts.inSources))
  var inSources = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.sources, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["swift"])
  )
  var sources: [String] = []

  @Flag(help: ArgumentHelp(Texts.force))
  var force = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup
  var preview: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  mutating func run() async throws {
    guard !newKey.isEmpty else {
      throw CommandFailure(Texts.newKeyEmpty, hint: Texts.newKeyEmptyHint, status: .usage)
    }
    guard newKey != entry.key else { throw CommandFailure(Texts.sameKey, status: .usage) }
    let console = global.console
    let project = try Project.find(console)
    let file = try catalog.selection.file(withKey: entry.key, in: project, console)
    let renaming = try await sourceRenaming(of: file, in: project, console)
    let renamed = renaming?.key ?? nil
    let outcome = try EditOutcome(file) { catalog in
      try rename(in: &catalog, of: file, to: renamed?.key ?? newKey, order: renamed?.order ?? [])
    }
    if !preview.dryRun {
      try FileSystem.replace((renaming?.changes ?? []) + [outcome.change])
    }
    let report = RenameReport(
      catalog: file.path,
      key: entry.key,
      newKey: renamed?.key ?? newKey,
      isPreview: preview.dryRun,
      isInCode: isInCode(file),
      renaming: renaming
    )
    try report.print(asJSON: global.json, to: console)
    if let renaming, !renaming.diagnostics.isEmpty { throw ExitStatus.findings }
  }

  /// Whether the key comes from the code, as far as the catalog tells.
  private func isInCode(_ file: CatalogFile) -> Bool {
    guard let entry = file.catalog[entry.key] else { return false }
    return entry.extractionState == nil || entry.extractionState == .extractedWithValue
  }

  private func sourceRenaming(
    of file: CatalogFile,
    in project: Project?,
    _ console: Console
  ) async throws -> SourceRenaming? {
    guard inSources else { return nil }
    let request = SyncRequest(catalogs: [file.path], sources: sources)
    return try await SourceRenaming(
      LiteralRenaming(from: entry.key, to: newKey),
      in: request.plan(in: project, console),
      of: project,
      cache: caching.cache(in: project, scope: request.scope),
      console
    )
  }

  private func rename(
    in catalog: inout StringCatalog,
    of file: CatalogFile,
    to newKey: String,
    order: [Int]
  ) throws(CommandFailure) {
    do {
      try catalog.rename(
        entry.key,
        to: newKey,
        order: order,
        checkingPlaceholders: !force && order.isEmpty
      )
    } catch {
      throw CommandFailure(error, from: entry.key, to: newKey, in: file)
    }
  }
}
