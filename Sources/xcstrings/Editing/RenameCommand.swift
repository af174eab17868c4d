import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction

/// Renames a key in the catalog and in the sources.
struct RenameCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rename",
      abstract: String(localized: .renameAbstract),
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
    help: ArgumentHelp(.renameNewKey, valueName: .keyKeyValue)
  )
  var newKey: String

  @Flag(help: ArgumentHelp(.renameInSources))
  var inSources = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(.renameSources, valueName: .sourcePathValue),
    completion: .file(extensions: ["swift"])
  )
  var sources: [String] = []

  @Flag(help: ArgumentHelp(.renameForce))
  var force = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup
  var preview: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  mutating func run() async throws {
    guard !newKey.isEmpty else {
      throw CommandFailure(
        String(localized: .renameNewKeyEmpty),
        hint: String(localized: .renameNewKeyEmptyHint),
        status: .usage
      )
    }
    guard newKey != entry.key else {
      throw CommandFailure(String(localized: .renameSameKey), status: .usage)
    }
    let console = global.console
    let project = try Project.find(console)
    let file = try catalog.selection(console).file(withKey: entry.key, in: project)
    let renaming = try await sourceRenaming(of: file, in: project, console)
    let renamed = renaming?.key ?? nil
    let outcome = try EditOutcome(file) { catalog in
      try rename(in: &catalog, of: file, to: renamed?.key ?? newKey, order: renamed?.order ?? [])
    }
    let kept = KeptTranslations(inFolder: project?.folder ?? ".", version: Version.text)
    var keptCount = 0
    if !preview.dryRun {
      keptCount = try kept.add(removedBy: [outcome])
      try FileSystem.replace((renaming?.changes ?? []) + [outcome.change])
      try ReviewFile.find(in: project)?
        .renameKey(entry.key, to: renamed?.key ?? newKey, ofCatalogAt: file.path)
    }
    DiagnosticPrinter().print(outcome.droppedDuplicates, to: console)
    let report = RenameReport(
      catalog: file.path,
      key: entry.key,
      newKey: renamed?.key ?? newKey,
      isPreview: preview.dryRun,
      isInCode: isInCode(file),
      renaming: renaming
    )
    try report.print(asJSON: global.json, to: console)
    kept.report(keptCount, asJSON: global.json, to: console)
    if let renaming, !renaming.diagnostics.isEmpty { throw ExitStatus.findings }
  }

  /// Returns whether the code contains the key, according to the catalog.
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
    var request = SyncRequest()
    request.catalogs = [file.path]
    request.sources = sources
    request.cache = caching.location()
    let workspace = Workspace(project: project, version: Version.text)
    let plan = try await workspace.plan(request)
    try plan.report(to: console)
    let progress = console.extractionProgress
    defer { progress?.clear() }
    let renaming = try await SourceRenaming.find(
      LiteralRenaming(from: entry.key, to: newKey),
      in: workspace,
      request,
      by: plan,
      progress: progress?.show
    )
    await console.finish(renaming.cacheWriting)
    return renaming
  }

  private func rename(
    in catalog: inout StringCatalog,
    of file: CatalogFile,
    to newKey: String,
    order: [Int]
  ) throws {
    do {
      try catalog.rename(
        entry.key,
        to: newKey,
        order: order,
        checkingPlaceholders: !force && order.isEmpty
      )
    } catch {
      throw WorkspaceError.refusedRename(
        error,
        key: entry.key,
        newKey: newKey,
        path: file.path
      )
    }
  }
}

// MARK: - Texts

extension RenameCommand {
  enum Texts {
    static var discussion: String {
      String(
        localized: """
          The comment, the translations and their states do not change; if the key itself is the \
          source text, the source text changes with it. With --in-sources, the literals in the \
          code are also edited so that the code matches the catalog: interpolations are kept, and \
          numbers in the new key, as in %2$@, change their order. Either all files are written or \
          none. If the source text changes, the finished translations of the old one are added to \
          .xcstrings/memory.tmx if it exists ('xcstrings memory keep').

          Examples:
            xcstrings rename --key "Save" --to "Save Entry" --in-sources --dry-run
            xcstrings rename App.xcstrings --key title --to home.title
          """,
        comment: "Help of xcstrings rename. Do not translate the indented lines"
      )
    }
  }
}

/// Reports the changes of `rename`.
struct RenameReport {
  /// The path of the catalog.
  let catalog: String
  let key: String
  let newKey: String
  /// Whether nothing was written.
  let isPreview: Bool
  /// Whether the code contains the key.
  let isInCode: Bool
  /// The changes in the sources; `nil` if sources were not requested.
  let renaming: SourceRenaming?

  /// Prints the report.
  func print(asJSON isJSON: Bool, to console: Console) throws {
    DiagnosticPrinter().print(renaming?.diagnostics ?? [], to: console)
    guard !isJSON else { return try console.print(json: RenameJSONReport(self)) }
    if !console.isQuiet || isPreview { console.print(summary) }
    if console.isQuiet, !isPreview { return }
    guard let renaming else { return printCodeNote(to: console) }
    for edit in renaming.edits {
      let location = "\(edit.location.file):\(edit.location.line):\(edit.location.column)"
      console.print("  ~ \(location)  \(Self.onOneLine(edit.replacement))")
    }
    if renaming.edits.isEmpty, renaming.diagnostics.isEmpty {
      console.printStatus(
        String(
          localized: "No literal in the code matches the key.",
          comment: "Status message of xcstrings rename --in-sources"
        )
      )
    }
  }

  private func printCodeNote(to console: Console) {
    guard isInCode else { return }
    console.printStatus(
      String(
        localized: "The code still uses the old key; --in-sources changes it there too.",
        comment: "Status message of xcstrings rename"
      )
    )
  }

  /// Returns a literal on one line, with arrows for line breaks.
  private static func onOneLine(_ source: String) -> String {
    source.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }

  private var summary: String {
    let old = KeyQuotation(key, limit: 72).text
    let new = KeyQuotation(newKey, limit: 72).text
    if isPreview {
      return String(
        localized: "Would rename \(old) to \(new) in \(catalog).",
        comment: "Result of xcstrings rename --dry-run. The last argument is the path of a catalog"
      )
    }
    return String(
      localized: "Renamed \(old) to \(new) in \(catalog).",
      comment: "Result of xcstrings rename. The last argument is the path of a catalog"
    )
  }
}

/// The output of `rename --json`.
struct RenameJSONReport: Encodable {
  /// An edited literal.
  struct Literal: Encodable {
    var location: JSONLocation
    var replacement: String
  }

  var catalog: String
  var key: String
  var newKey: String
  var isDryRun: Bool
  var literals: [Literal]
  var diagnostics: [DiagnosticsJSONReport.Finding]

  init(_ report: RenameReport) {
    catalog = report.catalog
    key = report.key
    newKey = report.newKey
    isDryRun = report.isPreview
    literals = (report.renaming?.edits ?? [])
      .map { Literal(location: JSONLocation($0.location), replacement: $0.replacement) }
    diagnostics = DiagnosticsJSONReport(report.renaming?.diagnostics ?? []).diagnostics
  }
}
