import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Adds a language to catalogs.
struct AddLanguageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add-language",
      abstract: .addLanguageAbstract,
      discussion: .addLanguageDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.addLanguageLanguage, valueName: .sourceLanguageValue))
  var language: String

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(help: ArgumentHelp(.addLanguageState, valueName: .filterStateValue))
  var state: TranslationStateArgument?

  @Option(
    help: ArgumentHelp(.addLanguageOrigin, valueName: .sourceLanguageValue),
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
    let files = try catalogs.selection(console).files(in: project)
    try LanguageCheck.check([language], known: [])
    let known = files.flatMap(\.catalog.languages)
    if let copyFrom, !known.contains(copyFrom) {
      throw CommandFailure.noTexts(in: copyFrom, known: known)
    }
    let outcomes = try dryRun.edit(files) { file, catalog in
      let isNew = !file.catalog.languages.contains(language)
      let changes = try add(to: &catalog, file.path)
      if !isNew { console.printStatus(Texts.alreadyThere(language, file.path)) }
      return changes
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
    if let configured = project?.configuration.languages, !configured.isEmpty,
      !configured.contains(language)
    {
      console.printStatus(Texts.configuration(Project.fileName, language))
    }
  }

  private func add(
    to catalog: inout StringCatalog,
    _ path: String
  ) throws -> [EditChange] {
    do throws(StringCatalog.EditError) {
      return
        try catalog.addLanguage(
          language,
          state: state?.state ?? .new,
          copyingFrom: copyFrom
        )
        .map { EditChange(kind: .added, key: $0, language: language) }
    } catch {
      throw WorkspaceError.refusedEdit(error, in: catalog, at: path)
    }
  }
}

// MARK: - Texts

extension AddLanguageCommand {
  enum Texts {
    static func alreadyThere(_ language: String, _ path: String) -> String {
      String(
        localized:
          "\(path) already has translations in '\(language)'; only keys without a translation get one.",
        comment: "The first argument is a language, the second the path of a catalog"
      )
    }
    static func configuration(_ file: String, _ language: String) -> String {
      String(
        localized:
          "Add '\(language)' to 'languages' in \(file) so that all commands use the language.",
        comment:
          "Status message after a language was added. 'languages' is a key of the configuration"
      )
    }
  }
}
