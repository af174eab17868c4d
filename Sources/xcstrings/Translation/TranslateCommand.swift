import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import MachineTranslation
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

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
    let usesEngine = !engineOptions.memoryOnly
    let files = try catalogs.selection(console).files(in: project)
    let request = try request(files, project)
    let workspace = Workspace(project: project, version: Version.text)
    var plans = try workspace.planTranslation(
      of: files,
      request,
      usedIn: try await workspace.glossaryContexts(ofCatalogsAt: files.map(\.path)),
      countsKnown: dryRun.dryRun
    )
    guard !dryRun.dryRun else {
      return try TranslationPlanReport(plans).print(asJSON: global.json, to: console)
    }
    if usesEngine { plans = try await addingUses(to: plans, workspace, console) }
    guard !printRequests else { return printLines(of: plans, console) }
    let report = try translate(files, plans, request, engine, workspace, console)
    try TranslationResultReport(report, files).print(asJSON: global.json, to: console)
    try finish(report, console)
  }

  private func addingUses(
    to plans: [CatalogTranslationPlan],
    _ workspace: Workspace,
    _ console: Console
  ) async throws -> [CatalogTranslationPlan] {
    let progress = global.json ? nil : console.extractionProgress
    defer { progress?.clear() }
    return try await workspace.addingUses(
      to: plans,
      sendsCode: workspace.project?.configuration.translation.send.contains(.code) ?? false,
      progress: progress?.show
    )
  }

  private func request(_ files: [CatalogFile], _ project: Project?) throws -> TranslationRequest {
    let configured = project?.configuration.languages ?? []
    let known = configured + files.flatMap(\.catalog.languages)
    let languages = selection.language?.tags ?? (configured.isEmpty ? known : configured)
    try LanguageCheck.check(languages, known: known)
    let keys = Set(selection.keys)
    for key in selection.keys where !files.contains(where: { $0.catalog.contains(key) }) {
      throw WorkspaceError.noKey(key, in: files)
    }
    let sources = Set(files.map(\.catalog.sourceLanguage))
    var seen: Set<String> = []
    var request = TranslationRequest(
      languages: languages.filter { language in
        seen.insert(language).inserted && sources != [language]
      }
    )
    guard !request.languages.isEmpty else {
      throw CommandFailure(Texts.noLanguage, hint: Texts.noLanguageHint, status: .usage)
    }
    request.keys = keys
    request.selection = selection.states
    request.state = try limits.translationState
    request.limit = limits.limit
    request.minimumScore = engineOptions.memoryOnly ? engineOptions.minScore : nil
    request.limits = limits.conversation
    return request
  }

  private func translate(
    _ files: [CatalogFile],
    _ plans: [CatalogTranslationPlan],
    _ request: TranslationRequest,
    _ engine: EngineCommand?,
    _ workspace: Workspace,
    _ console: Console
  ) throws -> TranslationReport {
    let line = global.json ? nil : console.progressLine
    defer { line?.clear() }
    var handlers = TranslationHandlers()
    handlers.interruption = InterruptSignal()
    handlers.environment = CommandContext.current.environment
    handlers.progress = { progress in line?.show(Texts.progress(progress)) }
    if engineOptions.verbose {
      handlers.log = { bytes in
        line?.clear()
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: "\n") { console.printError(String(part)) }
      }
    }
    return try workspace.translate(files, plans, request, by: engine, handlers)
  }

  /// Throws the error or the exit status of a translation that is not complete.
  private func finish(_ report: TranslationReport, _ console: Console) throws {
    switch report.ending {
    case .interrupted: throw ExitStatus.interrupted
    case .failed(let failure):
      if !engineOptions.verbose {
        for line in report.engineErrors.split(separator: "\n").suffix(Self.errorLineLimit) {
          console.printError(String(line))
        }
      }
      throw failure
    case .completed, .limitReached, .costReached:
      if report.parts.contains(where: { !$0.failures.isEmpty || !$0.stale.isEmpty }) {
        throw ExitStatus.findings
      }
    }
  }

  /// The number of lines of error output that are shown if an engine fails.
  private static let errorLineLimit = 10

  private func printLines(of plans: [CatalogTranslationPlan], _ console: Console) {
    for plan in plans where !plan.plan.entries.isEmpty {
      for line in plan.lines(for: limits.limit) {
        console.print(exactly: line + [UInt8(ascii: "\n")])
      }
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
          back once. Plural texts get all forms of the language. Finished translations never \
          change.

          If the command is interrupted, the next run continues, and requests no text twice. The \
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
    static var noLanguage: String {
      String(
        localized: "There is no language to translate into.",
        comment: "Error of xcstrings translate"
      )
    }
    static var noLanguageHint: String {
      String(
        localized: "Specify one with --language.",
        comment: "Below the error that there is no language to translate into"
      )
    }
    static func progress(_ progress: TranslationProgress) -> String {
      let share = Double(progress.done) / Double(max(1, progress.total))
      let bar = ProgressBar.text(share)
      return String(
        localized:
          "Translating into '\(progress.language)' \(bar) \(progress.done)/\(progress.total)",
        comment:
          "Progress on a terminal, on one line. The arguments are a language, a bar and two counts [validate:off unpluralized]"
      )
    }
  }
}
