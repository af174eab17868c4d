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
      abstract: Texts.abstract,
      discussion: Texts.discussion
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

extension MemoryApplyCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Fill missing translations from the memory, as drafts for review.",
        comment: "Help of xcstrings memory apply"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A text gets the translation of an equal source text. With --min-score below 100, it \
          gets that of the most similar one, which often means something else: review such \
          drafts. Placeholders must agree, and the rules of 'xcstrings validate' must accept it. \
          Plural texts need a translation with the same source forms. No engine is started: the \
          command is 'xcstrings translate --memory-only'.

          Examples:
            xcstrings memory apply --language es --dry-run
            xcstrings memory apply --language es --min-score 95
          """,
        comment: "Help of xcstrings memory apply. Do not translate the indented lines"
      )
    }
  }
}
