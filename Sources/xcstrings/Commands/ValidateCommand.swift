import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// Checks catalogs against the rules.
struct ValidateCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "validate",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(SyncCommand.Texts.catalogs, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    name: [.customLong("languages"), .customLong("language")],
    help: ArgumentHelp(Texts.languages, valueName: Texts.languagesValue)
  )
  var languages: LanguageList?

  @OptionGroup
  var reporting: ReportOptions

  @Flag(help: ArgumentHelp(Texts.strict))
  var strict = false

  @OptionGroup
  var sourceCheck: SourceCheckOptions

  @OptionGroup
  var baseline: BaselineOptions

  @Flag(help: ArgumentHelp(Texts.fix))
  var fix = false

  @OptionGroup
  var dryRun: DryRunOption

  @Flag(help: ArgumentHelp(Texts.listRules))
  var listRules = false

  @Option(help: ArgumentHelp(Texts.explain, valueName: Texts.ruleValue), completion: .rules)
  var explain: String?

  @Option(
    help: ArgumentHelp(Texts.rulePages, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var rulePages: String?

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    if listRules || explain != nil {
      return try RuleGuide(project?.configuration, console).tell(of: explain, asJSON: global.json)
    }
    if let rulePages { return try writePages(to: rulePages, project?.configuration, console) }
    let paths = try CatalogSelection(paths: catalogs).paths(in: project)
    let configured = project?.configuration.languages ?? []
    let request = ValidationRequest(
      languages: languages?.tags ?? (configured.isEmpty ? nil : configured),
      configuration: project?.configuration
    )
    var validated = try await ValidatedProject(at: paths, request)
    try LanguageCheck.check(
      languages?.tags ?? [],
      known: configured + validated.languages
    )
    if fix { try await validated.fix(isPreview: dryRun.dryRun) }
    let checked = try await sources(of: paths, request)
      .completed(validated.diagnostics, in: project, console)
    let outcome = try baseline.outcome(of: checked.diagnostics, isPreview: dryRun.dryRun)
    let findings = ValidationFindings(
      diagnostics: outcome.new,
      catalogs: validated.catalogs,
      compared: checked.compared,
      knownCount: outcome.known,
      mendedCount: outcome.mended,
      fixCount: validated.fixCount,
      isPreview: dryRun.dryRun
    )
    try reporting.tell(findings, asJSON: global.json, to: console)
    if !validated.isReadable { throw ExitStatus.data }
    guard checked.status == .done else { throw checked.status }
    let count = DiagnosticCount(outcome.new)
    if count.errors > 0 || (strict && count.warnings > 0) { throw ExitStatus.findings }
  }

  private func writePages(
    to folder: String,
    _ configuration: Configuration?,
    _ console: Console
  ) throws {
    let paths = try RuleFolder(configuration).write(to: folder, isPreview: dryRun.dryRun)
    guard !global.json else { return try console.print(json: ["files": paths]) }
    guard !console.isQuiet else { return }
    console.print(
      dryRun.dryRun
        ? Texts.wouldWritePages(paths.count, folder) : Texts.wrotePages(paths.count, folder)
    )
  }

  private func sources(of paths: [String], _ request: ValidationRequest) -> SourceCheck {
    SourceCheck(
      catalogs: paths,
      isWholeProject: catalogs.isEmpty,
      options: sourceCheck,
      configuration: RuleLevels.validation(of: request.configuration),
      isMachineRead: global.json || reporting.isMachineRead
    )
  }
}
