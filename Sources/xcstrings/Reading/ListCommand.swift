import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Lists the strings of catalogs.
struct ListCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: .listAbstract,
      discussion: .listDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @Flag(help: ArgumentHelp(.listKeysOnly))
  var keysOnly = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let filter = try filterOptions.filter()
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      filter.languages,
      known: configured + files.flatMap(\.catalog.languages)
    )
    let form: TextsReport.Form =
      global.json ? .json : keysOnly ? .keys : console.isOutputTerminal ? .columns : .fields
    let isEmpty = try await TextsReport(filter, configured, console).print(files, as: form)
    if isEmpty, !filter.isEmpty { console.printStatus(String(localized: .listNothing)) }
  }
}
