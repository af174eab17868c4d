import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import ProjectModel
import StringCatalog

/// Shows how far each language is translated.
struct CoverageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "coverage",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(SyncCommand.Texts.catalogs, valueName: SyncCommand.Texts.catalogValue)
  )
  var catalogs: [String] = []

  @Option(
    help: ArgumentHelp(
      FilterOptions.Texts.language,
      valueName: ValidateCommand.Texts.languagesValue
    )
  )
  var languages: LanguageList?

  @Option(help: ArgumentHelp(Texts.failUnder, valueName: Texts.percentValue))
  var failUnder: CoverageThreshold?

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = CoverageForm.text

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try CatalogSelection(paths: catalogs).paths(in: project)
      .map { try CatalogFile(at: $0, console) }
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      languages?.tags ?? [],
      known: configured + files.flatMap(\.catalog.languages)
    )
    let coverage = Coverage(
      of: files,
      in: languages?.tags ?? (configured.isEmpty ? nil : configured)
    )
    let shortfalls = failUnder.map(coverage.shortfalls) ?? []
    try print(coverage, shortfalls, to: console)
    if !shortfalls.isEmpty { throw ExitStatus.findings }
  }

  private func print(_ coverage: Coverage, _ shortfalls: [Diagnostic], to console: Console) throws {
    let table = CoverageTable(coverage, .current, namesLanguages: false)
    switch global.json ? .json : report {
    case .text:
      CoverageTextReport(coverage, console).print()
      DiagnosticPrinter.localized.print(shortfalls, to: console)
    case .json:
      try console.print(json: CoverageJSONReport(coverage, failUnder))
      DiagnosticPrinter.localized.print(shortfalls, to: console)
    case .markdown:
      console.print(table.markdown)
      DiagnosticPrinter.localized.print(shortfalls, to: console)
    case .github:
      CoverageTextReport(coverage, console).print()
      GitHubReport(findings: shortfalls, headings: [], markup: table.markdown).print(to: console)
    }
  }
}
