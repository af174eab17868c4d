import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Prints the keys of catalogs, like Apple's tool.
struct PrintCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "print",
      abstract: .printAbstract,
      discussion: .printDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let keys = try catalogs.selection(console).files(in: project).flatMap(\.catalog.keys)
    if global.json { return try console.print(json: keys) }
    for key in keys { console.print(key.escapedOnOneLine) }
  }
}
