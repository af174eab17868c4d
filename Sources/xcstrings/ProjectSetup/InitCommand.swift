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
      abstract: .initAbstract,
      discussion: .initDiscussion
    )
  }

  @Option(help: ArgumentHelp(.initLanguages, valueName: .validateLanguagesValue))
  var languages: LanguageList?

  @Option(help: ArgumentHelp(.initSourceLanguage, valueName: .sourceLanguageValue))
  var sourceLanguage: String?

  @Flag(help: ArgumentHelp(.initForce))
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
        hint: String(localized: .initExistsHint),
        status: .findings
      )
    }
    try LanguageCheck.check(
      (languages?.tags ?? []) + [sourceLanguage].compactMap(\.self),
      known: []
    )
    var survey = try ProjectScan.conduct(sourceLanguage: sourceLanguage)
    guard !survey.discovery.targets.isEmpty || !survey.looseCatalogs.isEmpty else {
      throw CommandFailure(
        String(localized: .initNoProject),
        hint: String(localized: .initNoProjectHint),
        status: .noInput
      )
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
    let text = "# \(String(localized: .initHeading))\n" + outline.configuration.printedOutline()
    try FileSystem.replace(catalogs + [FileChange(file, to: Array(text.utf8))])
  }
}

// MARK: - Texts

extension InitCommand {
  enum Texts {
    static func exists(_ path: String) -> String {
      String(
        localized: "\(path) already exists in this folder.",
        comment: "Error of xcstrings init. The argument is the path of .xcstrings.yml"
      )
    }
  }
}
