import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import ProjectModel
import StringCatalog

/// Describes a project in `.xcstrings.yml`.
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

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let file = try FileSystem.content(of: Project.fileName)
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
    var survey = try ProjectSurvey(sourceLanguage: sourceLanguage)
    guard !survey.discovery.targets.isEmpty || !survey.looseCatalogs.isEmpty else {
      throw CommandFailure(Texts.noProject, hint: Texts.noProjectHint, status: .noInput)
    }
    DiagnosticPrinter.localized.print(survey.discovery.diagnostics, to: console)
    try await survey.readSources(console, isMachineRead: global.json)
    let outline = ProjectOutline(survey, languages: languages?.tags)
    if !dryRun.dryRun { try write(outline, to: file) }
    try InitializationReport(
      outline: outline,
      legacyTableCount: survey.legacyTableCount,
      path: file.path,
      isPreview: dryRun.dryRun
    )
    .print(asJSON: global.json, to: console)
  }

  private func write(_ outline: ProjectOutline, to file: FileContent) throws {
    let language = outline.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    let catalogs = try outline.newCatalogs.map { path in
      FileChange(
        try FileSystem.content(of: path),
        to: StringCatalog(sourceLanguage: language).printed()
      )
    }
    let text = "# \(Texts.heading)\n" + outline.configuration.printedOutline()
    try FileSystem.replace(catalogs + [FileChange(file, to: Array(text.utf8))])
  }
}
