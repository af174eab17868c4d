import ArgumentParser
import CommandSupport
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

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try CatalogSelection(paths: catalogs).paths(in: project)
      .map { try CatalogFile(at: $0, console) }
    let configured = project?.configuration.languages ?? []
    let present = files.flatMap(\.catalog.languages)
    try LanguageCheck.check(languages?.tags ?? [], known: configured + present)
    let rows = files.flatMap { file in
      let wanted = languages?.tags ?? (configured.isEmpty ? file.catalog.languages : configured)
      return wanted.map { CoverageRow(path: file.path, catalog: file.catalog, language: $0) }
    }
    if global.json {
      try console.print(json: CoverageJSONReport(catalogs: rows))
    } else {
      CoverageTable(rows: rows, console: console).print()
    }
  }
}
