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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @Flag(help: ArgumentHelp(Texts.keysOnly))
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
    if isEmpty, !filter.isEmpty { console.printStatus(Texts.nothing) }
  }
}

extension ListCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "List keys and strings.", comment: "Help of xcstrings list")
    }
    static var discussion: String {
      String(
        localized: """
          Without filters, all strings in all languages are listed. If the output is piped, each \
          line has six tab-separated fields: catalog, key, language, variation, state and string.

          Examples:
            xcstrings list
            xcstrings list --language es --state missing
            xcstrings list --text "good morning"
            xcstrings list Localizable.xcstrings --matching '^settings\\.' --keys-only
            xcstrings list --state needs_review --json > review.json
          """,
        comment: "Help of xcstrings list. Do not translate the indented lines"
      )
    }
    static var keysOnly: String {
      String(
        localized: "Print only the keys, one per line.",
        comment: "Help of xcstrings list --keys-only"
      )
    }
    static var nothing: String {
      String(
        localized: "No string matches the filter.",
        comment: "Status message of commands with a filter"
      )
    }
  }
}
