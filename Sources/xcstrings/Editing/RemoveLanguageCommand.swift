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
      abstract: .removeLanguageAbstract,
      discussion: .removeLanguageDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(
      .addLanguageLanguage,
      valueName: .sourceLanguageValue
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
