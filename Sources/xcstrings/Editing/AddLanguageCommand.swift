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
    static var abstract: String {
      String(
        localized: "Add a language, with a string to translate for each key.",
        comment: "Help of xcstrings add-language"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Each key without a translation in the language gets a copy of the source text in the \
          state 'new', with the plural forms of the language. Stale keys and keys that need no \
          translation are skipped. The copies are only needed if translators edit the catalog \
          itself, not for Xcode or 'xcstrings export'.

          Examples:
            xcstrings add-language fr
            xcstrings add-language es-MX --copy-from es --state needs_review
          """,
        comment: "Help of xcstrings add-language. Do not translate the indented lines"
      )
    }
    static var language: String {
      String(
        localized: "The language, such as 'es', 'pt-BR' or 'zh-Hans'.",
        comment: "Help of the argument of xcstrings add-language and remove-language"
      )
    }
    static var state: String {
      String(
        localized: "The state of the copies (default: 'new').",
        comment: "Help of xcstrings add-language --state. Do not translate 'new'"
      )
    }
    static var origin: String {
      String(
        localized: "The language whose strings are copied (default: the source language).",
        comment: "Help of xcstrings add-language --copy-from"
      )
    }
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
