import ArgumentParser
import CatalogValidation
import CommandSupport
import Diagnostics
import Localization
import ProjectModel
import StringCatalog

/// Checks catalogs against the rules.
struct ValidateCommand: ParsableCommand {
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
  var report = FindingsForm.text

  @Flag(help: ArgumentHelp(Texts.strict))
  var strict = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let paths = try CatalogSelection(paths: catalogs).paths(in: project)
    let results = try paths.map { StringCatalog.parse(try FileSystem.read($0), file: $0) }
    let configured = project?.configuration.languages ?? []
    let present = results.flatMap { $0.value?.languages ?? [] }
    try LanguageCheck.check(languages?.tags ?? [], known: configured + present)
    let diagnostics = results.flatMap { check($0, project) }
    let findings = ValidationFindings(diagnostics: diagnostics, catalogCount: paths.count)
    try findings.print(as: global.json ? .json : report, to: console)
    // What cannot be read is not a finding: nothing is known of its translations.
    if results.contains(where: { $0.value == nil }) { throw ExitStatus.data }
    let count = DiagnosticCount(diagnostics)
    if count.errors > 0 || (strict && count.warnings > 0) { throw ExitStatus.findings }
  }

  private func check(_ parsed: Parsed<StringCatalog?>, _ project: Project?) -> [Diagnostic] {
    guard let catalog = parsed.value else { return parsed.diagnostics }
    let configured = project?.configuration.languages ?? []
    let wanted = languages?.tags ?? (configured.isEmpty ? nil : configured)
    return parsed.diagnostics
      + CatalogValidation.validate(
        catalog,
        languages: wanted,
        configuration: RuleLevels.validation(of: project?.configuration)
      )
  }
}
