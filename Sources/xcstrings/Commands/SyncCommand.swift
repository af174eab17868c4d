import ArgumentParser
import CatalogSync
import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization
import ProjectModel

/// Brings catalogs in step with the sources.
struct SyncCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.catalogs, valueName: Texts.catalogValue))
  var catalogs: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.sources, valueName: SourceOptions.Texts.pathValue)
  )
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(SourceOptions.Texts.fileList, valueName: SourceOptions.Texts.fileValue)
  )
  var fileList: String?

  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(Texts.project, valueName: Texts.projectValue)
  )
  var projects: [String] = []

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(Texts.package, valueName: SourceOptions.Texts.folderValue)
  )
  var packages: [String] = []

  @Flag(help: ArgumentHelp(Texts.listSources))
  var listSources = false

  @OptionGroup
  var conditions: ConditionOptions

  @Flag(help: ArgumentHelp(Texts.check))
  var check = false

  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(Texts.dryRun))
  var dryRun = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  mutating func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let plan = try await request.plan(in: project, console)
    DiagnosticPrinter.localized.print(plan.diagnostics, to: console)
    guard !listSources else {
      return try SourceListReport(plan).print(asJSON: global.json, to: console)
    }
    let input = ExtractionInput(
      files: plan.files,
      stamps: plan.stamps,
      indexed: plan.indexed,
      options: conditions.extractionOptions(of: project, routines: plan.routines),
      cache: caching.cache(in: project, scope: request.scope)
    )
    try await Extraction.read(input, console, isMachineRead: global.json) { extraction in
      try sync(plan, with: extraction, in: project, console)
    }
  }

  private func sync(
    _ plan: SyncPlan,
    with extraction: Extraction,
    in project: Project?,
    _ console: Console
  ) throws {
    extraction.reportProblems(to: console)
    let outcomes = plan.catalogs.map { SyncOutcome($0, extraction, in: project) }
    try finish(outcomes, console)
  }

  private var request: SyncRequest {
    SyncRequest(
      catalogs: catalogs,
      sources: sources,
      fileList: fileList,
      declarations: projects + packages
    )
  }

  private func finish(_ outcomes: [SyncOutcome], _ console: Console) throws {
    let isPreview = check || dryRun
    if !isPreview {
      for outcome in outcomes { try outcome.write() }
    }
    if global.json {
      try console.print(json: SyncJSONReport(outcomes))
    } else {
      let report = SyncTextReport(console: console, isPreview: isPreview)
      for outcome in outcomes { report.print(outcome) }
    }
    if check, outcomes.contains(where: \.isChanged) { throw ExitStatus.findings }
  }
}
