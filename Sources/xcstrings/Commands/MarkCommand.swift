import ArgumentParser
import CommandSupport
import Localization
import ProjectModel
import StringCatalog

/// Changes the states of texts or of keys.
struct MarkCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mark",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(Texts.mark, valueName: FilterOptions.Texts.stateValue)
  )
  var mark: Mark

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let filter = try filterOptions.filter()
    guard !filter.isEmpty else {
      throw CommandFailure(
        RemoveCommand.Texts.everything,
        hint: RemoveCommand.Texts.sayWhat,
        status: .usage
      )
    }
    let project = try Project.find(console)
    let files = try catalogs.selection.files(for: filter, in: project, console)
    let editing = CatalogEditing(console: console, isDryRun: dryRun.dryRun)
    let configured = project?.configuration.languages ?? []
    let outcomes = try editing.edit(files) { file, catalog in
      mark.apply(to: filter.texts(of: file, languages: configured), &catalog)
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
  }
}

extension MarkCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Change the state of texts or keys.",
        comment: "Help of xcstrings mark"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Texts can be new, translated, needs_review or machine_translated; keys can be extracted, \
          manual or stale. A filter selects what is marked.

          Examples:
            xcstrings mark --as needs_review --language es --text Euro
            xcstrings mark --as translated --language es --state needs_review
            xcstrings mark --as manual --key push.title --key push.text
          """,
        comment: "Help of xcstrings mark. The indented lines are typed as they are"
      )
    }
    static var mark: String {
      String(
        localized: "The new state of the texts or keys.",
        comment: "Help of xcstrings mark --as"
      )
    }
  }
}
