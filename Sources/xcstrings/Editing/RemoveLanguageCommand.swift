import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Removes a language.
struct RemoveLanguageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove-language",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(
      AddLanguageCommand.Texts.language,
      valueName: SourceOptions.Texts.languageValue
    ),
    completion: .languages
  )
  var language: String

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    try LanguageCheck.check(isNoCatalog: language)
    let files = try catalogs.selection(console).files(in: project)
    let known = files.flatMap(\.catalog.languages)
    guard known.contains(language) else {
      throw CommandFailure.noTexts(in: language, known: known)
    }
    let outcomes = try dryRun.edit(files) { file, catalog in
      try remove(from: &catalog, file.path)
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
  }

  private func remove(
    from catalog: inout StringCatalog,
    _ path: String
  ) throws -> [EditChange] {
    do throws(StringCatalog.EditError) {
      return try catalog.removeLanguage(language)
        .map { EditChange(kind: .removed, key: $0, language: language) }
    } catch {
      throw WorkspaceError.refusedEdit(error, in: catalog, at: path)
    }
  }
}

extension RemoveLanguageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Remove all translations in a language.",
        comment: "Help of xcstrings remove-language"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The keys are kept. The source language cannot be removed.

          Examples:
            xcstrings remove-language fr --dry-run
            xcstrings remove-language fr Localizable.xcstrings
          """,
        comment: "Help of xcstrings remove-language. Do not translate the indented lines"
      )
    }
  }
}
