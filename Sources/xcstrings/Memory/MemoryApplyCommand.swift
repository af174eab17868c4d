import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// Fills missing translations from the translation memory, like `translate --memory-only`.
struct MemoryApplyCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "apply",
      abstract: .memoryApplyAbstract,
      discussion: .memoryApplyDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: TranslationSelectionOptions.title)
  var selection: TranslationSelectionOptions

  @OptionGroup(title: TranslationLimitOptions.title)
  var score: MemoryScoreOption

  @OptionGroup(title: TranslationLimitOptions.title)
  var state: TranslationStateOption

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    var request = try selection.request(files, project)
    request.state = try state.translationState(project?.configuration)
    request.minimumScore = score.minScore
    let task = TranslationTask(request, files, project, console, printsJSON: global.json)
    if dryRun.dryRun { try await task.printPlan() } else { try await task.run() }
  }
}
