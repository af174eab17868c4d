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
    guard !listSources else {
      let plan = try await pass.plan(in: Project.find(console), console)
      try SourceListReport(plan).print(asJSON: global.json, to: console)
      if let status = plan.unreadStatus { throw status }
      return
    }
    var isBehind = false
    let status = try await pass.perform(console) { outcomes in
      try finish(outcomes, console)
      isBehind = outcomes.contains(where: \.isChanged)
    }
    if status != .done { throw status }
    if check, isBehind { throw ExitStatus.findings }
  }

  private var pass: SyncPass {
    SyncPass(
      request: SyncRequest(
        catalogs: catalogs,
        sources: sources,
        fileList: fileList,
        declarations: projects + packages
      ),
      conditions: conditions,
      caching: caching,
      isMachineRead: global.json
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
  }
}
