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
      abstract: Texts.abstract,
      discussion: Texts.discussion
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

extension PrintCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Print the keys, one per line.", comment: "Help of xcstrings print")
    }
    static var discussion: String {
      String(
        localized: """
          The keys are in the order of the catalog; a line break in a key is written as \\n. \
          'xcstrings list --keys-only' does the same with filters.

          Examples:
            xcstrings print Localizable.xcstrings
          """,
        comment: "Help of xcstrings print. Do not translate the indented lines"
      )
    }
  }
}
