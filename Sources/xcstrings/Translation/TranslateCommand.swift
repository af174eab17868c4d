import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization

/// Translates missing texts by an engine.
struct TranslateCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "translate",
      abstract: Texts.abstract,
      discussion: Texts.discussion
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

  @Flag(help: ArgumentHelp(Texts.printRequests))
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

// MARK: - Texts

extension TranslateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Translate missing texts by machine, as drafts for review.",
        comment: "Help of xcstrings translate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The engine is any program that reads requests and writes answers as JSON lines; the \
          folder Engines contains some, and Documentation/TranslationEngines.md describes the \
          protocol. This program opens no connection.

          Placeholders, markup and terms that are not translated are masked. Each answer is \
          checked with the rules of 'xcstrings validate' before it is written; a wrong one is sent \
          back once. Plural texts get all forms of the language. Finished translations change only \
          with '--only source-changed', and then need review.

          If the command is interrupted, the next run continues, and requests no text twice. A text \
          whose answer was refused is not requested again from the same engine without \
          --retry-refused. The \
          exit status is 1 if texts could not be translated, and 74 if the engine failed.

          Examples:
            xcstrings translate --language es --with "python3 Engines/apertium.py"
            xcstrings translate --language es,fr --with "python3 Engines/openai.py" --limit 100
            xcstrings translate --dry-run
          """,
        comment: "Help of xcstrings translate. Do not translate the indented lines"
      )
    }
    static var printRequests: String {
      String(
        localized: "Print the requests for the engine instead of starting it.",
        comment: "Help of xcstrings translate --print-requests"
      )
    }
  }
}
