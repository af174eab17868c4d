import ArgumentParser
import CommandSupport
import Localization
import ProjectModel
import StringCatalog

/// Gives catalogs texts to translate to a language.
struct AddLanguageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add-language",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue))
  var language: String

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(help: ArgumentHelp(Texts.state, valueName: FilterOptions.Texts.stateValue))
  var state: TranslationStateArgument?

  @Option(
    help: ArgumentHelp(Texts.origin, valueName: SourceOptions.Texts.languageValue),
    completion: .languages
  )
  var copyFrom: String?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    try LanguageCheck.check(isNoCatalog: language)
    let files = try catalogs.selection.files(in: project, console)
    try LanguageCheck.check([language], known: [])
    let known = files.flatMap(\.catalog.languages)
    if let copyFrom, !known.contains(copyFrom) {
      throw CommandFailure.noTexts(in: copyFrom, known: known)
    }
    let editing = CatalogEditing(console: console, isDryRun: dryRun.dryRun)
    let outcomes = try editing.edit(files) { file, catalog in
      let isNew = !file.catalog.languages.contains(language)
      let changes = try add(to: &catalog, file.path)
      if !isNew { console.remark(Texts.alreadyThere(language, file.path)) }
      return changes
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
    if let configured = project?.configuration.languages, !configured.isEmpty,
      !configured.contains(language)
    {
      console.remark(Texts.configuration(Project.fileName, language))
    }
  }

  private func add(
    to catalog: inout StringCatalog,
    _ path: String
  ) throws(CommandFailure) -> [EditChange] {
    do throws(StringCatalog.EditError) {
      return
        try catalog.addLanguage(
          language,
          state: state?.state ?? .new,
          copyingFrom: copyFrom
        )
        .map { EditChange(kind: .added, key: $0, language: language) }
    } catch {
      throw CommandFailure(error, in: catalog, at: path)
    }
  }
}
