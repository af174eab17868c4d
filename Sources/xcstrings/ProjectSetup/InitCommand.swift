import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Creates `.xcstrings.yml` for a project.
struct InitCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Option(help: ArgumentHelp(Texts.languages, valueName: ValidateCommand.Texts.languagesValue))
  var languages: LanguageList?

  @Option(help: ArgumentHelp(Texts.sourceLanguage, valueName: SourceOptions.Texts.languageValue))
  var sourceLanguage: String?

  @Flag(help: ArgumentHelp(Texts.force))
  var force = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let file = try FileSystem.content(of: Project.fileName, as: .configuration)
    guard file.bytes == nil || force || dryRun.dryRun else {
      throw CommandFailure(
        Texts.exists(file.path),
        hint: Texts.existsHint,
        status: .findings
      )
    }
    try LanguageCheck.check(
      (languages?.tags ?? []) + [sourceLanguage].compactMap(\.self),
      known: []
    )
    var survey = try ProjectScan.conduct(sourceLanguage: sourceLanguage)
    guard !survey.discovery.targets.isEmpty || !survey.looseCatalogs.isEmpty else {
      throw CommandFailure(Texts.noProject, hint: Texts.noProjectHint, status: .noInput)
    }
    DiagnosticPrinter().print(survey.discovery.allDiagnostics, to: console)
    let progress = global.json ? nil : console.extractionProgress
    try await survey.readSources(progress: progress?.show)
    progress?.clear()
    let outline = try ProposedConfiguration(survey, languages: languages?.tags)
    if !dryRun.dryRun { try write(outline, to: file) }
    try InitializationReport(
      outline: outline,
      legacyTableCount: survey.legacyTableCount,
      path: file.path,
      isPreview: dryRun.dryRun
    )
    .print(asJSON: global.json, to: console)
  }

  private func write(_ outline: ProposedConfiguration, to file: FileContent) throws {
    let language = outline.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    let catalogs = try outline.newCatalogs.map { path in
      FileChange(
        try FileSystem.content(of: path, as: .catalog),
        to: StringCatalog(sourceLanguage: language).printed()
      )
    }
    let text = "# \(Texts.heading)\n" + outline.configuration.printedOutline()
    try FileSystem.replace(catalogs + [FileChange(file, to: Array(text.utf8))])
  }
}

// MARK: - Texts

extension InitCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Set up a project: write .xcstrings.yml.",
        comment: "Help of xcstrings init"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Looks for Swift packages, Xcode projects, manifests of XcodeGen and Tuist, catalogs and \
          .lproj folders in the current folder, finds the targets that have strings to translate, \
          and writes an .xcstrings.yml with the languages and, if the build does not specify them, \
          the catalogs and targets. Existing catalogs do not change. An existing .xcstrings.yml is \
          overwritten only with --force.

          Examples:
            xcstrings init
            xcstrings init --languages en,es
            xcstrings init --dry-run
          """,
        comment: "Help of xcstrings init. Do not translate the indented lines"
      )
    }
    static var languages: String {
      String(
        localized:
          "The languages of the project, separated by commas (default: its current languages).",
        comment: "Help of xcstrings init --languages"
      )
    }
    static var sourceLanguage: String {
      String(
        localized:
          "The language of the strings in the code (default: the project's source language, or English).",
        comment: "Help of xcstrings init --source-language"
      )
    }
    static var force: String {
      String(
        localized: "Overwrite an existing .xcstrings.yml.",
        comment: "Help of xcstrings init --force"
      )
    }
    static var heading: String {
      String(
        localized:
          "Localization settings of this project. 'xcstrings config --print' shows all settings.",
        comment: "First line of the .xcstrings.yml that xcstrings init writes; one line"
      )
    }
    static func exists(_ path: String) -> String {
      String(
        localized: "\(path) already exists in this folder.",
        comment: "Error of xcstrings init. The argument is the path of .xcstrings.yml"
      )
    }
    static var existsHint: String {
      String(
        localized: "--force overwrites it; --dry-run shows what would be written.",
        comment: "Below the error that there is a .xcstrings.yml already"
      )
    }
    static var noProject: String {
      String(
        localized: "There is no Swift package, no Xcode project and no catalog here.",
        comment: "Error of xcstrings init"
      )
    }
    static var noProjectHint: String {
      String(
        localized: "Run the command in the folder of your project.",
        comment: "Below the error of xcstrings init that there is no project"
      )
    }
  }
}
