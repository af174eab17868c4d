import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration

/// Adds the terms of CSV and TBX files to the glossary.
struct GlossaryImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .glossaryImportAbstract,
      discussion: .glossaryImportDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.glossaryImportFiles, valueName: .sourcePathValue),
    completion: .file(extensions: ["csv", "tbx"])
  )
  var files: [String]

  @Option(
    help: ArgumentHelp(.glossaryImportInto, valueName: .sourcePathValue),
    completion: .file(extensions: ["csv", "tbx"])
  )
  var into: String?

  @OptionGroup
  var access: AccessOptions

  @OptionGroup
  var preview: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.findForNewGlossary(console)
    let named = project?.configuration.glossaryFile.flatMap { project?.path($0.path) }
    guard let target = into ?? named else {
      throw CommandFailure(
        String(localized: .glossaryImportNoTarget),
        hint: String(localized: .glossaryImportNoTargetHint),
        status: .usage
      )
    }
    var addition = try GlossaryAddition(
      to: target,
      sourceLanguage: project?.sourceLanguage ?? Project.defaultSourceLanguage
    )
    let codes = project?.languageCodes ?? LanguageCodes()
    for file in files { try addition.add(file, codes: codes) }
    DiagnosticPrinter().print(addition.diagnostics, to: console)
    let hasErrors = addition.diagnostics.contains { $0.severity == .error }
    if hasErrors { throw ExitStatus.data }
    if !preview.dryRun { DiagnosticPrinter().print(try addition.write(), to: console) }
    if global.json {
      try console.print(json: GlossaryFileReport(file: target, terms: addition.changedCount))
    } else if !console.isQuiet {
      console.print(Texts.added(addition.changedCount, target))
    }
  }
}

extension GlossaryImportCommand {
  enum Texts {
    static func added(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) terms added or changed in \(path).",
        comment: "Result of xcstrings glossary import. The arguments are a number and a file"
      )
    }
  }
}
