import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization

/// Translates missing texts by an engine.
struct TranslateCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "translate",
      abstract: .translateAbstract,
      discussion: .translateDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: EngineOptions.title)
  var engineOptions: EngineOptions

  @OptionGroup(title: TranslationSelectionOptions.title)
  var selection: TranslationSelectionOptions

  @OptionGroup(title: TranslationLimitOptions.title)
  var stateOption: TranslationStateOption

  @OptionGroup(title: TranslationLimitOptions.title)
  var limits: TranslationLimitOptions

  @OptionGroup
  var dryRun: DryRunOption

  @Flag(help: ArgumentHelp(.translatePrintRequests))
  var printRequests = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let isPreview = dryRun.dryRun || printRequests
    let engine = try engineOptions.command(project?.configuration, isNeeded: !isPreview)
    let files = try catalogs.selection(console).files(in: project)
    var request = try selection.request(files, project)
    request.state = try stateOption.translationState(project?.configuration)
    request.limit = limits.limit
    request.retriesRefused = limits.retryRefused
    request.minimumScore = engineOptions.memoryOnly ? engineOptions.score.minScore : nil
    request.limits = limits.conversation
    var task = TranslationTask(request, files, project, console, printsJSON: global.json)
    task.engine = engine
    task.usesEngine = !engineOptions.memoryOnly
    task.showsErrorOutput = engineOptions.verbose
    if dryRun.dryRun {
      try await task.printPlan()
    } else if printRequests {
      try await task.printRequests()
    } else {
      try await task.run()
    }
  }
}
