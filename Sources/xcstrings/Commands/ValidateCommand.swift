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
    help: ArgumentHelp(SyncCommand.Texts.catalogs, valueName: SyncCommand.Texts.catalogValue)
  )
  var catalogs: [String] = []

  @Option(help: ArgumentHelp(Texts.languages, valueName: Texts.languagesValue))
  var languages: LanguageList?

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = ValidationForm.text

  @Flag(help: ArgumentHelp(Texts.strict))
  var strict = false

  @OptionGroup
  var baseline: BaselineOptions

  @Flag(help: ArgumentHelp(Texts.fix))
  var fix = false

  @OptionGroup
  var dryRun: DryRunOption

  @Flag(help: ArgumentHelp(Texts.listRules))
  var listRules = false

  @Option(help: ArgumentHelp(Texts.explain, valueName: Texts.ruleValue))
  var explain: String?

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    if listRules || explain != nil {
      return try RuleGuide(project?.configuration, console).tell(of: explain, asJSON: global.json)
    }
    let paths = try CatalogSelection(paths: catalogs).paths(in: project)
    var validated = try await validated(paths, in: project)
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      languages?.tags ?? [],
      known: configured + validated.flatMap(\.languages)
    )
    if fix {
      for index in validated.indices { try validated[index].fix(isPreview: dryRun.dryRun) }
    }
    let diagnostics = validated.flatMap(\.diagnostics)
    let outcome = try baseline.outcome(of: diagnostics, isPreview: dryRun.dryRun)
    let findings = ValidationFindings(
      diagnostics: outcome.new,
      catalogs: paths,
      knownCount: outcome.known,
      mendedCount: outcome.mended,
      fixCount: validated.reduce(0) { $0 + $1.fixCount },
      isPreview: dryRun.dryRun
    )
    try findings.print(as: global.json ? .json : report, to: console)
    // What cannot be read is not a finding: nothing is known of its translations.
    if validated.contains(where: { !$0.isCatalog }) { throw ExitStatus.data }
    let count = DiagnosticCount(outcome.new)
    if count.errors > 0 || (strict && count.warnings > 0) { throw ExitStatus.findings }
  }

  /// Checks catalogs, several at a time.
  private func validated(
    _ paths: [String],
    in project: Project?
  ) async throws(FileError) -> [ValidatedCatalog] {
    let configured = project?.configuration.languages ?? []
    let request = ValidationRequest(
      languages: languages?.tags ?? (configured.isEmpty ? nil : configured),
      configuration: RuleLevels.validation(of: project?.configuration)
    )
    let results = await withTaskGroup(of: (Int, Result<ValidatedCatalog, FileError>).self) {
      group in
      for (index, path) in paths.enumerated() {
        group.addTask {
          do throws(FileError) {
            return (index, .success(try ValidatedCatalog(at: path, request)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var catalogs: [ValidatedCatalog] = []
    for index in paths.indices {
      if let catalog = try results[index]?.get() { catalogs.append(catalog) }
    }
    return catalogs
  }
}
